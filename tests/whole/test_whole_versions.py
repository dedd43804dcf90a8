"""Every command tells its version, and bad numbers get a sentence."""

import subprocess
import sys

import pytest

from glowgrid import __version__
from host_sim import ROOT

ON_OTHER_MACHINES = [ROOT / "tools" / "vm"]  # these scripts run on a VM
SCRIPT = "tests/whole/scripts/menu.txt"


def run(*arguments):
    """Run a module of the clone. Return its exit code and what it has printed."""
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, timeout=180)
    return done.returncode, done.stdout + done.stderr


def commands():
    """Return all commands of the tools, and those measurements that have options, as modules for `python -m`."""
    tools = [path for path in (ROOT / "tools").rglob("*.py") if 'if __name__ == "__main__"' in path.read_text("utf-8")]
    lab = [path for path in (ROOT / "lab").rglob("*.py") if "command_line.parser(" in path.read_text("utf-8")]
    found = [path.relative_to(ROOT).with_suffix("") for path in tools + lab if path.parent not in ON_OTHER_MACHINES]
    return sorted(".".join(path.parts).removesuffix(".__main__") for path in found)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["host_sim", "glowgrid", "tools.vm32", *commands()])
def test_a_command_tells_its_version(command):
    assert run(command, "--version") == (0, f"Glowgrid {__version__}\n")


@pytest.mark.parametrize("command", ["host_sim", "tools.build.serve"])
def test_a_port_that_no_computer_has_is_refused_in_a_sentence(command):
    code, said = run(command, "--port", "80000")
    assert code == 2 and "80000 is no port: those are 0 to 65535" in said and "Traceback" not in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("ABC", "an invite code has 16 letters and digits, or 12 to watch"),
        ("2hrd-3g1y-y2kr-619", "an invite code has 16 letters and digits, or 12 to watch"),
        ("2hrd-3g1y-y2kr-619x", "a letter or digit is wrong"),
        ("", "an invite code has 16 letters and digits, or 12 to watch"),
    ],
)
@pytest.mark.parametrize("more", [(), ("--broker", "localhost"), ("--headless", "--script", SCRIPT)])
def test_a_wrong_invite_code_is_refused_by_its_name(code, wrong, more):
    exit_code, said = run("host_sim", "--join", code, *more)
    assert exit_code == 2 and said.endswith(f"error: argument --join: {code!r} is no invite code: {wrong}\n")
    assert "INVITATION" not in said


@pytest.mark.parametrize("command", ["host_sim", "glowgrid"])
@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_may_be_read_in_part(command, option):
    with subprocess.Popen(
        [sys.executable, "-m", command, option], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        process.stdout.close()  # as `head` does once it has its lines
        assert process.stderr.read() == b"" and process.wait(60) == 0


@pytest.mark.parametrize("line", ["junk", "a/b/c", "othello/8/zz", "othello/8/"])
def test_a_script_without_a_display_does_not_replay_what_is_no_transcript(tmp_path, line):
    transcript, script = tmp_path / "game.txt", tmp_path / "script.txt"
    transcript.write_text(line)
    script.write_text("wait 100\n")
    code, said = run("host_sim", "--headless", "--replay", transcript, "--script", script, "--out", tmp_path)
    assert (code, "game.txt cannot be replayed: " in said) == ((0, False) if line.endswith("/") else (2, True))


def test_a_transcript_that_cannot_be_replayed_is_named_as_a_whole():
    code, said = run("host_sim", "--headless", "--script", SCRIPT, "--replay", "othelo/8/f5d6")
    assert code == 2 and "othelo/8/f5d6 cannot be replayed: 'othelo' is not in the catalogue" in said


def test_a_grid_that_no_board_has_is_refused_before_anything_opens():
    code, said = run("host_sim", "--grid", "3x3")
    assert code == 2 and "3x3 is no grid for a board: width and height are 5 to 32" in said
