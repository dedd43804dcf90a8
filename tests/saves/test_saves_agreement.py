"""Marks of an agreement are saved with every act, and survive a power cut, a compaction, and leaving the game."""

import pytest
import tiny
from evening import Evening, Store, comes_back, interrupt, people
from tiny_agree import Dead

from glowgrid.engine.agreement import DONE
from glowgrid.engine.agreement_acts import act, cell_named
from glowgrid.engine.game import PASS
from glowgrid.words import saved as words


@pytest.fixture
def session(monkeypatch):
    tiny.install(monkeypatch, {"dead": Dead})
    store = Store()
    session = people(Evening(store), "dead")
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
    interrupt(session, way)
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


@pytest.mark.parametrize(("size", "is_said"), [(5, False), (15, False), (16, True), (19, True)])
def test_a_game_of_go_on_a_large_board_says_before_the_first_move_that_little_memory_is_left(size, is_said):
    evening = Evening(Store())
    session = people(evening, "go", (size, 13))
    assert session.match.game.ply == 0 and evening.said == [words.LESS_MEMORY] * is_said


def test_marks_of_go_come_back_with_groups_and_an_act_after_them():
    store = Store()
    session = people(Evening(store), "go")
    for name in ("C3", "E5", "C4", "F5", "G7", "pass", "pass"):
        session.match.play(session.match.game.parse(name))
    marked = [cell_named(session.match.game, name) for name in ("c3", "E5", "g7")]
    for action in (*marked, DONE, marked[2]):
        act(session.match, action)
    game = session.match.game
    assert [game.notation(cell) for cell in range(81) if game.marked[cell]] == ["E5", "F5", "C4", "C3"]
    before = marks(session)
    again = comes_back(store)[1]
    assert marks(again) == before and again.match.game.turn == 1
