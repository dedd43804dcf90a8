"""Journal: appends records of saved data to memory that keeps its contents without power. Layout of the memory:

    mark (16 bytes) · head (8) · snapshot · appended records · erased bytes · mark (16)

A record consists of its kind (one byte), its length, the payload and a checksum (three bytes). A length below 128 takes
one byte. A larger length takes two bytes, the first with its highest bit set. The checksum covers the record and the
previous checksum. So the records form a chain: a record is valid only directly after the one that was written
before it. The last byte of a checksum is below 128, so a complete record never ends in an erased byte. If a power
failure cuts off a record, the incomplete record stays, and the next record starts at least one byte after it.

A MOVE record has a short form of three bytes: the number of zero bits in the move, then the move with its high byte
first. A power failure leaves bits at 1 that should be 0. Then the move has fewer zero bits than the first byte says, so
a short record that was cut off is never valid. It cannot look like another record either: its first byte is below 32,
while the kind of any other record is 64 to 127, and has bit 6 set however it was cut off. A short record has no
checksum, so it is valid only directly after a valid record. The next checksum covers it. After an incomplete record,
the next record has the long form.

The snapshot is the set of records that `rewrite` has written. The head contains the index where the snapshot ends, and
a checksum of the whole snapshot. If the snapshot is damaged, the whole journal is ignored. The journal is valid while
both marks are erased. Before `rewrite` erases the memory, `rewrite` writes to the marks. If the erasure is then
interrupted, the bytes that remain are not read (see docs/players/saving.md).

Appending writes to erased bytes. Only `rewrite` erases bytes, in one assignment to the whole store. So there is only a
short time in which a power failure can lose data. A store whose attribute `whole` is True performs each assignment
completely or not at all.

This module appends records and defines their format. journal_reader.py reads and rewrites whole journals, and is loaded
on demand. The caller passes the store.
"""

# On the drive, this module is part of __init__.py.

from binascii import crc32

from .record_format import MOVE

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

ERASED = 0xFF
MARK = 16
START = MARK + 8  # index of the first record
BLANK = b"\xff" * MARK
CHECK = 0x7FFFFF  # bits of a checksum: a CRC of the previous checksum and the record
_TRIES = 3  # number of positions to try for a record if written bytes read back wrong


class Journal:
    """Appends records to a store. Call `journal_reader.opened` first, to find the position of the next record."""

    def __init__(self, store: "Any") -> None:
        """Use `store`. Like `microcontroller.nvm`, it has a length, and its slices can be read and assigned.

        This does not read the store yet.
        """
        self.store = store
        self.size = len(store) - START - MARK  # number of bytes for records
        self.end = START + self.size  # index of the next record; until the journal is opened, there is no room
        self.chain = 0  # the checksum of the last record; below 0 if the store holds no journal
        self.is_torn = False  # whether the last record is incomplete, so that the next one needs a checksum
        self.worn = False  # whether the store no longer keeps written data

    @property
    def room(self) -> int:
        """The number of bytes that are left for records. A record takes five or six bytes more than its payload, or
        one byte more in its short form."""
        return self.size + START - self.end

    def append(self, kind: int, payload: bytes = b"") -> bool:
        """Append a record. Return False if there is no room. If the store is worn out, set `worn` and return False."""
        for _ in range(_TRIES):
            short = kind == MOVE and len(payload) == 2 and not self.is_torn
            record = short_record(payload) if short else record_of(kind, payload, self.chain)
            start, stop = self.end, self.end + len(record)
            if len(record) > self.room:
                return False
            self.store[start:stop] = record
            self.end = stop
            self.is_torn = self.store[start:stop] != record
            if not self.is_torn:
                self.chain = crc32(record, self.chain) & CHECK if short else stored(record, len(record))
                return True
        self.worn = True
        return False


# -- the format of a record


def short_record(move: bytes) -> bytes:
    """Return the short form of the MOVE record for `move`, which has two bytes."""
    zeros, rest = 0, 0xFFFF ^ (move[0] << 8 | move[1])
    while rest:
        rest &= rest - 1
        zeros += 1
    return bytes((zeros, move[0], move[1]))


def record_of(kind: int, payload: bytes, chain: int) -> bytearray:
    """Return the bytes of a record. `chain` is the checksum of the previous record."""
    length = len(payload)
    record = bytearray((kind, length) if length < 128 else (kind, 128 | length >> 8, length & 255))
    record.extend(payload)
    found = crc32(record, chain) & CHECK
    record.extend(bytes((found & 255, found >> 8 & 255, found >> 16)))
    return record


def stored(data: "bytes | bytearray", stop: int) -> int:
    """Return the checksum of the record in `data` that ends at index `stop`."""
    return data[stop - 3] | data[stop - 2] << 8 | data[stop - 1] << 16
