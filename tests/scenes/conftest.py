"""What tests of scenes share: a tiny game, begun."""

import pytest
import tiny
from fakes import Player
from owner import fresh as fresh

from glowgrid.scenes.scene import BEGIN
from glowgrid.session.start_modes import NEW


@pytest.fixture
def play(monkeypatch):
    """Begin a tiny game of two; `who` sits at its seats: a bot by its key, "" is a person."""
    tiny.install(monkeypatch)

    def begin(key, who=("", ""), size=8):
        player = Player(size, size)
        player.wait(2000)
        session = player.app.session
        session.choose(key)
        session.setup().who = [*who] + [""] * 8
        player.app.go((BEGIN, NEW))
        player.wait(1500)
        return player

    return begin
