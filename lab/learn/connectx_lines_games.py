"""Positions of connect four with the result of perfect play, and the features of their lines.

Games begin with 8 to 18 random plies. Then, moves are more often good than bad. So the positions resemble those of a
search: near perfect play, but not the same few games.
"""

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from glowgrid.engine.game import WON
from glowgrid.games import connectx_lines
from glowgrid.games.connectx import ConnectX
from tools.play import perfect

_RANDOM_PLIES = range(8, 19)
_FIRST, _LAST = 13, 33  # plies of the positions
_BEST, _SAME_CLASS = 0.55, 0.8  # below these: choose among the best moves, among those that keep the class, or all
_CHUNK = 4  # games that a process takes at once


class Example(NamedTuple):
    """A position. `result`: 1 if player 1 wins with perfect play, 0 for a draw, -1 if player 2 wins. `features`: for
    each player, kind of line, and 1 to 3 tokens, the number of open lines; negative for player 2."""

    features: list[int]
    turn: int
    result: int


def examples(seed: int, games: int) -> Iterator[Example]:
    """Generate the positions of `games` games, except those in which the player to move can win at once."""
    with ProcessPoolExecutor() as processes:
        for found in processes.map(partial(examples_of, seed), range(games), chunksize=_CHUNK):
            yield from found


def examples_of(seed: int, number: int) -> list[Example]:
    """Return the positions of the game with this number."""
    chance = random.Random(number * 7919 + 4 + seed)
    game, found = ConnectX(), []
    for _ in range(chance.choice(_RANDOM_PLIES)):
        if game.outcome is None:
            game.push(chance.choice(game.legal_moves()))
    while game.outcome is None and game.ply <= _LAST:
        known = perfect.scores(game.moves)
        best = max(known.values())
        value = game.foresight(game.turn)
        if game.ply >= _FIRST and all(value(move) < WON for move in known):
            result = perfect.class_of(best)
            found.append(Example(features(game), game.turn, result if game.turn == 1 else -result))
        game.push(_chosen(known, best, chance))
    return found


def _chosen(known: dict[int, int], best: int, chance: random.Random) -> int:
    """Return a move; `known` has the perfect scores."""
    share = chance.random()
    if share < _BEST:
        return chance.choice([move for move, score in known.items() if score == best])
    if share < _SAME_CLASS:
        kept = perfect.class_of(best)
        return chance.choice([move for move, score in known.items() if perfect.class_of(score) == kept])
    return chance.choice(list(known))


def features(game: ConnectX) -> list[int]:
    """Return the features of a position (see Example)."""
    kinds = connectx_lines._KINDS
    found = [0] * (2 * kinds * 3)
    for count in game._counted().counts:
        kind, tokens = divmod(count, connectx_lines._SIZE)
        second, first = divmod(tokens, game.to_win + 1)
        if first and not second:
            found[3 * kind + first - 1] += 1
        elif second and not first:
            found[3 * (kinds + kind) + second - 1] -= 1
    return found
