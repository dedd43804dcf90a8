"""Fixture that fails a test when anything but the match changes the live game."""

import sys

import pytest

from glowgrid.engine.match import Match

MAY = {"glowgrid.engine.match"}


@pytest.fixture
def live_games_are_guarded(monkeypatch):
    """Fail if any module but the match pushes or pops the game of a match."""
    set_up = Match._set_up

    def guarded(match, game):
        for name in ("push", "pop"):
            _guard(game, name)
        set_up(match, game)

    monkeypatch.setattr(Match, "_set_up", guarded)


def _guard(game, name):
    change = getattr(game, name)

    def checked(*args):
        frame = sys._getframe(1)
        if frame.f_code.co_name == "following":  # it changes any game; the match calls it for the live one
            frame = frame.f_back
        caller = frame.f_globals["__name__"]
        is_ours = caller.startswith("glowgrid.") and caller != type(game).__module__  # tests may cheat
        assert caller in MAY or not is_ours, f"{caller} calls {name} on a live game"
        return change(*args)

    setattr(game, name, checked)
