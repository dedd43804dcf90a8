"""Gomoku: five or more, and what a search is told to look at."""

import pytest

from glowgrid.engine.chance import Chance
from glowgrid.engine.game import MoveError
from glowgrid.games.gomoku import Gomoku


def play(game, text):
    for name in text.split():
        game.push(game.parse(name))
    return game


def names(game, moves):
    return " ".join(map(game.notation, moves))


def near(game):
    """The empty cells at most two from a stone."""
    size, cells = game.rows, range(game.rows * game.cols)
    stones = [(cell // size, cell % size) for cell in cells if game.at(cell)]
    return {
        cell
        for cell in cells
        if not game.at(cell)
        and any(abs(cell // size - row) <= 2 and abs(cell % size - col) <= 2 for row, col in stones)
    }


def test_five_in_a_row_win():
    game = play(Gomoku(), "h8 a1 i8 a2 j8 a3 k8 a4")
    assert game.outcome is None
    play(game, "l8")
    assert (game.outcome.winner, names(game, game.outcome.line)) == (1, "h8 i8 j8 k8 l8")


def test_six_win_too():
    game = play(Gomoku(), "a1 a8 b2 b8 c3 c8 e5 e8 f6 f8 d4")
    assert (game.outcome.winner, names(game, sorted(game.outcome.line))) == (1, "a1 b2 c3 d4 e5 f6")


def test_the_search_begins_in_the_centre():
    assert names(Gomoku(), Gomoku().candidates()) == "h8"
    assert names(Gomoku(6), Gomoku(6).candidates()) == "d4"


def test_the_search_looks_round_the_last_stones_first():
    game = play(Gomoku(), "h8 b2")
    assert set(game.candidates()) == near(game)
    assert names(game, game.candidates()[:8]) == "a1 b1 c1 a2 c2 a3 b3 c3"
    assert names(game, game.candidates()[8:16]) == "g7 h7 i7 g8 i8 g9 h9 i9"


def test_candidates_stay_right_when_moves_are_taken_back_and_others_made():
    chance, game = Chance(1), Gomoku(12, 5)
    for _ in range(600):
        if game.outcome is not None or game.ply and chance.below(5) < 2:
            game.pop()
        else:
            game.push(chance.choice(game.legal_moves()))
        if chance.below(3) == 0 and game.ply and game.outcome is None:
            found = game.candidates()
            assert set(found) == near(game)
            assert len(found) == len(set(found))


def test_two_digit_rows_are_read():
    game = Gomoku()
    assert game.parse("A15") == 14 * 15
    for text in ("a16", "p1", "a01", "a", "15"):
        with pytest.raises(MoveError, match="expected one of 225 moves such as a1"):
            game.parse(text)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((4,), "size is 4; allowed is a whole number from 5 to 25."),
        ((26,), "size is 26; allowed is a whole number from 5 to 25."),
        ((7, 8), "to_win is 8; allowed is a whole number from 3 to 7."),
    ],
)
def test_other_boards_are_refused(options, sentence):
    with pytest.raises(ValueError) as refused:
        Gomoku(*options)
    assert str(refused.value) == sentence
