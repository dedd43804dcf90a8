"""Flags are saved whenever they change, and outlast moves, a power cut, a compaction, and leaving the game."""

import pytest
import tiny
from evening import Evening, Store, begin, comes_back

from glowgrid.engine.flags import flag
from glowgrid.session.match_start_modes import RESTORE_LEFT


@pytest.fixture
def session(monkeypatch):
    tiny.install(monkeypatch, {"coin": tiny.GAMES["coin"]})
    store = Store()
    session = Evening(store).session
    session.choose("coin")
    session.setup().who = [""] * 10
    begin(session)
    session.saves.update()
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
    if way == "compacted":
        session.saves.full = True
        session.saves.update()
    if way == "left":
        session.end()
        begin(session, RESTORE_LEFT)
    again = comes_back(store)[1]
    assert (again.match.game.acts, list(again.match.game.moves)) == before
    assert flag(again.match, 2)
    last = comes_back(store)[1].match.game
    assert last.acts == again.match.game.acts == [action for action in before[0] if action & 7 != 2]
