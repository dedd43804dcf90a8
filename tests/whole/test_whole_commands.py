"""The commands as people type them: the simulator with scripts and no window, and pdb beside a code.py."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = Path(__file__).parent / "scripts" / "game.txt"


def command(*arguments, stdin=""):
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "lib")}
    line = [sys.executable, *arguments]
    return subprocess.run(line, cwd=ROOT, env=environment, input=stdin, capture_output=True, text=True, timeout=120)


@pytest.mark.slow
def test_the_same_script_gives_the_same_files_byte_for_byte(tmp_path):
    for out in ("one", "two"):
        options = ["--script", str(GAME), "--seed", "5", "--format", "gif", "--out", str(tmp_path / out)]
        done = command("-m", "host_sim", "--headless", *options)
        assert done.returncode == 0, done.stderr
    one, two = sorted((tmp_path / "one").iterdir()), sorted((tmp_path / "two").iterdir())
    assert [file.name for file in one] == [file.name for file in two]
    assert len(one) >= 3
    for left, right in zip(one, two):
        assert left.read_bytes() == right.read_bytes(), left.name


def test_pdb_works_in_a_code_py_that_the_simulator_runs(tmp_path):
    """pdb imports the standard library's `code`, which our code.py must not hide."""
    (tmp_path / "code.py").write_text("import pdb\npdb.set_trace()\nprint('went on')\n")
    (tmp_path / "script.txt").write_text("wait 100\nexpect went on\n")
    options = ["--root", str(tmp_path), "--script", str(tmp_path / "script.txt"), "--patience", "0"]
    typed = "import code\np 'yes' if hasattr(code, 'InteractiveConsole') else 'no'\nc\n"
    done = command("-m", "host_sim", "--headless", *options, "--out", str(tmp_path / "out"), stdin=typed)
    assert "'yes'" in done.stdout + done.stderr and done.returncode == 0, done.stdout + done.stderr


def test_pdb_works_under_pytest(tmp_path):
    test = ROOT / "tests" / "engine" / "test_engine_boards.py"
    typed = "import code\np 'yes' if hasattr(code, 'InteractiveConsole') else 'no'\nc\n"
    done = command("-m", "pytest", "-n0", "--trace", "-k", "empty_sparse", str(test), stdin=typed)
    assert "'yes'" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("package", ["host_sim", "tools", "lab"])
def test_pdb_works_in_our_packages(package):
    run = f"import {package}, pdb; pdb.run('print(6 * 7)')"
    done = command("-c", run, stdin="import code\np hasattr(code, 'InteractiveConsole')\nc\n")
    assert "True" in done.stdout and "42" in done.stdout, done.stdout + done.stderr


def test_a_transcript_from_plain_text_can_be_shown_on_the_grid(tmp_path):
    played = command("-m", "glowgrid", stdin="othello\n\n\ny\n\n\nf5\nd6\ntranscript\nquit\n")
    (tmp_path / "game.txt").write_text(re.search(r"othello/8,0/\w+\n", played.stdout).group())
    (tmp_path / "script.txt").write_text("expect Replay of Othello, 2 moves.\nexpect plays f5\nexpect plays d6\n")
    options = ["--replay", str(tmp_path / "game.txt"), "--script", str(tmp_path / "script.txt")]
    done = command("-m", "host_sim", "--headless", *options, "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr + done.stdout
