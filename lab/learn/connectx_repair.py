"""Find a diagram that wins a connect-four position, by search and repair.

A failed check gives the last position in which the win was still there. It becomes a demand: of these cells the marks
must prefer one of those. Single marks are changed until all demands are met; then the diagram is checked again.
"""

from lab.learn.connectx_check import Check
from lab.learn.connectx_rules import BLANK, CELLS, CLAIM, MARKS, Diagram, Position, bits, by_mark, choices
from lab.learn.connectx_values import Values

CHECKS = 60  # checks of one search
CHANGES = 300  # changes of marks between two checks

Demand = tuple[int, int]
"""(cells to choose from, those that win), as masks."""

FOLLOW_UP: Diagram = tuple(
    sum(1 << cell for cell in CELLS if (CLAIM if cell % 7 % 2 else BLANK) == mark) for mark in MARKS
)
"""The first diagram to try: it takes the second, fourth and sixth cell of each column as soon as it can."""


class Random:
    """The same numbers for the same seed, on every computer."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & (1 << 64) - 1
        return (self.state >> 33) % bound


def find(position: Position, start: Diagram, values: Values, random: Random) -> "Diagram | None":
    """Return a diagram that wins `position`, or None. Begin with `start`."""
    diagram = start
    demands: list[Demand] = []
    for _ in range(CHECKS):
        check = Check(diagram)
        if check.holds(*position):
            return diagram
        if not check.line:
            return None
        for me, other in check.line:
            if values.is_won(me, other):
                demand = choices(me, other), values.winning(me, other)
                break
        demands.append(demand)
        changed = satisfy(demands, diagram, random)
        if changed is None:
            return None
        diagram = changed
    return None


def satisfy(demands: list[Demand], diagram: Diagram, random: Random) -> "Diagram | None":
    """Return a diagram that meets all `demands`, near `diagram`, or None if none was found."""
    for _ in range(CHANGES):
        broken = [demand for demand in demands if not by_mark(diagram, demand[0]) & demand[1]]
        if not broken:
            return diagram
        demand = broken[random.below(len(broken))]
        options = []
        for cell in bits(demand[0]):
            for mark in MARKS:
                changed = marked(diagram, cell, mark)
                if by_mark(changed, demand[0]) & demand[1]:
                    options.append(changed)
        if not options:  # several others come first
            diagram = marked(diagram, by_mark(diagram, demand[0]), random.below(len(MARKS)))
            continue
        if random.below(8) == 0:
            diagram = options[random.below(len(options))]
            continue
        best: list[Diagram] = []
        fewest = len(demands) + 1
        for changed in options:
            count = 0
            for among, winning in demands:
                if not by_mark(changed, among) & winning:
                    count += 1
            if count < fewest:
                best, fewest = [], count
            if count == fewest:
                best.append(changed)
        diagram = best[random.below(len(best))]
    return None


def marked(diagram: Diagram, cell: int, mark: int) -> Diagram:
    """Return `diagram` with the mark of one cell changed. `cell`: a board with one bit."""
    return tuple([masks | cell if at == mark else masks & ~cell for at, masks in enumerate(diagram)])
