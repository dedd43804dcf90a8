"""Put moves into the order in which a bot or the coach searches them."""

# On the drive, this module is part of search.py.

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.rng import Rng


def shuffled(moves: list, rng: "Rng") -> list:
    """Shuffle the list `moves`, and return it."""
    for last in range(len(moves) - 1, 0, -1):
        other = rng.below(last + 1)
        moves[last], moves[other] = moves[other], moves[last]
    return moves


def to_front(moves: list, move: int) -> None:
    """If `move` is one of `moves`, make it the first."""
    if move in moves:
        moves.remove(move)
        moves.insert(0, move)


def best_first(scores: list) -> list:
    """Return the indices of `scores`, the index of the highest score first. Equal scores keep their order.

    There are at most 1024 scores, and all are ints.

    >>> best_first([-3, 7, 7, 8])
    [3, 1, 2, 0]
    """
    keys = sorted([1024 * -score + at for at, score in enumerate(scores)])  # the board's sort has no stable order
    return [key % 1024 for key in keys]
