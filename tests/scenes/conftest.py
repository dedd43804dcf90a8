"""Fixtures for tests of scenes with tiny games."""

import pytest
import tiny
from fakes import Player
from owner import fresh as fresh

from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW


@pytest.fixture
def play(monkeypatch):
    """Start a tiny game for two. `who` lists its players: the key of a bot, or "" for a person."""
    tiny.install(monkeypatch)

    def begin(key, who=("", ""), size=8, **parts):
        player = Player(size, size, **parts)
        player.wait(2000)
        session = player.app.session
        session.choose(key)
        session.setup().who = [*who] + [""] * 8
        player.app.go((BEGIN, NEW))
        player.wait(1500)
        return player

    return begin
