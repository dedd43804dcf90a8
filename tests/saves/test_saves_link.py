"""A link with a transcript opens its game although another game was going on, and neither game is lost."""

import pytest
from evening import Evening, Store, begin, begin_by_people, comes_back, filled_journal, snapshot

from glowgrid.session.match_start_modes import NEW, REPLAY, RESTORE_LEFT, RESTORE_SAVED

TASK = "othello/8/f5d6c3"


def opens(store, line=TASK):
    """Power on with the transcript `line`, as Splash does. Return the evening."""
    evening = Evening(store)
    evening.session.transcript = line
    begin(evening.session, REPLAY)
    return evening


def two_moves(store):
    """Play two moves of tic-tac-toe, and cut the power."""
    match = begin_by_people(Evening(store), "tictactoe").match
    match.play(4)
    match.play(0)


def watched(session):
    """Play the transcript to its end, as the scene Replay does. Return the match."""
    for move in session.running.transcript[session.match.game.ply :]:
        session.match.play(move, True)
    return session.match


def goes_on(session, moves=2):
    """Continue a game that was replayed. Return its moves."""
    for _ in range(moves):
        session.match.play(session.match.game.legal_moves()[0])
        session.saves.update()
    return list(session.match.game.moves)


def begin_left(session):
    """Go back to a game that was left, or to the one before. Return its key and its moves."""
    session.end()
    if session.kept:
        session.left, session.kept = session.kept, session.left
    begin(session, RESTORE_LEFT)
    return session.running.header().split("/")[0], list(session.match.game.moves)


OURS = "tictactoe", [4, 0]


def test_the_game_of_a_link_opens_and_the_game_before_is_offered():
    store = Store()
    two_moves(store)
    session = opens(store).session
    assert len(session.running.transcript) == 3 and session.left_game() == 0
    assert begin_left(session) == OURS


def test_the_game_before_goes_on_without_the_link_if_nobody_played_on():
    store = Store()
    two_moves(store)
    watched(opens(store).session)
    assert list(comes_back(store)[1].match.game.moves) == [4, 0]


def test_a_task_that_was_continued_goes_on_with_the_same_link_and_the_game_before_is_still_offered():
    store = Store()
    two_moves(store)
    session = opens(store).session
    watched(session)
    moves = goes_on(session)
    for session in (opens(store).session, comes_back(store)[1]):
        assert session.running.transcript is None and list(session.match.game.moves) == moves
        assert session.left_game() == 0
    assert begin_left(session) == OURS


def test_a_game_that_was_taken_up_again_is_not_offered_a_second_time():
    store = Store()
    two_moves(store)
    begin_left(opens(store).session)
    session = comes_back(store)[1]
    assert list(session.match.game.moves) == [4, 0] and session.left_game() < 0
    for move in (1, 2, 7):
        session.match.play(move)
    assert session.match.game.outcome is not None
    begin(session, NEW)
    assert comes_back(store)[1].left_game() < 0


def test_another_link_starts_its_own_game_and_offers_the_task_that_was_continued():
    store = Store()
    session = opens(store).session
    watched(session)
    moves = goes_on(session)
    session = opens(store, "quixo/5/").session
    assert session.running.transcript is not None and len(session.running.transcript) == 0
    assert begin_left(session) == ("othello", moves)


@pytest.mark.parametrize("line", ["othello/6/", "othello/8/f5f6", "gomoku/15,5/"])
def test_a_game_that_began_differently_is_not_mistaken_for_the_task(line):
    store = Store()
    session = opens(store).session
    watched(session)
    goes_on(session)
    assert opens(store, line).session.running.transcript is not None


def test_a_replay_that_was_only_watched_begins_again_with_the_same_link():
    store = Store()
    watched(opens(store).session)
    assert snapshot(store).game == "" and opens(store).session.running.transcript is not None


@pytest.mark.parametrize("continued", [False, True])
def test_a_full_journal_keeps_both_games(continued):
    store = Store()
    two_moves(store)
    session = opens(store).session
    watched(session)
    moves = goes_on(session) if continued else []
    filled_journal(session)
    session = comes_back(store)[1]
    if continued:
        assert list(session.match.game.moves) == moves
    assert session.left_game() == 0
    assert begin_left(session) == OURS


def test_a_journal_that_is_full_when_the_task_goes_on_keeps_the_game_before():
    store = Store()
    two_moves(store)
    session = opens(store).session
    watched(session)
    while session.saves.journal.room > 120:
        session.saves.append(66, bytes((40, 40)))
    moves = goes_on(session)
    session = comes_back(store)[1]
    assert list(session.match.game.moves) == moves and begin_left(session) == OURS


def test_an_invalid_link_is_reported_and_the_game_before_goes_on():
    store = Store()
    two_moves(store)
    evening = opens(store, "othello/8/a1")
    assert evening.said and evening.session.match is None
    begin(evening.session, RESTORE_SAVED)
    assert list(evening.session.match.game.moves) == [4, 0]


def test_a_game_before_without_a_move_is_not_offered():
    store = Store()
    begin_by_people(Evening(store), "tictactoe")
    assert opens(store).session.left_game() < 0
