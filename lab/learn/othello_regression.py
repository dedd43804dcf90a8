"""Fit the worth of patterns to the results of games, by least squares.

The difference of discs at the end is predicted by the sum of all lines' worth. A line's worth is the weighted sum of
its features (see othello_lines.py); an edge has a weight of its own for each pattern in addition. The weights of
features depend on the ply: they are given at KNOTS, and interpolated between them. Another weight is for the player to
move. The conjugate gradient method solves the equations, which are damped so that rare patterns stay near 0.
"""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from lab.learn.othello_lines import EDGES, FEATURES, KINDS, PATTERN_INDEXES, PATTERNS, Kind, Pattern

FIRST, LAST = 5, 54  # plies of the positions
KNOTS = FIRST, (FIRST + LAST) / 2, LAST
STEPS = 60  # of the conjugate gradient method
DAMPING = 0.005  # per position
MOST = 40  # a larger difference of discs counts as this
DENSE = FEATURES * len(KINDS) + 1  # the last one is for the player to move
UNKNOWNS = DENSE * len(KNOTS) + PATTERNS
Vector = list[float]


class Position(NamedTuple):
    """A position of a finished game. `margin`: how many discs player 1 had more at the end."""

    ply: int
    turn: int
    cells: bytes
    margin: int


class Weights(NamedTuple):
    """The weights at one ply: of the features, and of the patterns of edges."""

    features: Vector
    edges: Vector

    def worth(self, kind: Kind, cells: Pattern) -> float:
        """Return how many discs a pattern is worth for player 1."""
        found = sum(self.features[feature] * value for feature, value in kind.features[cells])
        if kind is EDGES:
            index, sign = PATTERN_INDEXES[cells]
            found += sign * self.edges[index]
        return found


class Solution:
    """All weights, as the regression found them."""

    def __init__(self, unknowns: Vector) -> None:
        self._unknowns = unknowns

    def at(self, ply: float) -> Weights:
        """Return the weights at a ply."""
        return Weights(blended(self._unknowns, ply), self._unknowns[DENSE * len(KNOTS) :])


class Group:
    """The positions with the same ply, as columns: one for each feature, and one for each edge of the board."""

    def __init__(self, ply: int, positions: list[Position]) -> None:
        self.ply = ply
        rows, edges = zip(*map(_row, positions))
        self.columns = list(zip(*rows))
        self.edges = list(zip(*edges))
        self.results = [float(max(-MOST, min(MOST, position.margin))) for position in positions]

    def predicted(self, unknowns: Vector) -> Vector:
        """Return the predicted result of each position."""
        found = [0.0] * len(self.results)
        for weight, column in zip(blended(unknowns, self.ply), self.columns):
            found = [value + weight * item for value, item in zip(found, column)]
        edges = unknowns[DENSE * len(KNOTS) :]
        for entries in self.edges:
            found = [value + sign * edges[index] for value, (index, sign) in zip(found, entries)]
        return found

    def add_back(self, values: Vector, found: Vector) -> None:
        """Add to `found`, for each unknown, the sum of `values` weighted by how much the unknown counts there."""
        knot, share = place(self.ply)
        for at, column in enumerate(self.columns):
            total = sum(map(mul, values, column))
            found[DENSE * knot + at] += total * (1 - share)
            found[DENSE * knot + DENSE + at] += total * share
        first = DENSE * len(KNOTS)
        for entries in self.edges:
            for value, (index, sign) in zip(values, entries):
                found[first + index] += sign * value


def _row(position: Position) -> tuple[list[int], list[tuple[int, int]]]:
    """Return (features, edges as their index and sign in the table) of a position."""
    discs = [(0, 1, -1)[disc] for disc in position.cells]
    row = [0] * (DENSE - 1) + [1 if position.turn == 1 else -1]
    edges = []
    for kind in KINDS:
        for line in kind.lines:
            cells = tuple([discs[cell] for cell in line])
            for feature, value in kind.features[cells]:
                row[feature] += value
            if kind is EDGES:
                edges.append(PATTERN_INDEXES[cells])
    return row, edges


def place(ply: float) -> tuple[int, float]:
    """Return (knot before a ply, share of the next knot)."""
    knot = 0 if ply < KNOTS[1] else 1
    share = (ply - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    return knot, max(0.0, min(1.0, share))


def blended(unknowns: Vector, ply: float) -> Vector:
    """Return the weights of the features at a ply."""
    knot, share = place(ply)
    before, after = (unknowns[DENSE * at : DENSE * at + DENSE] for at in (knot, knot + 1))
    return [a * (1 - share) + b * share for a, b in zip(before, after)]


def fit(positions: Sequence[Position]) -> Solution:
    """Return the weights that predict the results best."""
    by_ply: dict[int, list[Position]] = {}
    for position in positions:
        by_ply.setdefault(position.ply, []).append(position)
    groups = [Group(ply, by_ply[ply]) for ply in sorted(by_ply)]
    wanted = [0.0] * UNKNOWNS
    for group in groups:
        group.add_back(group.results, wanted)
    return Solution(_solved(groups, wanted, DAMPING * len(positions)))


def _solved(groups: list[Group], wanted: Vector, damping: float) -> Vector:
    """Solve the normal equations by the conjugate gradient method."""
    unknowns, rest, direction = [0.0] * UNKNOWNS, wanted, wanted
    size = _product(rest, rest)
    for _ in range(STEPS):
        if not size:
            break
        image = [damping * value for value in direction]
        for group in groups:
            group.add_back(group.predicted(direction), image)
        step = size / _product(direction, image)
        unknowns = [value + step * change for value, change in zip(unknowns, direction)]
        rest = [value - step * change for value, change in zip(rest, image)]
        size, before = _product(rest, rest), size
        direction = [value + size / before * change for value, change in zip(rest, direction)]
    return unknowns


def _product(a: Vector, b: Vector) -> float:
    return sum(map(mul, a, b))
