"""Reads journals of Glowgrid 0.1.0, in which the records start at the first byte and have two-byte checksums.

Loaded only if the store holds a journal of that version. The next compaction rewrites the data in the current format.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

_ERASED = 0xFF
_MODULUS = 251
_SEED = 0x4707


def records(data: bytes, mark: int) -> "Iterator[tuple[int, bytes]]":
    """Yield every complete record of `data` as (kind, payload), oldest first.

    If the last `mark` bytes are not all erased, the journal was full or about to be erased. In this case, yield nothing
    unless every byte belongs to a complete record.
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
    """For each complete record, yield (start of its payload, end of its payload, kind). For each byte outside such a
    record, yield (0, 0, 0)."""
    at, chain = 0, _SEED
    while at < end:
        start, stop = _span(data, at, end)
        if stop and _check_of(data, at, stop, chain) == data[stop] | data[stop + 1] << 8:
            chain = data[stop] | data[stop + 1] << 8
            yield start, stop, data[at]
            at = stop + 2
        else:
            yield 0, 0, 0
            at += 1


def _span(data: bytes, at: int, end: int) -> tuple:
    """Return (start, end) of the payload of the record at index `at`. Return (0, 0) if the record is incomplete."""
    if data[at] == _ERASED or at + 4 > end:
        return 0, 0
    start, length = at + 2, data[at + 1]
    if length > 127:
        start, length = at + 3, (length & 127) << 8 | data[at + 2]
    stop = start + length
    return (start, stop) if stop + 2 <= end else (0, 0)


def _check_of(data: bytes, start: int, end: int, seed: int) -> int:
    """Return the checksum of data[start:end]: two bytes, each below 251. `seed`: the previous record's checksum."""
    hashed = seed
    for at in range(start, end):
        hashed = (hashed ^ data[at]) * 403 & 0xFFFFF
        hashed ^= hashed >> 9
    return hashed % _MODULUS | hashed // _MODULUS % _MODULUS << 8
