"""Flags are saved whenever they change, and outlast moves, a power cut, a compaction, and leaving the game."""

import pytest
import tiny
from evening import Evening, Store, comes_back, interrupt, people

from glowgrid.engine.flags import flag


@pytest.fixture
def session(monkeypatch):
    tiny.install(monkeypatch, {"coin": tiny.GAMES["coin"]})
    store = Store()
    session = people(Evening(store), "coin")
    game = session.match.game
    session.match.play(0)
    while session.match.step() or not game.turn:
        pass
    for cell in (1, 2, 3, 3, 4):
        assert flag(session.match, cell)
    others = [cell for cell in (5, 1) if 100 + cell != game.moves[1]]
    session.match.play(others[0])
    return session, store


@pytest.mark.parametrize("way", ["at once", "compacted", "left"])
def test_flags_come_back_after_a_power_cut(session, way):
    session, store = session
    before = session.match.game.acts, list(session.match.game.moves)
    assert len(before[0]) >= 2
    interrupt(session, way)
    again = comes_back(store)[1]
    assert (again.match.game.acts, list(again.match.game.moves)) == before
    assert flag(again.match, 2)
    last = comes_back(store)[1].match.game
    assert last.acts == again.match.game.acts == [action for action in before[0] if action & 7 != 2]
