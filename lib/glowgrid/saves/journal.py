"""The journal: records appended to memory that survives power-off. Imports nothing of ours; the store is an argument.

    mark (16 bytes) · head (8) · snapshot · records appended since · erased bytes · mark (16)

A record is kind (one byte), length (one byte; from 128 on two, the first with its highest bit set), payload and check
(three bytes). Each check covers the record and the previous check, so the records form a chain: after a damaged place,
nothing written before the damage was found is valid. The last byte of a check is below 128, so that a complete record
never ends in an erased byte. A torn record stays, and the next one starts one byte after it.

The snapshot is the records written by `rewrite`. The head contains the snapshot's length and a check of it: the
snapshot is valid as a whole or not at all. The journal is valid while both marks are erased. `rewrite` programs them
before it erases, so that nothing is read from a sector after an interrupted erasure (see docs/saving.md).

Appending programs erased bytes. Only `rewrite` erases, in one assignment of the whole store, which keeps the moment
short in which a power cut loses data. A store with atomic assignments has an attribute `whole` of True.

This module defines the records and appends them. Reading and rewriting whole journals is in journal_reader, which is
loaded on demand.
"""

from binascii import crc32

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

ERASED = 0xFF
MARK = 16
START = MARK + 8  # the start of the records
BLANK = b"\xff" * MARK
CHECK = 0x7FFFFF  # the bits of a check: a CRC of the record, seeded with the previous check
_TRIES = 3  # attempts for a record if bytes do not keep the written value


class Journal:
    """A journal's write position. `journal_reader.opened` has to read the journal before any record is appended."""

    def __init__(self, store: "Any") -> None:
        """Use `store`, which has `len` and byte slices like `microcontroller.nvm`. Nothing is read yet."""
        self.store = store
        self.size = len(store) - START - MARK  # bytes available for records
        self.end = START + self.size  # the position of the next record; not known yet
        self.chain = 0  # the last record's check; below 0 if the store holds no journal
        self.worn = False  # True if the store no longer keeps what is written

    @property
    def room(self) -> int:
        """Bytes that can be appended. A record takes five or six bytes more than its payload."""
        return self.size + START - self.end

    def append(self, kind: int, payload: bytes = b"") -> bool:
        """Append a record. If it does not fit, write nothing and return False."""
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


# -- records


def record_of(kind: int, payload: bytes, chain: int) -> bytearray:
    """Return the bytes of a record that follows one with the check `chain`."""
    length = len(payload)
    record = bytearray((kind, length) if length < 128 else (kind, 128 | length >> 8, length & 255))
    record.extend(payload)
    found = crc32(record, chain) & CHECK
    record.extend(bytes((found & 255, found >> 8 & 255, found >> 16)))
    return record


def stored(data: "bytes | bytearray", stop: int) -> int:
    """Return the check of the record that ends before `stop`."""
    return data[stop - 3] | data[stop - 2] << 8 | data[stop - 1] << 16
