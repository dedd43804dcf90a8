"""Each game plays on the MicroPython VM, with a board's heap, exactly as on CPython."""

import runpy
import sys

import pytest
from needs import needs_vm

from glowgrid import games
from tools import vm

SCRIPT = vm.ROOT / "tests" / "games" / "random_game.py"
NEW = [("quixo", "Quixo"), ("othello", "Othello"), ("gomoku", "Gomoku")]
MODULES = sorted({(row[2], row[3]) for row in games.CATALOGUE} | set(NEW))
LARGE = [("connectx", "ConnectX", "9", "12"), ("othello", "Othello", "12"), ("gomoku", "Gomoku", "9", "4")]


@needs_vm
@pytest.mark.parametrize("what", MODULES + LARGE, ids="-".join)
def test_random_games_are_the_same_on_the_vm_as_on_cpython(what, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["random_game.py", *what])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    assert vm.run(SCRIPT, *what, heap="112wK") == capsys.readouterr().out


FAULTS = """
from glowgrid.engine.faults import IllegalMove
class Bot:
    name = "Stubborn"
print(IllegalMove(Bot, 4))
"""


@needs_vm
def test_exceptions_with_sentences_of_their_own_can_be_raised_on_the_vm():
    assert vm.execute(FAULTS).splitlines() == [
        "Stubborn chose 4, which is not a legal move here.",
    ]
