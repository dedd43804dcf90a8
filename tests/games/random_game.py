"""Script for the MicroPython VM: play random games of `module class options...`, print them and undo them."""

import sys

from glowgrid.engine import transcript
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng

PLIES = 120  # a game that cannot end by itself is stopped after this many plies


def shown(game):
    """Return a checksum of the observable state. Keeping lists would fragment a small heap."""
    total = game.hash
    for part in (game.key(), game.legal_moves(), game.candidates()):
        for value in part:
            total = (total * 31 + value) % 9999991
    return total


def play(make, seed):
    game, rng, states = make(), Rng(seed), []
    while game.outcome is None and game.ply < (game.longest or PLIES):
        if game.ply % 8 == 0:
            states.append(shown(game))
        move = rng.choice(game.legal_moves())
        assert game.is_legal(move) and (game.turn == CHANCE or game.picked(game.path(move)) == move)
        assert game.parse(game.notation(move)) == move
        game.push(move)
    line = transcript.write("it", game)
    assert list(transcript.read(line, lambda key: type(game))[1].moves) == list(game.moves)
    print(line.split("/")[2])
    print(game.outcome, game.hash)
    while game.can_pop():
        game.pop()
        if game.ply % 8 == 0:
            assert states.pop() == shown(game)


module, name = sys.argv[1:3]
options = [int(value) for value in sys.argv[3:]]
game_class = getattr(__import__("glowgrid.games." + module, None, None, (name,)), name)
for seed in range(3):
    play(lambda: game_class(*options), seed)
