"""Minesweeper: find closed cells that are proven to be safe, or make the best guess if there are none.

Every number on the board is a constraint: so many of the closed cells around it hold a mine (see
minesweeper_layouts.py). Three steps find cells that are safe or hold a mine. The first looks at one constraint alone.
The second looks at two, if the cells of one are among those of the other. The third searches for a layout with a mine
on a cell, and for one without; if there is none, the opposite is proven. If few closed cells are left, the number of
all mines is a constraint, too. Nothing here looks at the mines of closed cells.

Loaded for bots and hints.
"""

from array import array

from ..engine.game import CHANCE, PASS
from .minesweeper_layouts import components, layouts, ways

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.rng import Rng
    from .minesweeper_field import Minefield

_SAFE, _MINE = 1, 2  # what is known about a closed cell; 0: nothing
_FEW = 20  # closed cells; if there are more, the number of all mines is no constraint
_MAX_PER_SEARCH = 100  # pauses in one search for a layout
_MAX_PAUSES = 250  # pauses in all searches before a guess, and again in all searches for a guess
_ROUGH = 25  # `misses` of a bot that looks at single constraints only


def hint(game: "Minefield") -> "Generator[int, None, int]":
    """Generator: return a cell that is proven to be safe, or PASS if there is none."""
    cell = yield from _proven(game, bytearray(game.rows * game.cols), 0)
    return PASS if cell < 0 else cell


def best(game: "Minefield", rng: "Rng", misses: int) -> "Generator[int, None, int]":
    """Generator: return a cell that is safe, or the cell that is least likely to hold a mine. If the bot overlooks
    moves (`misses` above 0), it does not search for layouts, and sometimes only guesses. From `_ROUGH` on, it does not
    compare constraints either."""
    known = bytearray(game.rows * game.cols)
    if game.turn == CHANCE:
        yield 100
        return game.draw(rng)
    if not misses or rng.below(100) >= misses:
        cell = yield from _proven(game, known, misses)
        if cell >= 0:
            return cell
    risks = yield from _risks(game, known, misses)
    found, least, count = -1, 0, 0
    for cell in range(len(known)):
        if not game._open[cell] and known[cell] != _MINE:
            if not count or risks[cell] < least:
                found, least, count = cell, risks[cell], 1
            elif risks[cell] == least:
                count += 1
                if not rng.below(count):
                    found = cell
    return found


# -- constraints


def _constraints(game: "Minefield", known: bytearray) -> "Generator[int, None, list]":
    """Generator: return all constraints (see minesweeper_layouts.py) on the cells about which nothing is known.

    If few cells are left, the last constraint is about all mines. It lists only the first of the cells that are in no
    other constraint.
    """
    is_open, found, closed, left = game._open, [], [], game._count
    touched, steps = set(), 0  # type: ignore[var-annotated]
    for cell in range(len(known)):
        left -= known[cell] == _MINE
        if not is_open[cell]:
            if not known[cell]:
                closed.append(cell)
        elif game._numbers[cell]:
            cells, mines = [], game._numbers[cell]
            for other in game.area(cell):
                if not is_open[other]:
                    mines -= known[other] == _MINE
                    if not known[other]:
                        cells.append(other)
            if cells:
                found.append((cells, mines, 0))
                touched.update(cells)
            steps += 8
        steps += 1
        if steps > 48:
            steps = 0
            yield 5
    if closed and len(closed) <= _FEW:
        alike = [cell for cell in closed if cell not in touched]
        cells = [cell for cell in closed if cell in touched] + alike[:1]
        found.append((cells, left, len(closed) - len(cells)))
    return found


def _proven(game: "Minefield", known: bytearray, misses: int) -> "Generator[int, None, int]":
    """Generator: write into `known` what can be proven, until a cell is safe. Return this cell, or -1."""
    if not game.ply:
        yield 100
        return game.rows // 2 * game.cols + game.cols // 2  # the first pick is always safe
    while True:
        constraints = yield from _constraints(game, known)
        yield 10
        is_new = False
        for at, (cells, mines, more) in enumerate(constraints):
            if at % 16 == 15:
                yield 15
            is_new = _apply(known, cells, mines, more) or is_new
        if not is_new and misses < _ROUGH:
            is_new = yield from _compare(known, constraints)
        if not is_new and not misses:
            is_new = yield from _search(known, constraints)
        for cell in range(len(known)):
            if known[cell] == _SAFE:
                return cell
        if not is_new:
            return -1


def _apply(known: bytearray, cells: "list | set", mines: int, more: int) -> bool:
    """If the constraint says the same of all its cells, write that into `known`, and return True. `more`: number of
    further cells."""
    if mines and mines != len(cells) + more:
        return False
    for cell in cells:
        known[cell] = _MINE if mines else _SAFE
    return len(cells) > 0


def _compare(known: bytearray, constraints: list) -> "Generator[int, None, bool]":
    """Generator: compare the constraints in pairs. Return whether something is proven."""
    sets = [set(constraint[0]) for constraint in constraints]
    for at, small in enumerate(sets):
        yield 20
        for other, large in enumerate(sets):
            if constraints[at][2] or len(small) >= len(large) or not small <= large:
                continue
            if _apply(known, large - small, constraints[other][1] - constraints[at][1], constraints[other][2]):
                return True
    return False


# -- layouts


def _search(known: bytearray, constraints: list) -> "Generator[int, None, bool]":
    """Generator: look for a layout with a mine, and for one without, on each cell. If there is none, write what is
    proven into `known`. Return whether something is proven."""
    is_new, left = False, _MAX_PAUSES
    for found in components(constraints):
        yield 40
        if not found:
            continue
        cells, group = found
        seen = dict.fromkeys(cells, 0)  # 1: can be empty, 2: can hold a mine, 3: both
        for at, cell in enumerate(cells):
            for value in (1, 0):
                if seen[cell] >> value & 1:
                    continue
                yield 45
                order = cells[at : at + 1]
                for away in range(1, len(cells)):  # what is near is tried first
                    order += cells[at + away : at + away + 1]
                    order += cells[at - away : at - away + 1] if away <= at else []
                steps, is_open = 0, False
                for layout in layouts(order, group, value):
                    steps += 1
                    is_open = layout is not None or steps > min(_MAX_PER_SEARCH, left)
                    if layout is not None:
                        for index, other in enumerate(order):
                            seen[other] |= 1 << layout[index]
                    if is_open:
                        break
                    yield 50
                left -= steps
                if not is_open:
                    known[cell] = _SAFE if value else _MINE
                    is_new = True
                    if value:
                        return True
    return is_new


def _risks(game: "Minefield", known: bytearray, misses: int) -> "Generator[int, None, array]":
    """Generator: return for each closed cell how likely it holds a mine, in thousandths. A bot with `misses` looks only
    at single constraints."""
    closed, left = 0, game._count
    for cell, what in enumerate(known):
        closed += not game._open[cell] and not what
        left -= what == _MINE
    share = left * 1000 // closed if closed else 0
    risks = array("H", bytes(2 * len(known)))
    for cell in range(len(risks)):
        risks[cell] = share
    yield 55
    constraints = yield from _constraints(game, known)
    yield 55
    for cells, mines, more in constraints:
        for cell in cells:
            risks[cell] = max(risks[cell], mines * 1000 // (len(cells) + more))
    if misses or not closed:
        return risks
    odds = left / max(closed - left, 1)
    total, spent = 0, 0  # the risks of cells with constraints; pauses
    for found in components(constraints):
        yield 60
        if found:
            cells, group = found
            closed -= len(cells)
            spent += yield from _count(risks, cells, group, odds, _MAX_PAUSES - spent)
            total += sum([risks[cell] for cell in cells])
    touched = {cell for constraint in constraints for cell in constraint[0]}
    for cell in range(len(risks)):
        if cell not in touched and closed:
            risks[cell] = max(left * 1000 - total, 0) // closed
    return risks


def _count(risks: "array", cells: list, constraints: list, odds: float, most: int) -> "Generator[int, None, int]":
    """Generator: write the risks of `cells`, unless that takes more than `most` pauses. Return how many it took.

    `odds`: the factor of a layout's weight for each of its mines. It is not used if a constraint is about all mines.
    """
    sums, whole, steps = [0.0] * len(cells), 0.0, 0
    knows_all = len(constraints[0][0]) == len(cells)
    for layout in layouts(cells, constraints):
        if layout is None:
            steps += 1
            if steps > most:
                return steps
            yield 70
            continue
        weight = odds ** sum(layout)
        if knows_all:
            weight = ways(constraints[0][2], constraints[0][1] - sum(layout))
        whole += weight
        for at, value in enumerate(layout):
            if value:
                sums[at] += weight
    if whole:
        for at, cell in enumerate(cells):
            risks[cell] = int(sums[at] * 1000 / whole)
    return steps
