"""Solve positions of Domineering on boards of up to 6 x 6: an exact search that remembers the positions it has solved.

Only the free cells and the turn matter. Bit `row * size + col` of `free` says whether a cell is free.
"""

from array import array

from glowgrid.games.domineering import Domineering
from tools.play.compiling import njit

_SLOTS = 1 << 21  # of the table of solved positions, a power of two
_MOST = 30  # moves in a position, at most

_tables: list[array] = []  # one per process


def values(game: Domineering) -> dict[int, int]:
    """Return whether each legal move wins (1) or loses (-1)."""
    if not _tables:
        _tables.append(array("q", (0,)) * _SLOTS)
    size, player, found = game.rows, game.turn, {}
    half = size if player == 1 else 1
    rights = sum(1 << cell for cell in range(size * size) if (cell + 1) % size)
    free = sum(1 << cell for cell in range(size * size) if not game.at(cell))
    for move in game.legal_moves():
        after = free & ~(1 << move | 1 << move + half)
        found[move] = -1 if wins(after, 3 - player, size, rights, _tables[0]) else 1
    return found


@njit
def _count(mask):  # type: ignore[no-untyped-def]
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit
def _room(free, player, size, rights):  # type: ignore[no-untyped-def]
    """Return a mask of the first cells of the dominoes that `player` can place. `rights`: all cells but the last of
    each row."""
    return free & free >> size if player == 1 else free & free >> 1 & rights


@njit
def wins(free, player, size, rights, table):  # type: ignore[no-untyped-def]
    """Return whether `player` wins, who is to move. Moves that leave the player more room are tried first."""
    room = _room(free, player, size, rights)
    if room == 0:
        return False
    if _room(free, 3 - player, size, rights) == 0:
        return True
    key = (free << 1 | player - 1) + 1
    at = (key ^ key >> 15 ^ key >> 29) & (_SLOTS - 1)
    if table[at] >> 1 == key:
        return table[at] & 1 == 1
    half = size if player == 1 else 1
    afters, scores, count = [0] * _MOST, [0] * _MOST, 0
    while room:
        first = room & -room
        room ^= first
        after = free & ~(first | first << half)
        afters[count] = after
        scores[count] = _count(_room(after, player, size, rights)) - _count(_room(after, 3 - player, size, rights))
        count += 1
    is_won = False
    for done in range(count):
        best = done
        for other in range(done + 1, count):
            if scores[other] > scores[best]:
                best = other
        after = afters[best]
        afters[best], scores[best] = afters[done], scores[done]
        if not wins(after, 3 - player, size, rights, table):
            is_won = True
            break
    table[at] = key << 1 | is_won
    return is_won
