"""Solve all positions of Quixo on boards of up to 4 x 4, backwards from the full lines.

A position is a number with a base-3 digit per cell: 0 for a blank cube, 1 for one of the player to move, 2 for one of
the opponent. Blanks never come back, so positions with fewer blanks are solved first. Positions with equally many
blanks are looked at until none changes. Those that stay open are draws. The end after 200 moves is ignored.
"""

from array import array

from glowgrid.games.quixo import Quixo
from tools.play.compiling import njit

OPEN, WON, LOST = 0, 1, 2  # for the player to move


def solve(size: int) -> bytearray:
    """Return the value of each position: OPEN (a draw), WON or LOST. On 4 x 4, this takes 43 MB and two minutes."""
    game, cells = Quixo(size), size * size
    values = bytearray(3**cells)
    lines = array("q", [cell for line in game._lines for cell in line])
    paths = array("q")  # of each move: how many cells it changes, and these cells
    for move in game.legal_moves():
        path = list(game._slides[move][0])
        paths.extend([len(path), *path, *[0] * (size - len(path))])
    powers = array("q", [3**cell for cell in range(cells)])
    _mark_full(values, lines, size, array("q", bytes(8 * cells)))
    for blanks in range(cells + 1):
        while _settle(values, paths, powers, size, blanks, array("q", bytes(8 * cells))):
            pass
    return values


def values_of(game: Quixo, values: bytearray) -> dict[int, int]:
    """Return whether each legal move wins (1), draws (0) or loses (-1). `values`: the result of `solve`."""
    found = {}
    for move in game.legal_moves():
        player = game.turn
        game.push(move)
        if game.outcome is not None:
            found[move] = (game.outcome.winner == player) - (game.outcome.winner == 3 - player)
        else:
            owners = [game.at(cell) for cell in range(game.rows * game.cols)]
            place = sum(3**cell * (1 if owner == game.turn else 2) for cell, owner in enumerate(owners) if owner)
            found[move] = (0, -1, 1)[values[place]]
        game.pop()
    return found


@njit
def _mark_full(values, lines, size, digits):  # type: ignore[no-untyped-def]
    """Set the values of positions with a full line. The opponent has moved last, and loses with a line of the player
    to move. `digits`: room for one number per cell."""
    for at in range(len(values)):
        rest = at
        for cell in range(size * size):
            digits[cell] = rest % 3
            rest //= 3
        for line in range(len(lines) // size):
            owner, count = digits[lines[line * size]], 1
            while count < size and digits[lines[line * size + count]] == owner:
                count += 1
            if count == size and owner == 1:
                values[at] = WON
            elif count == size and owner == 2 and values[at] == OPEN:
                values[at] = LOST


@njit
def _settle(values, paths, powers, size, blanks, digits):  # type: ignore[no-untyped-def]
    """Look at all open positions with `blanks` blank cubes. Return how many of them are now known."""
    known = 0
    for at in range(len(values)):
        if values[at] != OPEN:
            continue
        rest, count, swapped = at, 0, 0
        for cell in range(size * size):
            digit = rest % 3
            rest //= 3
            digits[cell] = digit
            count += digit == 0
            swapped += (3 - digit) % 3 * powers[cell]
        if count != blanks:
            continue
        best = LOST
        for move in range(len(paths) // (size + 1)):
            first = move * (size + 1)
            to = paths[first + 1]
            if digits[to] == 2:
                continue
            after = swapped  # the position after the move, as the opponent sees it
            for step in range(2, paths[first] + 1):
                cell = paths[first + step]
                after += ((3 - digits[cell]) % 3 - (3 - digits[to]) % 3) * powers[to]
                to = cell
            after += (2 - (3 - digits[to]) % 3) * powers[to]
            if values[after] == LOST:
                best = WON
                break
            if values[after] == OPEN:
                best = OPEN
        if best != OPEN:
            values[at] = best
            known += 1
    return known
