"""Breakthrough: counts of openings, captures, both ways to win, and agreement with a slow statement of the rules."""

import pytest
from generators import result_of
from perft import perft
from statement_breakthrough import Statement

from glowgrid.bots.search import Hard
from glowgrid.engine.rng import Rng
from glowgrid.games.breakthrough import Breakthrough


def played(moves, rows=5, cols=5):
    game = Breakthrough(rows, cols)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def placed(turn, *lines):
    """Return a game with these pieces: lines of X for player 1, O for player 2, and full stops."""
    game = Breakthrough(len(lines), len(lines[0]))
    game._board[:] = bytes(".XO".index(piece) for piece in "".join(lines))
    game._left = [0, "".join(lines).count("X"), "".join(lines).count("O")]
    game._value = sum(game._worths[1][cell] for cell, owner in enumerate(game._board) if owner == 1)
    game._value -= sum(game._worths[2][cell] for cell, owner in enumerate(game._board) if owner == 2)
    game.turn = turn
    return game


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def chosen(bot, game):
    return game.notation(result_of(bot.think(game, Rng(1))))


def test_the_number_of_openings_is_the_published_one():
    assert [perft(Breakthrough(), depth) for depth in (1, 2, 3)] == [22, 484, 11132]
    assert [perft(Breakthrough(5, 5), depth) for depth in (1, 2, 3, 4)] == [13, 156, 1924, 23084]


@pytest.mark.slow
def test_the_number_of_longer_openings_is_the_published_one():
    assert perft(Breakthrough(), 4) == 256036
    assert perft(Breakthrough(5, 5), 5) == 289828


def test_player_1_begins_at_the_top_and_moves_down():
    game = Breakthrough(6, 5)
    assert game.lines() == [
        "  a b c d e",
        "1 X X X X X",
        "2 X X X X X",
        "3 . . . . .",
        "4 . . . . .",
        "5 O O O O O",
        "6 O O O O O",
    ]
    assert names(game)[:5] == ["a2-a3", "a2-b3", "b2-a3", "b2-b3", "b2-c3"]


def test_a_piece_captures_diagonally_but_not_straight_ahead():
    game = placed(1, ".....", ".X...", "OOO..", ".....", "....O")
    assert names(game) == ["b2xa3", "b2xc3"]
    assert game.refusal((6,), 11) == ("pieces capture diagonally", 11)
    game.push(game.parse("b2xa3"))
    assert game.lines()[2:4] == ["2 . . . . .", "3 X O O . ."] and game.notation(game.last()) == "b2xa3"
    assert game.swept() == (6, 10) and game.trace() == (10,)


def test_a_piece_at_the_edge_does_not_move_over_to_the_other_edge():
    assert names(placed(1, ".....", "X...X", "....O", ".....", "....O")) == ["a2-a3", "a2-b3", "e2-d3"]
    assert names(placed(2, "X....", ".....", "O...O", ".....", ".....")) == ["a3-a2", "a3-b2", "e3-d2", "e3-e2"]


def test_a_piece_in_the_last_row_wins():
    game = placed(1, ".....", ".....", ".....", "X....", ".O..O")
    before = game.lines(), game.key(), game.hash, game.evaluate(1)
    game.push(game.parse("a4-a5"))
    assert game.outcome == (1, (20,), "a piece is in the last row") and game.legal_moves() == []
    game.pop()
    assert (game.lines(), game.key(), game.hash, game.evaluate(1)) == before and game.outcome is None
    game = placed(2, "....X", "O....", ".....", ".....", ".....")
    game.push(game.parse("a2-a1"))
    assert game.outcome.winner == 2


def test_capturing_all_pieces_wins():
    game = placed(2, ".....", ".....", "..X..", "...O.", ".....")
    game.push(game.parse("d4xc3"))
    assert game.outcome == (2, (12,), "all pieces are captured")


def test_refusals_say_what_is_wrong_with_the_cell():
    game = Breakthrough(5, 5)
    assert game.refusal((), 0) == ("it can't move", 0)
    assert game.refusal((), 12) == game.refusal((), 24)[:1] + (12,) == ("pick one of your pieces", 12)
    assert game.refusal((7,), 8) == ("your own piece is there", 8)
    assert game.refusal((7,), 14) == ("a piece moves one cell forward", 14)


def test_no_game_is_longer_than_the_limit():
    rng = Rng(5)
    for _ in range(50):
        game = Breakthrough(5, 5)
        while game.outcome is None:  # no capture and no win, if there is a choice
            slow = [move for move in game.legal_moves() if not game.at(move % 25) and 0 < move % 25 // 5 < 4]
            game.push(rng.choice(slow or game.legal_moves()))
        assert game.ply <= game.longest == 51


def test_a_threat_leaves_few_moves_for_the_strongest_bots():
    game = placed(2, "XX...", ".....", ".....", "X..X.", ".O..O")
    assert [game.notation(move) for move in game.urgent()] == ["b5xa4", "e5xd4"]
    game.turn = 1
    assert [game.notation(move) for move in game.urgent()] in (["d4-d5"], ["d4-c5"], ["d4xe5"])
    assert sorted(game.candidates()) == game.legal_moves()


def test_hard_captures_the_piece_that_would_win_and_wins_if_it_can():
    assert chosen(Hard(), placed(2, "XX...", ".....", "..O..", "X....", ".O..O")) == "b5xa4"
    assert chosen(Hard(), placed(1, "XX...", ".....", "..O..", "X....", ".O..O"))[:2] == "a4"


def test_the_value_is_that_of_the_pieces_on_the_board():
    rng = Rng(3)
    game = Breakthrough(6, 7)
    while game.outcome is None:
        worth = [sum(game._worths[owner][cell] for cell in range(42) if game.at(cell) == owner) for owner in (1, 2)]
        assert game.evaluate(1) == worth[0] - worth[1] == -game.evaluate(2)
        game.push(game.random_move(rng))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_random_games_agree_with_a_slow_statement_of_the_rules(seed):
    rng = Rng(seed + 1)
    for _ in range(100):
        size = 5 + rng.below(6), 5 + rng.below(6)
        game, statement = Breakthrough(*size), Statement(*size)
        while game.outcome is None:
            assert ("white", "black")[game.turn - 1] == statement.side and statement.winner is None
            assert set(names(game)) == statement.moves() and len(names(game)) == len(statement.moves())
            move = game.random_move(rng)
            statement.play(game.notation(move))
            game.push(move)
        assert ("white", "black")[game.outcome.winner - 1] == statement.winner
