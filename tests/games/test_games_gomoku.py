"""Gomoku: five in a row or more, and the moves a search considers."""

import pytest

from glowgrid.engine.faults import MoveError
from glowgrid.engine.rng import Rng
from glowgrid.games.gomoku import Gomoku


def play(game, text):
    for name in text.split():
        game.push(game.parse(name))
    return game


def names(game, moves):
    return " ".join(map(game.notation, moves))


def test_five_in_a_row_win():
    game = play(Gomoku(), "h8 a1 i8 a2 j8 a3 k8 a4")
    assert game.outcome is None
    play(game, "l8")
    assert (game.outcome.winner, names(game, game.outcome.line)) == (1, "h8 i8 j8 k8 l8")


def test_six_in_a_row_win_too():
    game = play(Gomoku(), "a1 a8 b2 b8 c3 c8 e5 e8 f6 f8 d4")
    assert (game.outcome.winner, names(game, sorted(game.outcome.line))) == (1, "a1 b2 c3 d4 e5 f6")


def test_the_search_starts_in_the_centre():
    assert names(Gomoku(), Gomoku().candidates()) == "h8"
    assert names(Gomoku(6), Gomoku(6).candidates()) == "d4"


def test_the_search_first_tries_moves_that_win_or_stop_a_win():
    game = play(Gomoku(), "h8 a1 i8 a2 j8 a3 k8 a4")
    assert {names(game, [move]) for move in game.candidates()[:3]} == {"g8", "l8", "a5"}


def test_the_search_tries_few_cells_all_next_to_open_rows():
    game = play(Gomoku(), "h8 a1")
    found = game.candidates()
    assert len(found) == len(set(found)) <= 12
    assert all(abs(move // 15 - 7) <= 4 and abs(move % 15 - 7) <= 4 for move in found)


def test_candidates_stay_correct_after_an_undo_and_other_moves():
    rng, game = Rng(1), Gomoku(12, 5)
    for _ in range(600):
        if game.outcome is not None or game.ply and rng.below(5) < 2:
            game.pop()
        else:
            game.push(rng.choice(game.legal_moves()))
        if rng.below(3) == 0 and game.outcome is None:
            fresh = game.copy()
            assert game.candidates() == fresh.candidates()
            assert (game.hash, game.evaluate(1), game.evaluate(2)) == (fresh.hash, fresh.evaluate(1), -game.evaluate(1))


def test_two_digit_rows_are_accepted():
    game = Gomoku()
    assert game.parse("A15") == 14 * 15
    for text in ("a16", "p1", "a01", "a", "15"):
        with pytest.raises(MoveError, match="expected one of 225 moves such as a1"):
            game.parse(text)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((4,), "size is 4, but it must be a whole number from 5 to 25."),
        ((26,), "size is 26, but it must be a whole number from 5 to 25."),
        ((7, 8), "to_win is 8, but it must be a whole number from 3 to 7."),
    ],
)
def test_unsupported_boards_are_refused(options, sentence):
    with pytest.raises(ValueError) as refused:
        Gomoku(*options)
    assert str(refused.value) == sentence
