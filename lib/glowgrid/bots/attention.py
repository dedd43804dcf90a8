"""Choose which moves an easier bot notices: near and straight ones more often than far and diagonal ones.

This is how easier bots make mistakes, as people do. They choose among the moves that they have noticed, and overlook a
long or a diagonal line more often than the cell beside the last move.
"""

# On the drive, this module is part of search.py.

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Game
    from ..engine.rng import Rng

_DIAGONAL_STEPS = 2  # steps that are added for a direction that is neither across nor down
_MAX_CHANCE = 80  # highest chance, in percent, that a move is overlooked


def noticed_moves(game: "Game", moves: list, misses: int, rng: "Rng") -> list:
    """Return those of `moves` that the player notices, at least one. A move straight beside the last one is always
    noticed. Each further step adds `misses` percent to the chance that a move is overlooked."""
    last = game.trace(game.turn) if hasattr(game, "own") else game.trace()  # type: ignore[call-arg]  # by viewer
    if not last:
        return moves
    row, col = last[0] // game.cols, last[0] % game.cols
    noticed = []
    for move in moves:
        path = game.path(move)
        if path:
            down, right = abs(path[-1] // game.cols - row), abs(path[-1] % game.cols - col)
            distance = max(down, right) - 1 + (_DIAGONAL_STEPS if down and right else 0)
            if rng.below(100) < min(misses * distance, _MAX_CHANCE):
                continue
        noticed.append(move)
    return noticed or moves[:1]
