"""Starts and scores of matches, without a scene: from the setup, as a rematch, resumed, after a power cut, replayed."""

import pytest
import tiny
from evening import Evening, Store, begin, comes_back, opened

from glowgrid import games
from glowgrid.engine.game import CHANCE
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.saves.journal_snapshot import read
from glowgrid.session.match_start_modes import REMATCH, REPLAY, RESTORE_LEFT, RESTORE_SAVED

WON = (0, 3, 1, 4, 2)  # in tic-tac-toe the first player gets the top row


def people(store=None, options=(3,)):
    """Return a session in which two people play tic-tac-toe."""
    session = Evening(store or Store()).session
    session.setup().options, session.setup().who = options, [""] * 10
    begin(session)
    return session


def play(session, moves=WON):
    for move in moves:
        assert session.match.play(move)
        session.saves.update()


def power_cut(store):
    _, session = comes_back(store)
    return session


# -- modes


def test_a_rematch_keeps_the_seats_and_the_other_side_starts():
    session = people()
    play(session)
    match = session.match
    begin(session, REMATCH)
    assert session.match is match and match.game.ply == 0
    assert [seat.name for seat in match.seats] == ["Player 2", "Player 1"]


def test_a_handicap_stays_with_its_player_in_another_game_and_after_a_power_cut():
    store = Store()
    session = Evening(store).session
    session.choose("othello")
    session.setup().options, session.setup().who = (4, 2), [""] * 10
    begin(session)
    while session.match.game.outcome is None:
        play(session, session.match.game.legal_moves()[:1])
    begin(session, REMATCH)
    match = session.match
    assert [seat.name for seat in match.seats] == ["Player 1", "Player 2"]
    assert [match.game.at(cell) for cell in (0, 3, 12, 15)] == [1, 0, 0, 1]
    play(session, session.match.game.legal_moves()[:1])
    match = power_cut(store).match
    assert match.game.options == (4, 2) and match.game.ply == 1 and match.game.at(15) == 1


def test_an_unfinished_game_can_be_resumed_after_another():
    session = people()
    play(session, (4, 0))
    begin(session)
    assert session.match.game.ply == 0
    begin(session, RESTORE_LEFT)
    assert list(session.match.game.moves) == [4, 0] and session.left_game() < 0


def test_a_resumed_game_becomes_the_chosen_one():
    session = people()
    play(session, (4,))
    session.end()
    session.choose("othello")
    begin(session, RESTORE_LEFT)
    assert games.CATALOGUE[session.chosen][0] == "tictactoe"


def test_a_transcript_is_shown_to_people_and_not_saved():
    store = Store()
    session = Evening(store).session
    session.transcript = "othello/8/f5d6c3"
    begin(session, REPLAY)
    assert session.match.game.ply == 0 and len(session.running.transcript) == 3
    assert all(seat.person for seat in session.match.seats)
    assert power_cut(store).match is None


@pytest.mark.parametrize("mode", [RESTORE_SAVED, REPLAY])
def test_without_a_game_to_resume_there_is_no_match(mode):
    evening = Evening(Store())
    evening.session.transcript = "tictactoe/3/z9"
    assert begin(evening.session, mode) == ""
    assert evening.session.match is None
    assert len(evening.said) == (mode == REPLAY)


# -- the score


def test_a_win_counts_for_the_winner_on_either_side():
    session = people()
    play(session)
    begin(session, REMATCH)
    play(session)
    begin(session, REMATCH)
    play(session)
    assert session.running.score == [0, 2, 1]


def test_a_win_that_is_undone_and_redone_counts_once():
    session = people()
    play(session)
    session.match.take_back(2)
    assert session.running.score == [0, 0, 0]
    session.match.redo()
    session.match.redo()
    assert session.running.score == [0, 1, 0]


def test_an_undo_in_the_next_game_does_not_change_the_previous_result():
    session = people()
    play(session)
    begin(session, REMATCH)
    play(session, (4,))
    session.match.take_back()
    assert session.running.score == [0, 1, 0]


def test_a_reopened_game_is_restored_with_the_score_that_it_started_with():
    store = Store()
    session = people(store)
    journal = session.saves.journal
    play(session)
    while journal.room > 90:
        journal.append(66, bytes((40, 40)))
    session.saves.update()  # the journal is compacted while the game is over
    assert journal.room > 3000
    session.match.take_back()
    again = power_cut(store)
    assert again.match.game.ply == 4 and again.running.score == [0, 0, 0]
    assert read(again.saves).results[("tictactoe", "")] == [0, 0, 0]
    again.match.play(2)
    assert again.running.score == [0, 1, 0] and read(again.saves).results[("tictactoe", "")] == [1, 0, 0]
    assert opened(store).room > 3000


# -- random numbers


@pytest.mark.parametrize("taken_back", [1, 2, 3])
def test_a_game_of_dice_is_restored_with_undone_moves_and_the_same_dice(monkeypatch, taken_back):
    tiny.install(monkeypatch)
    store = Store()
    session = Evening(store).session
    session.choose("dice")
    session.setup().who = [""] * 10
    begin(session)
    match = session.match
    while match.game.ply < 9:
        if match.game.turn == CHANCE:
            match.step()
        else:
            match.play(match.game.legal_moves()[0])
    rolled = list(match.game.moves)
    assert match.take_back(taken_back) == taken_back
    again = power_cut(store).match
    for back in (match, again):
        assert list(back.game.moves) == rolled[: 9 - 2 * taken_back]
        while back.undone:
            back.redo()
        assert list(back.game.moves) == rolled


def test_a_game_resigned_and_reopened_is_restored_and_can_be_resigned_again():
    store = Store()
    session = people(store)
    play(session, (4, 0, RESIGN))
    assert session.running.score == [0, 0, 1] and power_cut(store).match is None
    session.match.take_back()
    again = power_cut(store)
    assert list(again.match.game.moves) == [4, 0] and again.running.score == [0, 0, 0]
    again.match.redo()
    assert again.running.score == [0, 0, 1] and again.match.game.outcome.winner == 2
