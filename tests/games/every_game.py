"""Every game with default and other options, played at random, and its observable state."""

import pytest
import tiny
from cookbook import game_of_0_1_0

from glowgrid import games
from glowgrid.engine.game import ALL
from glowgrid.engine.options import defaults

CLASSES = {row[0]: games.load(row[0]) for row in games.CATALOGUE}
CLASSES.update(tiny.GAMES)
CLASSES["cookbook_0_1_0"] = game_of_0_1_0()
PLIES = 120  # a game that cannot end by itself is stopped after this many plies
SMALL = {"gomoku": (6, 4)}  # the other games are tested with their defaults
MORE = [
    ("connectx", (5, 4, 3, 3, 1)),
    ("connectx", (4, 12, 4, 2, 0)),
    ("gomoku", (12, 3)),
    ("othello", (4,)),
    ("othello", (6,)),
    ("othello", (14,)),
    ("quixo", (3,)),
    ("quixo", (4,)),
    ("tictactoe", (4,)),
]
TYPICAL = [(key, SMALL.get(key, defaults(CLASSES[key].OPTIONS))) for key in CLASSES]


def named(cases):
    return [pytest.param(*case, id=case[0] + "-".join(["", *map(str, case[1])])) for case in cases]


every_game = pytest.mark.parametrize(("key", "options"), named(TYPICAL))
every_size = pytest.mark.parametrize(("key", "options"), named(TYPICAL + MORE))


def cells(game):
    buffer = bytearray(game.rows * game.cols)
    if game.perfect:
        game.fill(buffer)
    else:
        game.fill(buffer, ALL)
    return bytes(buffer)


def state(game):
    """Return everything that users see or a search depends on."""
    shown = cells(game), game.kinds(), game.turn, game.ply, game.outcome, game.trace(), game.mover(), game.passed()
    return (*shown, game.key(), game.hash, tuple(game.legal_moves()))


def random_game(key, options, rng, watch=None):
    """Play to the end, or up to PLIES. `watch(game, move)` is called before each move."""
    game = CLASSES[key](*options)
    while game.outcome is None and game.ply < (game.longest or PLIES):
        move = rng.choice(game.legal_moves())
        if watch is not None:
            watch(game, move)
        game.push(move)
    return game
