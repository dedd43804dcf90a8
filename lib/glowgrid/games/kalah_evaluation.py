"""Evaluate positions of Kalah for a search."""

# On the drive, this module is part of kalah.py.

from ..engine.game import WON
from .kalah_sowing import capture, sow

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

_CERTAIN = 8000  # the value of having most of the seeds in the store
_SEED, _AGAIN, _CAPTURED = 10, 10, 5  # values of a seed in the store, of another turn, and of a seed to capture


def evaluate(counts: bytearray, pits: int, turn: int) -> int:
    """Return the value for the player `turn`, who moves next. `counts`: the seeds by place, see kalah.py."""
    store, other = turn * (pits + 1) - 1, (3 - turn) * (pits + 1) - 1
    mine, theirs, again, captured = counts[store], counts[other], 0, 0
    value, left = _SEED * (mine - theirs), 0
    for place in range(store - pits, store):
        seeds = counts[place]
        facing = counts[2 * pits - place]
        value += seeds - facing
        left += seeds + facing
        last = place + seeds
        if last == store:
            again = _AGAIN
        elif seeds and last < store and not counts[last]:
            captured = max(captured, 1 + counts[2 * pits - last])
    if mine > theirs + left:
        value += _CERTAIN
    elif theirs > mine + left:
        value -= _CERTAIN
    return value + again + _CAPTURED * captured


def foresight(game: "Any", player: int) -> "Callable[[int], int]":
    """Return a function f(move) that returns the value for `player` after `move`. It sows on a copy of the seeds."""
    before, places, pits, turn = game._counts, game._places, game._pits, game.turn
    store = turn * (pits + 1) - 1

    def after(move: int) -> int:
        counts = before[:]
        start = places[move]
        counts[start] = 0
        last = sow(counts, turn, start, before[start])
        capture(counts, turn, last)
        if not any(counts[:pits]) or not any(counts[pits + 1 : -1]):
            lead = sum(counts[: pits + 1]) - sum(counts[pits + 1 :])
            return 0 if not lead else WON if (lead > 0) == (player == 1) else -WON
        next_turn = turn if last == store else 3 - turn
        value = evaluate(counts, pits, next_turn)
        return value if next_turn == player else -value

    return after
