"""Two people agree on marks after the last move of an online match in plain text, and a spectator sees them."""

import os
from pathlib import Path

import pytest
import tiny_agree
from players import PATHS

SITE = """
import sys
sys.path.append({folder!r})
from glowgrid import games
from tiny_agree import Dead
load = games.load
games.CATALOGUE = tuple(games.CATALOGUE) + (("dead", "Dead", "tictactoe", "Dead", bytes(8)),)
games.load = lambda key: Dead if key == "dead" else load(key)
"""


@pytest.fixture
def start(player, broker, tmp_path):
    folder = str(Path(tiny_agree.__file__).parent)
    (tmp_path / "sitecustomize.py").write_text(SITE.format(folder=folder), encoding="utf-8")
    paths = os.pathsep.join([str(tmp_path), PATHS])
    return lambda *arguments: player(*arguments, "--broker", f"127.0.0.1:{broker.port}", PYTHONPATH=paths)


def test_two_people_and_a_spectator_see_the_marks_and_the_result(start):
    one = start("--invite")
    one.type("dead", "y")
    code, watching = one.code()
    other, onlooker = start("--join", code), start("--join", watching)
    for player in (one, other):
        player.until("Your opponent is here.")
    onlooker.until("You are watching")
    for mover, move in ((one, "a1"), (other, "b1"), (one, "c1"), (other, "pass"), (one, "pass")):
        mover.until("which move, such as ")
        mover.type(move)
    other.until("which cell to mark?")
    other.type("a1", "done")
    one.until("marks a1.")
    one.until("accepts the marks.")
    one.until("which cell to mark?")
    one.type("c1", "done")
    other.until("marks c1.")
    other.until("which cell to mark?")
    other.type("done")
    for player in (one, other, onlooker):
        player.until("more pieces live.")
    assert "marks a1." in onlooker.seen and "marks c1." in onlooker.seen
