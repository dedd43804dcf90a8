"""Connect four on 7 x 6 as bitboards, and the rules by which a diagram chooses a move.

A board is an int with seven bits per column: bit 7 * column + row, row 0 at the bottom. The seventh bit of each column
stays 0. `me` has the prover's tokens, `other` those of the opponent.

A diagram gives each cell a mark from 0 to 7. It is stored as eight masks, one per mark. The move is, in this order:

1. a cell that wins at once;
2. a cell where the opponent would win at once;
3. of the cells below which no cell lies where the opponent would then win (or of all, if there are none): the leftmost
   cell with the mark URGENT; the only cell with the mark PAIR; the only cell with the mark OTHER_PAIR; the leftmost
   cell with the mark CLAIM, then FIRST, SECOND and THIRD; and at last the leftmost cell.
"""

from collections.abc import Callable, Iterator

COLS, ROWS = 7, 6
HEIGHT = ROWS + 1  # bits per column
BOTTOM = sum(1 << HEIGHT * col for col in range(COLS))
BOARD = BOTTOM * ((1 << ROWS) - 1)
CELLS = tuple(HEIGHT * col + row for col in range(COLS) for row in range(ROWS))  # the bit of each cell
BLANK, URGENT, PAIR, OTHER_PAIR, CLAIM, FIRST, SECOND, THIRD = MARKS = range(8)

Diagram = tuple[int, ...]
"""Eight masks, by mark."""
Position = tuple[int, int]
"""(tokens of the player to move, tokens of the opponent)."""


def wins(tokens: int, filled: int) -> int:
    """Return the empty cells, within reach or not, that complete four `tokens` in a row. `filled`: all tokens."""
    found = (tokens << 1) & (tokens << 2) & (tokens << 3)
    for step in (HEIGHT, HEIGHT - 1, HEIGHT + 1):
        pair = (tokens << step) & (tokens << 2 * step)
        found |= pair & ((tokens << 3 * step) | (tokens >> step))
        pair = (tokens >> step) & (tokens >> 2 * step)
        found |= pair & ((tokens >> 3 * step) | (tokens << step))
    return found & (BOARD ^ filled)


def reachable(filled: int) -> int:
    """Return the cells where a token can land now."""
    return (filled + BOTTOM) & BOARD


def bits(mask: int) -> list[int]:
    """Return the single bits of `mask`, from the left column to the right."""
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def column(bit: int) -> int:
    """Return the column, from 0, of a board with one bit."""
    return (bit.bit_length() - 1) // HEIGHT


def mirrored(tokens: int) -> int:
    """Return the board with its columns in the opposite order."""
    found = 0
    for _ in range(COLS):
        found = found << HEIGHT | tokens & (1 << HEIGHT) - 1
        tokens >>= HEIGHT
    return found


def canonical(me: int, other: int) -> tuple[int, int, bool]:
    """Return the smaller of the position and its mirror image, and whether that is the mirror image."""
    image = mirrored(me), mirrored(other)
    return (*image, True) if image < (me, other) else (me, other, False)


def by_mark(diagram: Diagram, choices: int) -> int:
    """Return the cell of `choices`, at least one, that the marks of `diagram` prefer."""
    found = diagram[URGENT] & choices
    if found:
        return found & -found
    for mark in (PAIR, OTHER_PAIR):
        found = diagram[mark] & choices
        if found and not found & (found - 1):
            return found
    for mark in (CLAIM, FIRST, SECOND, THIRD):
        found = diagram[mark] & choices
        if found:
            return found & -found
    return choices & -choices


def choices(me: int, other: int) -> int:
    """Return the cells among which the first two rules and the start of the third leave the choice."""
    filled = me | other
    within = reachable(filled)
    threats = wins(other, filled)
    for forced in (wins(me, filled) & within, threats & within):
        if forced:
            return forced & -forced
    return within & ~(threats >> 1) or within


def replies(me: int, other: int, move: int) -> list[Position]:
    """Return the positions after `move` and each reply of the opponent, in their canonical orientation."""
    me |= move
    found = [canonical(me, other | reply)[:2] for reply in bits(reachable(me | other))]
    return list(dict.fromkeys(found))


def reached(start: Position, move_in: "Callable[[Position], int | None]") -> Iterator[Position]:
    """Yield the positions of a tree from `start` on, each once, a position before those that follow. `move_in` returns
    the cell of the tree's move in a position, as a mask, or None where the tree ends."""
    seen: set[Position] = set()
    open_ones = [start]
    while open_ones:
        position = open_ones.pop()
        if position not in seen:
            seen.add(position)
            yield position
            move = move_in(position)
            if move is not None:
                open_ones += reversed(replies(*position, move))
