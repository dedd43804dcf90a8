"""A game that was left can be resumed, after a power cut, too, until another unfinished game is left."""

import pytest
from evening import Evening, Store, begin, begin_by_people, comes_back, filled_journal

from glowgrid.session import Session
from glowgrid.session.match_start_modes import NEW, REPLAY, RESTORE_LEFT


def leave_after_two_moves(store):
    """Play two moves of tic-tac-toe, and leave for the menu. Return the session."""
    session = begin_by_people(Evening(store), "tictactoe")
    session.match.play(4)
    session.match.play(0)
    session.end()
    return session


def resumed(session):
    """Resume the game that was left last, and return its moves."""
    begin(session, RESTORE_LEFT)
    return list(session.match.game.moves)


def resumed_earlier(session):
    """Resume the game that was left before that one, as key B in the menu does, and return its moves."""
    session.end()
    session.left, session.kept = session.kept, session.left
    return resumed(session)


def start(session, key):
    session.choose(key)
    begin(session, NEW)


def test_a_game_that_was_left_for_the_menu_can_be_resumed_after_a_power_cut():
    store = Store()
    leave_after_two_moves(store)
    session = comes_back(store)[1]
    assert session.running is None and session.left_game() == 0
    assert resumed(session) == [4, 0]


def test_a_power_cut_before_the_first_move_of_another_game_keeps_the_one_that_was_left():
    store = Store()
    start(leave_after_two_moves(store), "gomoku")
    session = comes_back(store)[1]
    assert session.running.header().startswith("gomoku/") and resumed(session) == [4, 0]


def test_another_game_that_was_left_after_a_move_takes_its_place():
    store = Store()
    session = leave_after_two_moves(store)
    start(session, "gomoku")
    session.match.play(100)
    session.end()
    for found in (session, comes_back(store)[1]):
        assert resumed(found) == [100]


def test_a_game_in_which_only_the_dice_have_rolled_does_not_take_its_place():
    store = Store()
    session = leave_after_two_moves(store)
    start(session, "ur")
    while not session.match.game.ply:
        session.match.step()
    session.end()
    for found in (session, comes_back(store)[1]):
        assert resumed(found) == [4, 0]


def test_a_game_that_was_resumed_and_finished_is_not_offered_again():
    store = Store()
    session = leave_after_two_moves(store)
    resumed(session)
    for move in (1, 2, 7):
        session.match.play(move)
    session.end()
    assert session.left_game() < 0 and comes_back(store)[1].left_game() < 0


def offered(session):
    """Return the moves of the game that is offered, or None if there is none."""
    return resumed(session) if session.left_game() >= 0 else None


@pytest.mark.parametrize("act", [Session.end, resumed])
def test_a_power_cut_while_a_game_is_left_or_resumed_loses_nothing(act):
    """After the cut the game is either resumed at once or offered, with all its moves."""
    store, cuts = Store(), []
    session = leave_after_two_moves(store)
    if act is Session.end:
        resumed(session)
        session.match.play(1)
    moves = [4, 0, 1] if act is Session.end else [4, 0]
    store.watch = lambda: cuts.append(bytes(store.sector.data))
    act(session)
    assert len(set(cuts)) > 1
    for data in set(cuts):
        state, again = comes_back(Store(data=data))
        assert (list(state[2]) if state else offered(again)) == moves


def test_the_game_before_a_link_and_that_of_the_link_are_kept_over_power_cuts():
    store = Store()
    match = begin_by_people(Evening(store), "quixo").match
    match.play(match.game.legal_moves()[0])
    evening = Evening(store)
    evening.session.transcript = "tictactoe/3/"
    begin(evening.session, REPLAY)
    evening.session.match.play(4)
    evening.session.end()
    for resume, expected in (resumed, "tictactoe"), (resumed_earlier, "quixo"):
        session = comes_back(store)[1]
        resume(session)
        assert session.running.header().startswith(expected)


def test_a_compaction_keeps_a_game_that_was_left():
    store = Store()
    session = leave_after_two_moves(store)
    filled_journal(session)
    assert resumed(comes_back(store)[1]) == [4, 0]
    filled_journal(session)
    assert resumed(session) == [4, 0]
    session.match.play(1)
    assert list(comes_back(store)[1].match.game.moves) == [4, 0, 1]
