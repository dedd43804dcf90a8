"""Find the moves that changed a game most: "Where did it turn?". Loaded on demand, after the end of a game.

The whole search takes at most ten seconds on the reference board. First, the value of every second position tells
where the game changed. Then the moves there are compared with the best ones.
"""

from array import array

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.review import Review
    from ..engine.types import Clock
    from .coach import Coach

_MS = 600  # longest comparison of a move, with frames
_LAST_MS = 3000  # the same, for the move that let the opponent win at once
_NODES = 200  # most of a comparison
_PARTS = 60  # number of positions that are valued
_LOOKED_AT = 6  # number of moves that are compared with the best one
MOST = 3  # number of moves that are returned
_LARGE = 800  # leads below an eighth of the largest one are left out; a larger one than this counts as this


def find(coach: "Coach", review: "Review") -> "Generator[int, Clock | None, list]":
    """Generator: return up to MOST tuples (ply, better move, whether it wins, whether the move played loses), in the
    order of the game. Yield the progress from 0 to 100; each `yield` returns the clock, or None. At the end, `review`
    is at the last move again.
    """
    game = review.game
    winner = game.outcome.winner if game.outcome else 0
    game.fetch()
    yield 0
    stride = 2 * (1 + game.ply // (2 * _PARTS))
    suspects = _suspects(*(yield from _values(review, stride)))
    found: list = []
    looked_at = 0
    for ply, player in suspects:
        progress = 10 + 90 * looked_at // _LOOKED_AT
        while review.game.ply < ply:
            review.forward()
            yield progress
        is_theirs = game.turn == player or player == 2 and game.turn > 2
        is_won = game.turn == winner and ply + 3 >= len(review.moves)  # the winner's last two moves were good enough
        if is_won or not is_theirs or looked_at == _LOOKED_AT or len(game.legal_moves()) < 2:
            continue
        looked_at += 1
        for _ in game.prepare():
            yield progress
        longest = _LAST_MS if winner and ply + 2 == len(review.moves) else _MS
        search, clock = coach.compare(game, review.moves[ply], _NODES, longest), None
        try:
            while True:
                search.send(clock)
                clock = yield progress
        except StopIteration as done:
            lead, better, wins, loses = done.value
        finally:
            while game.ply > ply:
                game.pop()
        if lead > 0:
            found.append((lead, ply, better, wins, loses))
    while review.forward():
        yield 100
    found.sort()
    least = max(min(found[-1][0], _LARGE) // 8, getattr(game, "rating_span", 0) // 5) if found else 0
    return sorted([row[1:] for row in found[-MOST:] if row[0] >= least])


def _values(review: "Review", stride: int) -> "Generator[int, None, tuple]":
    """Generator: step back to the start, or as far as possible. Return (plies, the values of the positions there for
    player 1): the last ply, then all that `stride` divides, and the first."""
    game, last = review.game, review.game.ply
    plies, values = array("H"), array("h")
    is_first = False
    while True:
        if is_first or game.ply % stride == 0 or game.ply == last:
            plies.append(game.ply)
            values.append(game.evaluate(1))
        yield 10 * (last - game.ply) // max(last, 1)
        if is_first:
            return plies, values
        is_first = not review.back() or not game.can_pop()


def _suspects(plies: array, values: array) -> list:
    """Return tuples (ply, player), ascending: moves in the parts of the game where it changed most, and the side for
    which it became worse (2: any but player 1). `plies` and `values`: as from `_values`."""
    changes = sorted([(-abs(values[at] - values[at + 1]), at) for at in range(len(plies) - 1)])
    found: list = []
    for change, at in changes:
        player = 1 if values[at] < values[at + 1] else 2
        for ply in range(max(plies[at + 1] - 2, plies[-1]), plies[at]):
            if change and len(found) < 2 * _LOOKED_AT and (ply, player) not in found:
                found.append((ply, player))
    return sorted(found)
