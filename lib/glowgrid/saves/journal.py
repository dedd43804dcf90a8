"""The journal: records appended to memory that outlives the power. Imports nothing of ours; the store is handed in.

    mark (16 bytes) · head (8) · snapshot · records appended since · erased bytes · mark (16)

A record is kind (a byte), length (a byte; from 128 on two, the first one's highest bit set), payload, check (three
bytes). The check goes over the record and the check before it, so records form a chain: behind a damaged place
nothing counts that was written before the damage was found. The last byte of a check is below 128, so that a whole
record never ends in an erased byte. What a torn record has written stays, and the next one follows a byte behind it.

The snapshot is the records that `rewrite` has put there. The head has its length and a check of it as a whole: it
counts in one piece or not at all. The journal counts as long as both marks are erased: `rewrite` programs them before
it erases, so that nothing comes back from a sector in which an erasure was cut (see docs/saving.md).

Appending programs erased bytes. Only `rewrite` erases, in one assignment of the whole store: the shortest window in
which a power cut loses what was there. A store whose assignments are in one piece says so with a `whole` of True.
"""

from binascii import crc32

ERASED = 0xFF
MARK = 16
START = MARK + 8  # where the records begin
BLANK = b"\xff" * MARK
_TRIES = 3  # places tried for a record where bytes do not keep what is written


class Journal:
    def __init__(self, store) -> None:
        """Take a store of bytes: `len`, slices read and assigned as in `microcontroller.nvm`. Nothing is read yet."""
        self.store = store
        self.end = -1
        self.chain = 0  # the last record's check; below 0 where the store holds no journal
        self.worn = False  # whether the store no longer keeps what is written

    @property
    def size(self) -> int:
        """The bytes that there are for records."""
        return len(self.store) - START - MARK

    @property
    def room(self) -> int:
        """The bytes that can be appended; a record takes five or six more than its payload."""
        self._find_end()
        return len(self.store) - MARK - self.end

    def _find_end(self) -> None:
        if self.end < 0:
            for _ in self.records():
                pass

    def records(self):
        """Yield every whole record, oldest first, as (kind, payload), and find where the next one goes."""
        from .journal_reader import records

        return records(self)

    def prepare(self) -> bool:
        """Erase a store that holds no journal, so that it holds an empty one; answer False where it is worn."""
        self._find_end()
        return self.chain >= 0 or self.rewrite(())

    def append(self, kind: int, payload: bytes = b"") -> bool:
        """Write a record behind the last; answer False, with nothing written, where there is no room."""
        if not self.prepare():
            return False
        for _ in range(_TRIES):
            record = record_of(kind, payload, self.chain)
            start, stop = self.end, self.end + len(record)
            if stop > len(self.store) - MARK:
                return False
            self.store[start:stop] = record
            self.end = stop
            if self.store[start:stop] == record:
                self.chain = stored(record, len(record))
                return True
        self.worn = True
        return False

    def rewrite(self, records) -> bool:
        """Erase everything and write `records`, of (kind, payload), instead; answer False where they do not fit,
        with nothing changed, or where the store is worn."""
        from .journal_reader import rewrite

        return rewrite(self, records)


def check(data, start: int, end: int, chain: int) -> int:
    """Return the check of data[start:end] behind a record whose check is `chain`."""
    return crc32(memoryview(data)[start:end], chain) & 0x7FFFFF


def stored(data, stop: int) -> int:
    """Return the check of the record that stops there."""
    return data[stop - 3] | data[stop - 2] << 8 | data[stop - 1] << 16


def record_of(kind: int, payload: bytes, chain: int) -> bytearray:
    """Return a record as it is written behind one whose check is `chain`."""
    length = len(payload)
    record = bytearray((kind, length) if length < 128 else (kind, 128 | length >> 8, length & 255))
    record.extend(payload)
    found = check(record, 0, len(record), chain)
    record.extend(bytes((found & 255, found >> 8 & 255, found >> 16)))
    return record
