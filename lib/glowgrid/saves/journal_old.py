"""Reads the journal as Glowgrid 0.1.0 wrote it: records from the first byte on, each with a check of two bytes.

Imported once, when such a journal is found; the next compaction writes what it holds in the format of today.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator

_ERASED = 0xFF
_MODULUS = 251
_SEED = 0x4707


def records(data: bytes, mark: int) -> "Iterator[tuple[int, bytes]]":
    """Yield every whole record of `data`, oldest first, as (kind, payload).

    Where the last `mark` bytes are not erased, this is a journal that is full to the end, or one that was about to be
    erased: then nothing counts unless every byte belongs to a whole record.
    """
    end = len(data)
    while end and data[end - 1] == _ERASED:
        end -= 1
    if end > len(data) - mark:
        for start, _, _ in _walk(data, end):
            if not start:
                return
    for start, stop, kind in _walk(data, end):
        if start:
            yield kind, bytes(data[start:stop])


def _walk(data: bytes, end: int) -> "Iterator[tuple[int, int, int]]":
    """Yield (start, stop, kind) of every payload, and (0, 0, 0) for each byte that is part of no whole record."""
    at, chain = 0, _SEED
    while at < end:
        start, stop = _span(data, at, end)
        if stop and _checked(data, at, stop, chain) == data[stop] | data[stop + 1] << 8:
            chain = data[stop] | data[stop + 1] << 8
            yield start, stop, data[at]
            at = stop + 2
        else:
            yield 0, 0, 0
            at += 1


def _span(data: bytes, at: int, end: int) -> tuple:
    """Return where the payload of a record at `at` starts and stops, or (0, 0)."""
    if data[at] == _ERASED or at + 4 > end:
        return 0, 0
    start, length = at + 2, data[at + 1]
    if length > 127:
        start, length = at + 3, (length & 127) << 8 | data[at + 2]
    stop = start + length
    return (start, stop) if stop + 2 <= end else (0, 0)


def _checked(data: bytes, start: int, end: int, seed: int) -> int:
    """Return the check of data[start:end], two bytes below 251."""
    hashed = seed
    for at in range(start, end):
        hashed = (hashed ^ data[at]) * 403 & 0xFFFFF
        hashed ^= hashed >> 9
    return hashed % _MODULUS | hashed // _MODULUS % _MODULUS << 8
