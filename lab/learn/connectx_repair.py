"""Find a diagram that wins one connect-four position or several, by search and repair.

A failed check gives the last position that was still won. This position becomes a demand: among the cells where the
diagram may move, the marks must prefer one that wins. Single marks are changed until all demands are met. Then the
diagram is checked again.
"""

from collections.abc import Sequence

import numpy
from numba import njit

from lab.learn.connectx_check import Checker, by_mark
from lab.learn.connectx_rules import BLANK, CELLS, CLAIM, MARKS, Diagram, Position, choices
from lab.learn.connectx_values import Values

CHECKS = 60  # checks of one search, for one position
CHANGES = 300  # changes of marks between two checks
_KINDS = len(MARKS)

Demand = tuple[int, int]
"""(cells to choose from, those that win), as masks."""

FOLLOW_UP: Diagram = tuple(
    sum(1 << cell for cell in CELLS if (CLAIM if cell % 7 % 2 else BLANK) == mark) for mark in MARKS
)
"""The first diagram to try: it takes the second, fourth and sixth cell of each column as soon as it can."""


class Random:
    """The same numbers for the same seed, on every computer. `state`: one number for compiled code."""

    def __init__(self, seed: int) -> None:
        self.state = numpy.array([seed], numpy.int64)


def find(
    positions: Sequence[Position], start: Diagram, checker: Checker, values: Values, random: Random
) -> "Diagram | None":
    """Return a diagram that wins all `positions`, or None. Begin with `start`."""
    diagram = start
    demands: list[Demand] = []
    order = list(positions)
    for _ in range(CHECKS * len(order)):
        checker.take(diagram)
        failed = next((position for position in order if not checker.holds(*position)), None)
        if failed is None:
            return diagram
        if not checker.line:
            return None
        order.remove(failed)
        order.insert(0, failed)  # it will probably fail again
        for me, other in checker.line:
            if values.is_won(me, other):
                demands.append((choices(me, other), values.winning(me, other)))
                break
        changed = satisfy(demands, diagram, random)
        if changed is None:
            return None
        diagram = changed
    return None


def satisfy(demands: list[Demand], diagram: Diagram, random: Random) -> "Diagram | None":
    """Return a diagram that meets all `demands`, near `diagram`, or None if none was found."""
    marks = numpy.array(diagram, numpy.int64)
    is_done = _satisfy(numpy.array(demands, numpy.int64), marks, random.state, CHANGES)
    return tuple(map(int, marks)) if is_done else None


@njit
def _below(state, bound):  # type: ignore[no-untyped-def]
    """Return a random number from 0 to `bound` - 1."""
    state[0] = state[0] * 6364136223846793005 + 1442695040888963407
    return (state[0] >> 33 & 0x7FFFFFFF) % bound


@njit
def _mark(diagram, cell, mark):  # type: ignore[no-untyped-def]
    """Change the mark of one cell."""
    for at in range(_KINDS):
        diagram[at] &= ~cell
    diagram[mark] |= cell


@njit
def _broken(demands, diagram, most):  # type: ignore[no-untyped-def]
    """Return how many demands `diagram` does not meet. Stop counting above `most`."""
    count = 0
    for at in range(len(demands)):
        if not by_mark(diagram, demands[at, 0]) & demands[at, 1]:
            count += 1
            if count > most:
                break
    return count


@njit
def _options(among, winning, diagram, options):  # type: ignore[no-untyped-def]
    """Fill `options` with the diagrams that change one mark and meet one demand. Return their number."""
    count, left = 0, among
    while left:
        cell = left & -left
        left ^= cell
        for mark in range(_KINDS):
            options[count] = diagram
            _mark(options[count], cell, mark)
            if by_mark(options[count], among) & winning:
                count += 1
    return count


@njit
def _satisfy(demands, diagram, state, changes):  # type: ignore[no-untyped-def]
    """Change `diagram` until it meets all demands, and return whether it does."""
    options = numpy.empty((7 * _KINDS + 1, _KINDS), numpy.int64)
    best = numpy.empty(7 * _KINDS, numpy.int64)
    broken = numpy.empty(len(demands), numpy.int64)
    for _ in range(changes):
        count = 0
        for at in range(len(demands)):
            if not by_mark(diagram, demands[at, 0]) & demands[at, 1]:
                broken[count] = at
                count += 1
        if not count:
            return True
        at = broken[_below(state, count)]
        among, winning = demands[at, 0], demands[at, 1]
        count = _options(among, winning, diagram, options)
        if not count:  # several others come first
            _mark(diagram, by_mark(diagram, among), _below(state, _KINDS))
        elif _below(state, 8) == 0:
            diagram[:] = options[_below(state, count)]
        else:
            fewest, ties = len(demands) + 1, 0
            for at in range(count):
                left = _broken(demands, options[at], fewest)
                if left < fewest:
                    fewest, ties = left, 0
                if left == fewest:
                    best[ties] = at
                    ties += 1
            diagram[:] = options[best[_below(state, ties)]]
    return False
