"""Which moves a player notices: rather those near the last move than far ones, rather straight than diagonal ones.

This is how easier bots make mistakes. They choose among the moves that they have seen, as people do, and overlook
a long or a diagonal line more often than the cell beside the last move.
"""

# On the drive, this module is part of search.py.

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Game
    from ..engine.rng import Rng

_DIAGONAL = 2  # steps by which a direction that is neither across nor down seems farther
_MOST = 80  # percentage of moves that are overlooked, at most


def seen(game: "Game", moves: list, misses: int, rng: "Rng") -> list:
    """Return those of `moves` that the player sees, at least one. A move straight beside the last one is always seen.
    Each further step adds `misses` to the percentage of moves that are overlooked."""
    last = game.trace(game.turn) if hasattr(game, "own") else game.trace()  # type: ignore[call-arg]  # as its `own`
    if not last:
        return moves
    row, col = last[0] // game.cols, last[0] % game.cols
    found = []
    for move in moves:
        path = game.path(move)
        if path:
            down, right = abs(path[-1] // game.cols - row), abs(path[-1] % game.cols - col)
            away = max(down, right) - 1 + (_DIAGONAL if down and right else 0)
            if rng.below(100) < min(misses * away, _MOST):
                continue
        found.append(move)
    return found or moves[:1]
