"""Solve Lights Out by linear algebra over GF(2). Loaded on demand.

Presses of the first row determine all others: a light that is still on can only be put out from the row below. The
lights that stay on in the last row are a linear function of the presses in the first row (and of the start). So a board
of n x n cells needs n equations with n unknowns. Presses, lights and equations are rows of bits.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

_known: dict = {}  # size -> (pivots, patterns): see `echelon`


def _chase(lights: "bytes | bytearray", first: int) -> tuple:
    """Return (presses, left): the presses by row that begin with the row `first`, and the lights left in the last
    row."""
    full, above, row = (1 << len(lights)) - 1, 0, first
    presses = bytearray(len(lights))
    for at, lit in enumerate(lights):
        presses[at] = row
        above, row = row, (lit ^ above ^ row ^ row << 1 ^ row >> 1) & full
    return presses, row


def echelon(size: int) -> tuple:
    """Return (pivots, patterns) for a board of this size.

    The presses of the first row leave lights in the last row. Pivots are the rows of this linear map in echelon form:
    (lowest bit of the lights left, lights left, presses of the first row). The patterns are a basis of the quiet
    patterns: presses by row that together change no light.
    """
    for _ in prepare(size):
        pass
    return _known[size]  # type: ignore[no-any-return]


def prepare(size: int) -> "Iterator[None]":
    """Generator: compute what `echelon` returns, a column per step."""
    if size not in _known:
        pivots: list = []
        patterns: list = []
        for col in range(size):
            first = 1 << col
            left = _chase(bytes(size), first)[1]
            for bit, other, presses in pivots:
                if left & bit:
                    left ^= other
                    first ^= presses
            if left:
                pivots.append((left & -left, left, first))
            else:
                patterns.append(_chase(bytes(size), first)[0])
            yield
        _known[size] = pivots, patterns


def presses(pattern: "bytes | bytearray") -> int:
    """Return the number of presses in a pattern."""
    count = 0
    for row in pattern:
        while row:
            row &= row - 1
            count += 1
    return count


def solution(lights: "bytes | bytearray") -> bytes:
    """Return the shortest solution: presses, by row. Raise a ValueError if the lights cannot be put out."""
    pivots, patterns = echelon(len(lights))
    left, first = _chase(lights, 0)[1], 0
    for bit, other, begin in pivots:
        if left & bit:
            left ^= other
            first ^= begin
    if left:
        raise ValueError(lights)
    found = [_chase(lights, first)[0]]
    for pattern in patterns:
        found += [bytearray([row ^ by for row, by in zip(rows, pattern)]) for rows in found]
    best = found[0]
    for other in found:
        if presses(other) < presses(best):
            best = other
    return bytes(best)
