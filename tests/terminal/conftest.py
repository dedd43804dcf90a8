"""A person at the plain-text game: in this process, through a pipe, on the MicroPython VM; and a game of ours there."""

import builtins
import subprocess
import sys
from pathlib import Path

import pytest

from glowgrid import games
from glowgrid.terminal import main as text_game
from tools import vm

LIB = Path(__file__).resolve().parent.parent.parent / "lib"


@pytest.fixture
def converse(monkeypatch, capsys):
    """Type `answers` (lines) into the game and return what stands on the terminal at the end, typing included;
    what follows them is the end of input."""

    def run(answers, seed=7):
        waiting = answers.splitlines()

        def typed(prompt):
            print(prompt, end="")
            if not waiting:
                raise EOFError
            print(waiting[0])
            return waiting.pop(0)

        monkeypatch.setattr(builtins, "input", typed)
        text_game.main(seed)
        assert not waiting, f"not asked for: {waiting}"
        return capsys.readouterr().out

    return run


@pytest.fixture
def another_game(monkeypatch):
    """Put a class of ours into the catalogue as its last game."""

    def add(game_class):
        row = ("another", game_class.title, "another", game_class.__name__, b"\0" * 8)
        load = games.load
        monkeypatch.setattr(games, "CATALOGUE", (*games.CATALOGUE, row))
        monkeypatch.setattr(games, "load", lambda key: game_class if key == "another" else load(key))

    return add


@pytest.fixture
def on_the_vm():
    """Type `answers` into the game on the MicroPython VM with a heap of 132 KB in 32-bit terms; return the terminal."""
    if not vm.is_there():
        pytest.skip(vm.MISSING)

    def run(answers, seed=7):
        code = f"from glowgrid.terminal.main import main; main({seed})"
        return vm.execute(code, heap="132wK", typed=answers)

    return run


class Session:
    """`python -m glowgrid` at the other end of a pipe."""

    def __init__(self, *arguments):
        command = [sys.executable, *(arguments or ("-m", "glowgrid"))]
        self.process = subprocess.Popen(
            command, cwd=LIB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.seen = ""

    def until(self, *ends):
        """Read until one of `ends` is the last that was printed; return what was read."""
        read = ""
        while not read.endswith(ends):
            character = self.process.stdout.read(1)
            assert character, f"the game ended: {read}{self.process.stderr.read()}"
            read += character
        self.seen += read
        return read

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def end(self):
        """Close the input; return what was printed after the last reading, when the game has ended in order."""
        rest, errors = self.process.communicate(timeout=30)
        assert (self.process.returncode, errors) == (0, "")
        return rest


@pytest.fixture
def session():
    """Start a Session; none outlives its test."""
    begun = []

    def start(*arguments):
        begun.append(Session(*arguments))
        return begun[-1]

    yield start
    for one in begun:
        one.process.kill()
        one.process.wait()
        for stream in (one.process.stdin, one.process.stdout, one.process.stderr):
            stream.close()
