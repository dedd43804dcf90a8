"""Script for the VM that plays one random game, and calls everything that scenes, text and bots call:

    whole_game.py GAME

If a value has a type for which CircuitPython lacks a method, the script ends with a traceback.
"""

import sys

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from glowgrid.engine.game import Game


_PLIES = 400  # a game without a limit is stopped after this many plies


def ask(game: "Game", mask: bytearray) -> None:
    """Call every method of `game` that does not change the game. `mask` has one byte per cell, and is overwritten."""
    game.fill(mask)
    game.targets((), mask)
    foresight = game.foresight(game.turn)
    for move in game.candidates() if game.turn != CHANCE else ():
        assert game.is_legal(move) and game.picked(game.path(move)) == move
        foresight(move)
    for player in range(1, game.players + 1):
        game.evaluate(player)
    game.key()
    str(game)
    game.trace(), game.swept(), game.hash, game.digit(1), game.snap(0), game.kind(0), game.expected()
    move = game.random_move(Rng(game.ply))
    assert game.parse(game.notation(move)) == move


def play(make: "Callable[[], Game]", rng: Rng, key: str) -> None:
    game, thinkers = make(), [bots.load(row[0])() for row in bots.CATALOGUE]
    mask = bytearray(game.rows * game.cols)
    while game.outcome is None and game.ply < (game.longest or _PLIES):
        ask(game, mask)
        if game.ply < len(thinkers) and game.turn != CHANCE:
            for _ in thinkers[game.ply].think(game, rng):
                pass
        game.push(game.random_move(rng))
    assert list(transcript.read(transcript.write(key, game), games.load)[1].moves) == list(game.moves)
    while game.can_pop():
        game.pop()


play(games.load(sys.argv[1]), Rng(1), sys.argv[1])
print("played")
