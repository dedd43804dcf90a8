"""The commands that `pip install` provides work in any folder, from a clone and from a wheel without a clone."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "tests" / "whole" / "scripts" / "game.txt"
NO_REPO = shutil.ignore_patterns(".*", "build", "*.egg-info", "node_modules", "__pycache__", "tests")
DRIVE = ("boot.py", "code.py", "settings.toml")


def run(*line, cwd=None, typed=""):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    line = [str(word) for word in line]
    return subprocess.run(line, cwd=cwd, input=typed, env=environment, capture_output=True, text=True, timeout=300)


def commands(python):
    """Return the path of a command beside this Python."""
    suffix = ".exe" if os.name == "nt" else ""
    return lambda name: Path(python).parent / (name + suffix)


def played_as_text(command, folder):
    done = run(command("glowgrid"), cwd=folder, typed="tictactoe\n\ny\n\n\n4\nquit\n")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def played_on_light(command, folder):
    done = run(command("glowgrid-sim"), "--headless", "--script", SCRIPT, "--seed", "5", "--format", "text", cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout, (folder / "out" / "later.txt").read_text()


def test_the_clones_commands_work_in_an_empty_folder(tmp_path):
    command = commands(sys.executable)
    assert "Player 1 (X) plays row 2, column 2." in played_as_text(command, tmp_path)
    said, light = played_on_light(command, tmp_path)
    assert "Player 1 (X) plays b2." in said and light


def test_the_simulators_help_names_the_typed_command(tmp_path):
    assert run(commands(sys.executable)("glowgrid-sim"), "--help").stdout.startswith("usage: glowgrid-sim [-h]")
    assert run(sys.executable, "-m", "host_sim", "--help", cwd=ROOT).stdout.startswith("usage: python -m host_sim [-h]")


def test_the_boards_start_files_exist_once_and_the_clone_runs_them():
    import host_sim

    assert host_sim.ROOT == ROOT
    found = [path.name for path in ROOT.rglob("boot.py") if not {".venv", "words"} & set(path.parts)]
    assert found == ["boot.py"]

@pytest.mark.skipif(not shutil.which("make"), reason="there is no make here")
@pytest.mark.parametrize(
    ("target", "named"),
    [
        ("play", ["what the simulator needs"]),
        ("web", ["what building the page (it draws", "a 32-bit MicroPython with npm, 1 MB: the page runs on it"]),
        ("vm32", ["what the simulator needs", "tests measure the board's heap"]),
    ],
)
def test_make_says_what_it_installs_and_why(target, named, tmp_path):
    said = run("make", "--dry-run", target, f"VENV={tmp_path / 'new'}", cwd=ROOT).stdout
    assert all(words in said for words in named)
    assert target == "vm32" or ("MicroPython" in said) == (target == "web")
    assert "testing" not in said


# -- without a clone


def wheel(folder):
    """Build the wheel of this tree in `folder`, which must be empty. Nothing is written beside the sources."""
    shutil.copytree(ROOT, folder / "source", ignore=NO_REPO)
    old = folder / "source" / "build" / "lib" / "glowgrid"
    old.mkdir(parents=True)
    (old / "gone.py").write_text("")  # left by an older build, so it must not get into this one
    done = run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder, folder / "source")
    if "No matching distribution found for setuptools" in done.stderr:
        pytest.skip("a wheel is built by a setuptools that cannot be fetched here")
    assert done.returncode == 0, done.stderr
    return next(folder.glob("glowgrid-*.whl"))


def fresh(folder, built):
    """Create an environment with this wheel and this environment's libraries except its Glowgrid. Return its Python."""
    assert run(sys.executable, "-m", "venv", folder).returncode == 0
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", built)
    assert done.returncode == 0, done.stderr
    libraries = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    Path(libraries, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python


@pytest.mark.slow(minutes=1)
def test_a_wheel_alone_works_in_an_empty_folder_like_the_clone(tmp_path):
    for name in ("wheel", "wheels_turn", "clones_turn"):
        (tmp_path / name).mkdir()
    python = fresh(tmp_path / "venv", wheel(tmp_path / "wheel"))
    found = "import glowgrid, host_sim; print(glowgrid.__file__, host_sim.ROOT, sep='\\n')"
    where = run(python, "-c", found, cwd=tmp_path)
    package, drive = (Path(line) for line in where.stdout.splitlines())
    assert tmp_path in package.parents and tmp_path in drive.parents
    assert not (package.parent / "gone.py").exists()
    assert [path.name for path in sorted(drive.iterdir()) if path.is_file()] == list(DRIVE)
    for name in DRIVE:
        assert (drive / name).read_bytes() == (ROOT / name).read_bytes()

    assert "Player 1 (X) plays row 2, column 2." in played_as_text(commands(python), tmp_path)
    light = played_on_light(commands(python), tmp_path / "wheels_turn")
    assert light == played_on_light(commands(sys.executable), tmp_path / "clones_turn")
