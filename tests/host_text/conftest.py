"""Fixtures for the plain-text game: people in this process or at the other end of a pipe, and a game that only tests
have.
"""

import builtins
import subprocess
import sys
from pathlib import Path

import pytest
from brokers import broker as broker
from network_board import many
from players import Player

from glowgrid import games
from host_text import offline

LIB = Path(__file__).resolve().parent.parent.parent / "lib"


@pytest.fixture
def converse(monkeypatch, capsys):
    """Type lines of `answers` into the game, then end the input. Return everything on the terminal, typing included."""

    def run(answers, seed=7):
        waiting = answers.splitlines()

        def typed(prompt):
            print(prompt, end="")
            if not waiting:
                raise EOFError
            print(waiting[0])
            return waiting.pop(0)

        monkeypatch.setattr(builtins, "input", typed)
        offline.play(seed)
        assert not waiting, f"not asked for: {waiting}"
        return capsys.readouterr().out

    return run


@pytest.fixture
def another_game(monkeypatch):
    """Add a class of the test to the end of the catalogue."""

    def add(game_class):
        row = ("another", game_class.title, "another", game_class.__name__, b"\0" * 8)
        load = games.load
        monkeypatch.setattr(games, "CATALOGUE", (*games.CATALOGUE, row))
        monkeypatch.setattr(games, "load", lambda key: game_class if key == "another" else load(key))

    return add


class Session:
    """`python -m glowgrid` at the other end of a pipe."""

    def __init__(self, *arguments):
        command = [sys.executable, *(arguments or ("-m", "glowgrid"))]
        self.process = subprocess.Popen(
            command, cwd=LIB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.seen = ""

    def until(self, *ends):
        """Read until the output ends with one of `ends`, and return it."""
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
        """Close the input. Return the rest of the output after the game has ended without an error."""
        rest, errors = self.process.communicate(timeout=30)
        assert (self.process.returncode, errors) == (0, "")
        return rest


@pytest.fixture
def session():
    """Start a Session, which is killed after the test."""
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


# -- online play: players in separate processes, and brokers between them


@pytest.fixture
def boards(broker):
    with many(broker) as make:
        yield make


def begun(kind):
    """Yield a function that starts objects of `kind`. All are killed after the test."""
    all_of_them = []

    def start(*arguments, **options):
        all_of_them.append(kind(*arguments, **options))
        return all_of_them[-1]

    yield start
    for one in all_of_them:
        one.kill()


@pytest.fixture
def player():
    yield from begun(Player)


@pytest.fixture
def terminal():
    """Start a module in a new terminal."""
    from terminals import Terminal

    yield from begun(Terminal)
