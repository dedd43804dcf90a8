"""Check whether a diagram wins connect four against every play of the opponent.

Numba, which is in the extra `bench`, compiles the check. A check in plain Python takes about 100 times as long.
"""

import numpy
from numba import njit

from lab.learn import connectx_rules as rules
from lab.learn.connectx_rules import BOARD, BOTTOM, CELLS, Diagram, Position

MOST = 300_000  # positions after which a check gives up
_SLOTS = 1 << 21  # of the hash table, a power of two
_MEMORY = 3 * MOST  # positions that the hash table takes; then it is emptied before the next check
_WINS, _FAILS, _TOO_LARGE = 1, 0, -1

wins = njit(rules.wins)
by_mark = njit(rules.by_mark)


class Checker:
    """Plays diagrams against every reply. `line`: the positions that led to a failure, the last first."""

    def __init__(self) -> None:
        self._diagram = numpy.zeros(8, numpy.int64)
        self._seen = numpy.zeros(_SLOTS, numpy.int64)  # positions from which the diagram wins, by hash
        self._used = numpy.zeros(_MEMORY + 2 * MOST, numpy.int64)  # the slots in use
        self._line = numpy.zeros((len(CELLS), 2), numpy.int64)
        self._count = 0
        self.line: list[Position] = []

    def take(self, diagram: Diagram) -> None:
        """Choose the diagram for the next checks."""
        self._forget()
        self._diagram[:] = diagram

    def holds(self, me: int, other: int) -> bool:
        """Return whether the diagram wins from this position, in which it is the prover's turn."""
        if self._count > _MEMORY:
            self._forget()
        result, self._count, length = _check(
            self._diagram, me, other, self._seen, self._used, self._count, self._line, self._count + MOST
        )
        self.line = [(int(mine), int(theirs)) for mine, theirs in self._line[:length]]
        return bool(result == _WINS)

    def _forget(self) -> None:
        self._seen[self._used[: self._count]] = 0
        self._count = 0


@njit
def _slot(seen, key):  # type: ignore[no-untyped-def]
    """Return the slot that has `key`, or the free one where it belongs."""
    at = (key * 0x1E3779B97F4A7C15 >> 40) & (_SLOTS - 1)
    while seen[at] != 0 and seen[at] != key:
        at = (at + 1) & (_SLOTS - 1)
    return at


@njit
def _answer(diagram, me, other):  # type: ignore[no-untyped-def]
    """Return (move, replies to try, cells that win for `me` after the move). Without a win at once, for `me`.

    `replies` is 0 if the move makes two threats at once, and below 0 if it lets the opponent win.
    """
    filled = me | other
    within = (filled + BOTTOM) & BOARD
    theirs = wins(other, filled)
    move = theirs & within
    if move:
        move &= -move
    else:
        move = by_mark(diagram, within & ~(theirs >> 1) or within)
    filled |= move
    within = (filled + BOTTOM) & BOARD
    if theirs & within:
        return move, -1, 0
    mine = wins(me | move, filled)
    threats = mine & within
    if threats & (threats - 1):
        return move, 0, mine
    return move, threats or within, mine


@njit
def _check(diagram, me, other, seen, used, count, line, most):  # type: ignore[no-untyped-def]
    """Return (result, number of slots in use, length of the line that failed).

    The positions on the way, in which the prover has moved, are on a stack: its tokens, those of the opponent, the
    move, the cells that win for it, and the replies to try. A position is known by the sum of its own and all tokens.
    """
    stack = numpy.empty((len(CELLS), 5), numpy.int64)
    depth = 0
    mine = wins(me, me | other)
    while True:
        filled = me | other
        key = me + filled
        is_won = mine & (filled + BOTTOM) & BOARD != 0 or key and seen[_slot(seen, key)] == key
        if not is_won:
            move, replies, mine = _answer(diagram, me, other)
            if replies < 0:
                break
            stack[depth, 0], stack[depth, 1], stack[depth, 2] = me | move, other, move
            stack[depth, 3], stack[depth, 4] = mine, replies
            depth += 1
        while depth:  # the next reply, here or earlier
            me, other, move = stack[depth - 1, 0], stack[depth - 1, 1], stack[depth - 1, 2]
            mine, replies = stack[depth - 1, 3], stack[depth - 1, 4]
            if is_won and replies:  # the reply that was tried is refuted
                replies &= replies - 1
                stack[depth - 1, 4] = replies
            if replies:
                break
            depth -= 1
            is_won = True
            key = (me ^ move) + (me ^ move | other)
            if key:
                at = _slot(seen, key)
                seen[at] = key
                used[count] = at
                count += 1
                if count > most:
                    return _TOO_LARGE, count, 0
        else:
            return _WINS, count, 0
        other |= replies & -replies
        if me | other == BOARD:
            depth -= 1
            me, other = me ^ move, other ^ (replies & -replies)
            break
    line[0, 0], line[0, 1] = me, other
    for at in range(depth):
        line[depth - at, 0], line[depth - at, 1] = stack[at, 0] ^ stack[at, 2], stack[at, 1]
    return _FAILS, count, depth + 1
