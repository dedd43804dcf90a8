"""The journal: records appended to memory that outlives the power. Imports nothing of ours; the store is handed in.

    mark (16 bytes) · head (8) · snapshot · records appended since · erased bytes · mark (16)

A record is kind (a byte), length (a byte; from 128 on two, the first one's highest bit set), payload, check (three
bytes). The check goes over the record and the check before it, so records form a chain: behind a damaged place
nothing counts that was written before the damage was found. The last byte of a check is below 128, so that a whole
record never ends in an erased byte. What a torn record has written stays, and the next one follows a byte behind it.

The snapshot is the records that `rewrite` has put there. The head has its length and a check of it as a whole: it
counts in one piece or not at all. The journal counts as long as both marks are erased: `rewrite` programs them before
it erases, so that nothing comes back from a sector in which an erasure was cut (see docs/players/saving.md).

Appending programs erased bytes. Only `rewrite` erases, in one assignment of the whole store: the shortest window in
which a power cut loses what was there. A store whose assignments are in one piece says so with a `whole` of True.

Here is what appends, and what a record is. A journal is read and rewritten as a whole by journal_reader, which is
imported for that moment.
"""

from binascii import crc32

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

ERASED = 0xFF
MARK = 16
START = MARK + 8  # where the records begin
BLANK = b"\xff" * MARK
CHECK = 0x7FFFFF  # the bits of a check: a CRC of the record, which begins with the check before it
_TRIES = 3  # places tried for a record where bytes do not keep what is written


class Journal:
    """Appends records to the store. First read it with `journal_reader.opened`, which finds the place for the next
    record."""

    def __init__(self, store: "Any") -> None:
        """Take a store of bytes with `len`, and slices read and assigned like `microcontroller.nvm`. Nothing is read
        yet."""
        self.store = store
        self.size = len(store) - START - MARK  # the bytes that there are for records
        self.end = START + self.size  # where the next record goes: nowhere yet
        self.chain = 0  # the last record's check; below 0 where the store holds no journal
        self.worn = False  # whether the store no longer keeps what is written

    @property
    def room(self) -> int:
        """Number of bytes that can be appended. A record takes five or six more than its payload."""
        return self.size + START - self.end

    def append(self, kind: int, payload: bytes = b"") -> bool:
        """Append a record. Return False, and write nothing, if there is no room."""
        for _ in range(_TRIES):
            record = record_of(kind, payload, self.chain)
            start, stop = self.end, self.end + len(record)
            if len(record) > self.room:
                return False
            self.store[start:stop] = record
            self.end = stop
            if self.store[start:stop] == record:
                self.chain = stored(record, len(record))
                return True
        self.worn = True
        return False


# -- a record


def record_of(kind: int, payload: bytes, chain: int) -> bytearray:
    """Return the bytes of a record that follows one with the check `chain`."""
    length = len(payload)
    record = bytearray((kind, length) if length < 128 else (kind, 128 | length >> 8, length & 255))
    record.extend(payload)
    found = crc32(record, chain) & CHECK
    record.extend(bytes((found & 255, found >> 8 & 255, found >> 16)))
    return record


def stored(data: "bytes | bytearray", stop: int) -> int:
    """Return the check of the record that stops there."""
    return data[stop - 3] | data[stop - 2] << 8 | data[stop - 1] << 16
