"""Twenty thousand random key events through the pins; a million come by `python -m tools.fuzz`."""

import contextlib
import io
import os

import pytest

from tools import fuzz

pytestmark = pytest.mark.skipif("GLOWGRID_LONG" not in os.environ, reason="takes minutes: GLOWGRID_LONG=1 runs it")

EVENTS = 20_000


def test_random_keys_raise_nothing_keep_match_and_light_in_step_and_leave_every_scene(monkeypatch):
    monkeypatch.setattr(fuzz, "PART", EVENTS // 10)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        failed = fuzz.main(["--events", str(EVENTS)])
    assert not failed, said.getvalue()
    scenes = said.getvalue().split("scenes: ")[1].split("\n")[0].split()
    assert {"Menu", "Setup", "Play", "Over", "Pause", "Statistics", "Check"} <= set(scenes)
    games = said.getvalue().split("games: ")[1].split("\n")[0].split()
    assert {"TicTacToe", "ConnectX", "Quixo", "Othello", "Gomoku"} <= set(games)


def test_a_fault_is_told_with_its_seed_and_ends_the_command_with_1(monkeypatch, capsys):
    part = fuzz.Part(3, 30)
    monkeypatch.setattr(part, "_look", lambda: part._fault("planted"))
    assert part.run().faults == ["seed 3, event 10: planted"]
