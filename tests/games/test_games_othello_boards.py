"""Othello's board for computers behaves exactly as the one on a board's drive."""

import pytest
from othello_of_the_drive import othello_of_the_drive

from glowgrid.engine.rng import Rng
from glowgrid.games.othello import Othello
from glowgrid.games.othello_table_board import TableBoard

Plain = othello_of_the_drive()
GAMES, AT_ONCE = 1000, 50
CELLS = range(-1, 65)


def state(game):
    """Return what others see of the position."""
    buffer = bytearray(game.rows * game.cols)
    game.fill(buffer)
    return (
        (game.turn, game.ply, game.outcome, game.last(), game.mover(), game.passed(), game.hash, game.key(), buffer),
        (game.legal_moves(), game.swept(), game.flipped(), game.score(1), game.score(2), list(game.moves)),
    )


def details(game):
    """Return what others learn of the position by methods that take longer."""
    cells = range(game.rows * game.cols)
    moves = game.candidates()
    after = game.foresight(2)
    return (
        (moves, game.mobility(), [game.evaluate(player) for player in (1, 2)], [after(move) for move in moves]),
        [game.is_legal(cell) for cell in CELLS],
        ([game.at(cell) for cell in cells], [game.preview((), move) for move in moves]),
    )


def test_only_the_game_on_computers_uses_tables():
    assert issubclass(Othello, TableBoard) and not issubclass(Plain, TableBoard)
    assert Othello.__name__ == Plain.__name__


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_a_thousand_random_games_are_the_same_with_and_without_tables(first):
    for seed in range(first, first + AT_ONCE):
        options = (4, 6, 8, 8, 8)[seed % 5], seed // 5 % 5
        tables, plain, rng = Othello(*options), Plain(*options), Rng(seed)
        while plain.outcome is None:
            move = rng.choice(plain.legal_moves())
            for game in (tables, plain):
                game.push(move)
            assert state(tables) == state(plain)
            if tables.ply % 8 == seed % 8 and plain.outcome is None:
                assert details(tables) == details(plain)
                assert state(tables.copy()) == state(plain.copy())
            for _ in range(rng.below(12) // 10):
                if tables.can_pop():
                    assert tables.pop() == plain.pop()
            assert state(tables) == state(plain)
        while plain.ply:
            assert tables.pop() == plain.pop()
            assert tables.key() == plain.key()
        assert state(tables) == state(plain) == state(Plain(*options))


@pytest.mark.parametrize("size", [4, 6, 8, 10, 14])
def test_a_game_can_be_prepared_in_short_steps_before_it_is_created(size):
    for _ in Othello.making(size, 2):
        pass
    assert state(Othello(size, 2)) == state(Plain(size, 2))
