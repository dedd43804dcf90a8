"""Minesweeper: which closed cells are safe, as far as the open numbers prove it, and the best guess if none is.

Every number is a rule: so many of these closed cells hold a mine. Three steps find cells that are safe or hold a mine:
one rule alone; two rules, if the cells of one are among those of the other; and a search for a layout with, or without,
a mine on a cell. If there is none, the opposite is proven. If few cells are left, the number of all mines is one more
rule. Nothing here looks at the mines of closed cells, except for `redraw`, if it cannot find another layout.

Loaded for bots, hints and copies.
"""

from array import array

from ..engine.game import CHANCE, PASS

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator, Iterator

    from ..engine.rng import Rng
    from .minesweeper import Minesweeper

_DRAW, _BITS = 256, 10  # as in minesweeper.py
_SAFE, _MINE = 1, 2  # what is known about a closed cell; 0: nothing
_FEW = 20  # closed cells; up to here the number of all mines is a rule
_ONE = 100  # pauses of one search for a layout, at most
_MOST = 250  # pauses of all searches before a guess, at most, and of all searches for a guess
_EACH = 12  # steps from one pause to the next
_ROUGH = 25  # `misses` of a bot that looks at single rules only


def chances(bits: int, left: int, mines: int) -> list:
    """Return (draw, number of layouts with it) for all draws about the next `bits` of `left` cells with `mines`."""
    ways = [_ways(left - bits, mines - drawn) for drawn in range(bits + 1)]
    found = []
    for pattern in range(1 << bits):
        drawn = sum([pattern >> bit & 1 for bit in range(bits)])
        if ways[drawn]:
            found.append((_DRAW + pattern, ways[drawn]))
    return found


def _ways(cells: int, mines: int) -> int:
    """Return the number of layouts of `mines` on `cells`."""
    count = 1 if 0 <= mines <= cells else 0
    for number in range(mines):
        count = count * (cells - number) // (number + 1)
    return count


def fewest(game: "Minesweeper") -> int:
    """Return the fewest picks that open all cells without a mine."""
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


def hint(game: "Minesweeper") -> "Generator[int, None, int]":
    """Generator: return a cell that is proven to be safe, or PASS if there is none."""
    cell = yield from _proven(game, bytearray(game.rows * game.cols), 0)
    return PASS if cell < 0 else cell


def best(game: "Minesweeper", rng: "Rng", misses: int) -> "Generator[int, None, int]":
    """Generator: return a cell that is safe, or the cell that is least likely to hold a mine. If the bot overlooks
    moves (`misses` above 0), it does not search for layouts, and sometimes only guesses. From `_ROUGH` on, it does not
    compare rules either."""
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


# -- rules


def _rules(game: "Minesweeper", known: bytearray) -> list:
    """Return all rules, each as (list of cells about which nothing is known, number of mines, number of further cells).

    If few cells are left, the last rule is about all mines. Cells that no other rule names are all alike, so only the
    first of them is in its list, and the others are its further cells.
    """
    is_open, found, closed, left = game._open, [], [], game._count
    touched = set()
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
    if closed and len(closed) <= _FEW:
        alike = [cell for cell in closed if cell not in touched]
        cells = [cell for cell in closed if cell in touched] + alike[:1]
        found.append((cells, left, len(closed) - len(cells)))
    return found


def _proven(game: "Minesweeper", known: bytearray, misses: int) -> "Generator[int, None, int]":
    """Generator: write into `known` what can be proven, until a cell is safe. Return this cell, or -1."""
    if not game.ply:
        yield 100
        return game.rows // 2 * game.cols + game.cols // 2  # the first pick is always safe
    while True:
        rules = _rules(game, known)
        yield 10
        is_new = False
        for cells, mines, more in rules:
            is_new = _apply(known, cells, mines, more) or is_new
        if not is_new and misses < _ROUGH:
            is_new = yield from _compare(known, rules)
        if not is_new and not misses:
            is_new = yield from _search(known, rules)
        for cell in range(len(known)):
            if known[cell] == _SAFE:
                return cell
        if not is_new:
            return -1


def _apply(known: bytearray, cells: "list | set", mines: int, more: int) -> bool:
    """If the rule says the same of all its cells, write that into `known`, and return True. `more`: further cells."""
    if mines and mines != len(cells) + more:
        return False
    for cell in cells:
        known[cell] = _MINE if mines else _SAFE
    return len(cells) > 0


def _compare(known: bytearray, rules: list) -> "Generator[int, None, bool]":
    """Generator: compare the rules in pairs. Return whether something is proven."""
    sets = [set(rule[0]) for rule in rules]
    for at, small in enumerate(sets):
        yield 20
        for other, large in enumerate(sets):
            if rules[at][2] or len(small) >= len(large) or not small <= large:
                continue
            if _apply(known, large - small, rules[other][1] - rules[at][1], rules[other][2]):
                return True
    return False


# -- layouts


def _components(rules: list) -> "Iterator[tuple]":
    """Yield the rules in groups that have no cell in common, each as (cells, rules). Neighbouring cells of a group come
    one after the other. Yield () in between, every few milliseconds."""
    left = rules[:]
    while left:
        group, cells, seen = [left.pop()], [], set()  # type: ignore[var-annotated]
        for rule in group:  # it grows
            for cell in rule[0]:
                if cell not in seen:
                    seen.add(cell)
                    cells.append(cell)
            for at in range(len(left) - 1, -1, -1):
                for cell in left[at][0]:
                    if cell in seen:
                        group.append(left.pop(at))
                        break
            yield ()
        yield cells, group


def _layouts(cells: list, rules: list, first: int = -1, rng: "Rng | None" = None) -> "Iterator[bytearray | None]":
    """Generator: yield each layout of mines on `cells`, as one byte per cell, always in the same bytearray. `first`:
    the value of the first cell, or -1 if it can be both. With `rng`, begin anywhere. Yield None every few milliseconds.
    """
    need = [rule[1] for rule in rules]
    free = [len(rule[0]) + rule[2] for rule in rules]
    links: list = []  # by cell: its rules
    for cell in cells:
        links.append([at for at, rule in enumerate(rules) if cell in rule[0]])
        if len(links) % 4 == 0:
            yield None
    count, at, steps = len(cells), 0, 0
    values, tries = bytearray(count), bytearray(count)
    while at >= 0:
        steps += 1
        if steps % _EACH == 0:
            yield None
        if at < count and tries[at] < 2:
            values[at] = 1 - values[at] if tries[at] else rng is not None and not rng.below(3)
            tries[at] += 1
            if at == 0 and first >= 0:
                values[0], tries[0] = first, 2
            is_possible = True
            for rule in links[at]:
                need[rule] -= values[at]
                free[rule] -= 1
                is_possible = is_possible and 0 <= need[rule] <= free[rule]
            at += 1
            if is_possible:
                continue
        elif at < count:
            tries[at] = 0
        else:
            yield values
        at -= 1
        if at >= 0:
            for rule in links[at]:
                need[rule] += values[at]
                free[rule] += 1


def _search(known: bytearray, rules: list) -> "Generator[int, None, bool]":
    """Generator: look for a layout with a mine, and for one without, on each cell. If there is none, write what is
    proven into `known`. Return whether something is proven."""
    is_new, left = False, _MOST
    for found in _components(rules):
        yield 40
        if not found:
            continue
        cells, group = found
        seen = dict.fromkeys(cells, 0)  # 1: can be empty, 2: can hold a mine, 3: both
        for at, cell in enumerate(cells):
            for value in (1, 0):
                if seen[cell] >> value & 1:
                    continue
                order = cells[at : at + 1]
                for away in range(1, len(cells)):  # what is near is tried first
                    order += cells[at + away : at + away + 1]
                    order += cells[at - away : at - away + 1] if away <= at else []
                steps, is_open = 0, False
                for layout in _layouts(order, group, value):
                    steps += 1
                    is_open = layout is not None or steps > min(_ONE, left)
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


def _risks(game: "Minesweeper", known: bytearray, misses: int) -> "Generator[int, None, array]":
    """Generator: return for each closed cell how likely it holds a mine, in thousandths. A bot with `misses` looks only
    at single rules."""
    closed, left = 0, game._count
    for cell, what in enumerate(known):
        closed += not game._open[cell] and not what
        left -= what == _MINE
    share = left * 1000 // closed if closed else 0
    risks = array("H", bytes(2 * len(known)))
    for cell in range(len(risks)):
        risks[cell] = share
    rules = _rules(game, known)
    for cells, mines, more in rules:
        for cell in cells:
            risks[cell] = max(risks[cell], mines * 1000 // (len(cells) + more))
    if misses or not closed:
        return risks
    odds = left / max(closed - left, 1)
    total, spent = 0, 0  # the risks of cells with rules; pauses
    for found in _components(rules):
        yield 60
        if found:
            cells, group = found
            closed -= len(cells)
            spent += yield from _count(risks, cells, group, odds, _MOST - spent)
            total += sum([risks[cell] for cell in cells])
    touched = {cell for rule in rules for cell in rule[0]}
    for cell in range(len(risks)):
        if cell not in touched and closed:
            risks[cell] = max(left * 1000 - total, 0) // closed
    return risks


def _count(risks: "array", cells: list, rules: list, odds: float, most: int) -> "Generator[int, None, int]":
    """Generator: write the risks of `cells`, unless that takes more than `most` pauses. Return how many it took.

    `odds`: the probability of one more mine, divided by that of one mine less, unless the last rule is about all mines.
    """
    sums, whole, steps = [0.0] * len(cells), 0.0, 0
    knows_all = len(rules[0][0]) == len(cells)
    for layout in _layouts(cells, rules):
        if layout is None:
            steps += 1
            if steps > most:
                return steps
            yield 70
            continue
        weight = odds ** sum(layout)
        if knows_all:
            weight = _ways(rules[0][2], rules[0][1] - sum(layout))
        whole += weight
        for at, value in enumerate(layout):
            if value:
                sums[at] += weight
    if whole:
        for at, cell in enumerate(cells):
            risks[cell] = int(sums[at] * 1000 / whole)
    return steps


# -- copies


def redraw(game: "Minesweeper", twin: "Minesweeper", rng: "Rng") -> None:
    """Bring `twin`, a new game, to the position of `game`, but with other mines, which fit the open numbers."""
    if game.ply:
        twin.push(game._moves[0])
    if game.turn == CHANCE:
        while twin.ply < game.ply:
            twin.push(twin.draw(rng))
        return
    mines = _other_mines(game, rng)
    while twin.turn == CHANCE:
        move, start = _DRAW, _BITS * (twin.ply - 1)
        for bit, cell in enumerate(twin._drawn[start : start + _BITS]):
            move += mines[cell] << bit
        twin.push(move)
    while twin.ply < game.ply:
        twin.push(game._moves[twin.ply])


def _other_mines(game: "Minesweeper", rng: "Rng") -> bytearray:
    """Return mines on the closed cells that fit the open numbers. Where the search for them takes too long, the true
    mines stay."""
    mines, free = bytearray(len(game._open)), bytearray(len(game._open))
    for cell in range(len(free)):
        free[cell] = not game._open[cell]
    closed = sum(free)
    rules = _rules(game, bytearray(len(free)))
    for found in _components(rules):
        if found:
            cells, group = found
            layout = None
            for steps, layout in enumerate(_layouts(cells, group, -1, rng)):
                if layout is not None or steps >= _ONE:
                    break
            for at, cell in enumerate(cells):
                mines[cell] = game._mines[cell] if layout is None else layout[at]
                free[cell] = 0
                closed -= 1
    left = game._count - sum(mines)
    if not 0 <= left <= closed:
        for cell in range(len(free)):
            if not free[cell] and not game._open[cell]:
                mines[cell] = game._mines[cell]
        left = game._count - sum(mines)
    for cell in range(len(free)):
        if free[cell]:
            mines[cell] = rng.below(closed) < left
            left -= mines[cell]
            closed -= 1
    return mines
