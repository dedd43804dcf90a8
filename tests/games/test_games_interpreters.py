"""Bots play the same games, move for move, on CPython, on the 64-bit VM and on the VM used in browsers."""

import runpy
import sys

import pytest
from needs import needs_vm, needs_vm32

from tools import vm, vm32
from tools.build import payload

SCRIPT = vm.ROOT / "tests" / "games" / "bot_games.py"
GAMES, AT_ONCE = 200, 20


@needs_vm
@needs_vm32
@pytest.mark.slow(weekly=True, minutes=1)
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_two_hundred_bot_games_are_the_same_on_all_interpreters(first, monkeypatch, capsys):
    given = str(first), str(AT_ONCE)
    monkeypatch.setattr(sys, "argv", [SCRIPT.name, *given])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    here = capsys.readouterr().out.splitlines()
    assert len(here) == AT_ONCE
    assert vm.run(SCRIPT, *given, heap="32M").splitlines() == here
    with payload.drive(payload.SOURCE) as folder:  # names are not shortened there
        found = vm32.run(folder, "steps", SCRIPT.stem, *given, scripts=SCRIPT.parent)
    assert [row["line"] for row in found] == here
