"""Marks of an agreement are saved with every act, and survive a power cut, a compaction, and leaving the game."""

import pytest
import tiny
from evening import Evening, Store, begin, comes_back
from tiny_agree import Dead

from glowgrid import games
from glowgrid.engine.agreement import DONE, act
from glowgrid.engine.game import PASS
from glowgrid.session.match_start_modes import RESTORE_LEFT


@pytest.fixture
def session(monkeypatch):
    tiny.install(monkeypatch, {"dead": Dead})
    store = Store()
    session = Evening(store).session
    session.chosen = [row[0] for row in games.CATALOGUE].index("dead")
    session.setup().who = [""] * 10
    begin(session)
    session.saves.update()
    for move in (0, 1, 2, PASS, PASS):
        session.match.play(move)
    for action in (0, DONE, 1):
        act(session.match, action)
    return session, store


def marks(session):
    game = session.match.game
    return list(game.moves), game.acts, list(game.marked), game.turn, game.agreeing


@pytest.mark.parametrize("way", ["at once", "compacted", "left"])
def test_marks_come_back_after_a_power_cut(session, way):
    session, store = session
    before = marks(session)
    assert before[1] == [0, DONE, 1]
    if way == "compacted":
        session.saves.full = True
        session.saves.update()
    if way == "left":
        session.end()
        begin(session, RESTORE_LEFT)
    again = comes_back(store)[1]
    assert marks(again) == before
    act(again.match, DONE)
    assert comes_back(store)[1].match.game.turn == 2
    act(again.match, DONE)
    assert again.match.game.outcome.winner == 1 and comes_back(store)[1].match is None


def test_taking_back_forgets_the_marks(session):
    session, store = session
    session.match.take_back()
    assert comes_back(store)[1].match.game.acts is None
