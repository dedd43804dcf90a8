"""The games with faster modules on computers behave exactly as on a board."""

import pytest
from drive_games import of_the_drive

from glowgrid import games
from glowgrid.engine.game import Outcome, close
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.engine.rng import Rng

GAMES, AT_ONCE = 1000, 50
OPTIONS = {
    "othello": [(4, 1), (6, 0), (8, 0), (8, 0), (8, 3)],
    "tictactoe": [(3,), (3,), (3,), (4,), (11,)],
    "connectx": [
        *[(6, 7, 4, 2, 0), (6, 7, 4, 2, 1), (3, 3, 3, 2, 0), (9, 11, 5, 4, 0), (10, 10, 3, 10, 0), (11, 12, 4, 2, 0)],
        *[(3, 20, 3, 3, 0), (11, 12, 4, 3, 1), (7, 6, 5, 3, 0), (10, 10, 10, 2, 1), (3, 3, 3, 2, 1)],
    ],
}
PAIRS = {key: (games.load(key), of_the_drive(key)) for key in OPTIONS}


def state(game):
    """Return what others see of the position."""
    buffer = bytearray(game.rows * game.cols)
    game.fill(buffer)
    return (
        (game.turn, game.ply, game.outcome, game.last(), game.mover(), game.passed(), game.key(), buffer),
        (game.legal_moves(), game.trace(), game.swept(), game.score(1), game.score(2), list(game.moves)),
    )


def details(game):
    """Return what others learn of the position by methods that take longer."""
    cells = range(game.rows * game.cols)
    moves = game.candidates()
    after = game.foresight(2)
    return (
        (game.hash, moves, [game.evaluate(player) for player in (1, 2)], [after(move) for move in moves]),
        [game.is_legal(move) for move in range(-1, len(cells) + 1)],
        [(game.path(move), game.preview((), game.path(move)[0]), game.why(move)) for move in moves],
        ([game.at(cell) for cell in cells], [game.picked((cell,)) for cell in cells]),
    )


@pytest.mark.parametrize("key", PAIRS)
def test_the_game_of_a_computer_uses_other_code_than_the_drives(key):
    here, there = PAIRS[key]
    assert here.push is not there.push
    assert (here.__name__, here.title, here.OPTIONS[0].name) == (there.__name__, there.title, there.OPTIONS[0].name)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
@pytest.mark.parametrize("key", PAIRS)
def test_a_thousand_random_games_are_the_same_on_a_computer_and_on_a_board(key, first):
    for seed in range(first, first + AT_ONCE):
        options = OPTIONS[key][seed % len(OPTIONS[key])]
        here, there = (make(*options) for make in PAIRS[key])
        rng = Rng(seed)
        while there.outcome is None:
            move = rng.choice(there.legal_moves())
            here.push(move), there.push(move)
            assert state(here) == state(there)
            if here.ply % 8 == seed % 8 and there.outcome is None:
                assert details(here) == details(there)
                assert state(here.copy()) == state(there.copy())
            while there.ply and rng.below(12) == 0:
                assert here.pop() == there.pop()
                assert state(here) == state(there)
        while there.ply:
            assert here.pop() == there.pop()
            assert here.legal_moves() == there.legal_moves()
        assert state(here) == state(there) == state(PAIRS[key][1](*options))


@pytest.mark.parametrize("key", PAIRS)
def test_a_game_can_go_on_after_its_end_is_taken_back(key):
    for seed in range(20):
        rng = Rng(seed)
        here, there = (make(*OPTIONS[key][2]) for make in PAIRS[key])
        while there.outcome is None:
            move = rng.choice(there.legal_moves())
            here.push(move), there.push(move)
        for _ in range(3):
            assert here.pop() == there.pop()
        for game in (here, there):
            close(game, RESIGN, Outcome(2))
            assert game.legal_moves() == []
            close(game, 0, None)
        while there.outcome is None:
            move = rng.choice(there.legal_moves())
            here.push(move), there.push(move)
            assert state(here) == state(there)


@pytest.mark.parametrize("size", [4, 6, 8, 10, 14])
def test_othello_can_be_prepared_in_short_steps_before_the_game_is_created(size):
    here, there = PAIRS["othello"]
    for _ in here.making(size, 2):
        pass
    assert state(here(size, 2)) == state(there(size, 2))
