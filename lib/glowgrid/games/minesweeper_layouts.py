"""Minesweeper: layouts of mines that fit the open numbers, and how many there are. Loaded for bots and hints.

A constraint is a tuple (closed cells, number of mines, number of further cells). These cells and the further cells
together hold that many mines. The further cells are all alike, and in no other constraint.
"""

# On the drive, this module is part of minesweeper_deduction.py.

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

_DRAW = 256  # as in minesweeper_field.py; not imported, because that module imports this one
_SLICE = 12  # steps between two pauses


def chances(bits: int, left: int, mines: int) -> list:
    """Return (draw, number of layouts with it) for all draws about the next `bits` of `left` cells with `mines`."""
    counts = [ways(left - bits, mines - drawn) for drawn in range(bits + 1)]
    found = []
    for pattern in range(1 << bits):
        drawn = sum([pattern >> bit & 1 for bit in range(bits)])
        if counts[drawn]:
            found.append((_DRAW + pattern, counts[drawn]))
    return found


def ways(cells: int, mines: int) -> int:
    """Return the number of layouts of `mines` on `cells`."""
    count = 1 if 0 <= mines <= cells else 0
    for number in range(mines):
        count = count * (cells - number) // (number + 1)
    return count


def fewest(game: "Any") -> int:
    """Return the fewest picks that open all cells without a mine in `game`, a Minesweeper."""
    seen, picks, numbers = bytearray(len(game._open)), 0, game._numbers
    for cell in range(len(seen)):
        if not numbers[cell] and not seen[cell]:
            picks += 1
            seen[cell] = 1
            around = [cell]
            while around:
                for other in game.area(around.pop()):
                    if not seen[other]:
                        seen[other] = 1
                        if not numbers[other]:
                            around.append(other)
    return picks + sum([not seen[cell] and not game._mines[cell] for cell in range(len(seen))])


def components(constraints: list) -> "Iterator[tuple]":
    """Generator: yield the constraints in groups that have no cell in common, each as (cells, constraints). In `cells`,
    neighbouring cells of a group are near each other. Yield () in between, every few milliseconds."""
    left = constraints[:]
    while left:
        group, cells, seen = [left.pop()], [], set()  # type: ignore[var-annotated]
        for constraint in group:  # it grows
            for cell in constraint[0]:
                if cell not in seen:
                    seen.add(cell)
                    cells.append(cell)
            for at in range(len(left) - 1, -1, -1):
                if not seen.isdisjoint(left[at][0]):
                    group.append(left.pop(at))
            yield ()
        yield cells, group


def layouts(cells: list, constraints: list, first: int = -1) -> "Iterator[bytearray | None]":
    """Generator: yield each layout of mines on `cells`: 1 for a mine, one byte per cell, always in the same bytearray.
    `first`: the value of the first cell, or -1 if it can be both. Yield None every few milliseconds."""
    need = [constraint[1] for constraint in constraints]
    free = [len(constraint[0]) + constraint[2] for constraint in constraints]
    links: list = []  # by cell: its constraints
    for cell in cells:
        links.append([at for at, constraint in enumerate(constraints) if cell in constraint[0]])
        if len(links) % 4 == 0:
            yield None
    count, at, steps = len(cells), 0, 0
    values, tries = bytearray(count), bytearray(count)
    while at >= 0:
        steps += 1
        if steps % _SLICE == 0:
            yield None
        if at < count and tries[at] < 2:
            values[at] = tries[at]
            tries[at] += 1
            if at == 0 and first >= 0:
                values[0], tries[0] = first, 2
            is_possible = True
            for constraint in links[at]:
                need[constraint] -= values[at]
                free[constraint] -= 1
                is_possible = is_possible and 0 <= need[constraint] <= free[constraint]
            at += 1
            if is_possible:
                continue
        elif at < count:
            tries[at] = 0
        else:
            yield values
        at -= 1
        if at >= 0:
            for constraint in links[at]:
                need[constraint] += values[at]
                free[constraint] += 1
