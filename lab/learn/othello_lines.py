"""The lines of an Othello board of 8 x 8, the patterns of discs on them, and what a regression looks at in a pattern.

A pattern is a tuple with 1 for a disc of player 1, -1 for a disc of player 2 and 0 for an empty cell, from one end of
the line to the other. A pattern and its mirror image are worth the same. If the colours are swapped, the worth is
negated.
"""

import itertools
from functools import cached_property

SIZE = 8
HALF = SIZE // 2
MOST = 3**HALF - 1
PATTERNS = (MOST // 2 + 1) ** 2
"""Number of values that the table has for each kind of line."""
FEATURES = HALF + 2
"""Number of features of a kind of lines."""

Pattern = tuple[int, ...]


class Kind:
    """A kind of lines. `start`: where its values begin in a stage of the table. `first`: its first feature."""

    def __init__(self, number: int, lines: list[range]) -> None:
        self.lines, self.start, self.first = lines, PATTERNS * number, FEATURES * number

    @cached_property
    def features(self) -> dict[Pattern, list[tuple[int, int]]]:
        """The features of each pattern, as tuples (index, value)."""
        return {cells: [(self.first + at, value) for at, value in features(cells)] for cells in PATTERN_INDEXES}


def pattern_index(cells: Pattern) -> tuple[int, int]:
    """Return (index of a pattern's value in the table, 1). If the table has the negated value, return -1 instead of 1,
    and if the pattern is worth 0 by its symmetry, 0."""
    a, b = (sum((half[at] + 1) * 3**at for at in range(HALF)) for half in (cells[:HALF], cells[: -HALF - 1 : -1]))
    sign = (a + b < MOST) - (a + b > MOST)
    if sign < 0:
        a, b = MOST - a, MOST - b
    low, high = min(a, b), max(a, b)
    return low * (MOST + 2 - low) + high - low, sign


def features(cells: Pattern) -> list[tuple[int, int]]:
    """Return the features of a pattern as tuples (index, value), without those that are 0.

    They are the discs by their distance from the end, the moves of a player in this line, and the discs beside empty
    cells. All of them count for player 1, and against player 2.
    """
    found = [0] * FEATURES
    for at, disc in enumerate(cells):
        found[min(at, SIZE - 1 - at)] += disc
    found[HALF] = moves(cells) + moves(cells[::-1])
    found[HALF + 1] = sum(a if b == 0 else b if a == 0 else 0 for a, b in zip(cells, cells[1:]))
    return [(at, value) for at, value in enumerate(found) if value]


def moves(cells: Pattern) -> int:
    """Return how many moves player 1 has in a pattern, minus those of player 2, where the empty cell comes first."""
    found = run = 0
    is_open = False
    for at, disc in enumerate(cells):
        if disc == 0:
            is_open, run = True, 0
            continue
        if is_open and run and disc != cells[at - 1]:
            found += disc
            is_open = False
        run += 1
    return found


def _kinds() -> list[Kind]:
    """Return the kinds in the order of the table."""
    rows = [range(row * SIZE, row * SIZE + SIZE) for row in range(SIZE)]
    columns = [range(col, SIZE * SIZE, SIZE) for col in range(SIZE)]
    edges = [rows[0], rows[-1], columns[0], columns[-1]]
    diagonals = [range(0, SIZE * SIZE, SIZE + 1), range(SIZE - 1, SIZE * SIZE - 1, SIZE - 1)]
    return [Kind(number, lines) for number, lines in enumerate((rows[1:-1] + columns[1:-1], edges, diagonals))]


PATTERN_INDEXES = {cells: pattern_index(cells) for cells in itertools.product((-1, 0, 1), repeat=SIZE)}
KINDS = _kinds()
EDGES = KINDS[1]
