"""The journal: records appended to memory that outlives the power. Imports nothing; the store is handed in.

A record is kind (a byte), length (a byte; from 128 on two, the first one's highest bit set), payload, check (two
bytes). The check goes over the record and the check before it, so records form a chain: behind a damaged place
nothing counts that was written before the damage was found. A check's bytes are never 0xFF, so a record whose
writing was cut is never taken for whole. Its rest stays where it is, and the next record follows a byte behind it.

Appending programs erased bytes. Only `rewrite` erases, in one assignment of the whole store: the shortest window in
which a power cut loses what was there (see docs/saving.md).
"""

_ERASED = 0xFF
_MODULUS = 251
_SEED = 0x4707  # another format takes another
_TRIES = 3  # places tried for a record where bytes do not keep what is written


def _checked(data, start: int, end: int, seed: int) -> int:
    """Return the check of data[start:end], two bytes below 251; the hash has 20 bits, so no product leaves 30."""
    hashed = seed
    for at in range(start, end):
        hashed = (hashed ^ data[at]) * 403 & 0xFFFFF
        hashed ^= hashed >> 9
    return hashed % _MODULUS | hashed // _MODULUS % _MODULUS << 8


class Journal:
    def __init__(self, store) -> None:
        """Take a store of bytes: `len`, slices read and assigned as in `microcontroller.nvm`. Nothing is read yet."""
        self._store = store
        self._end = -1
        self._chain = _SEED
        self.worn = False  # whether the store no longer keeps what is written

    @property
    def size(self) -> int:
        """The bytes of the store."""
        return len(self._store)

    @property
    def room(self) -> int:
        """The bytes that can be appended; a record takes four or five more than its payload."""
        self._find_end()
        return len(self._store) - self._end

    def _find_end(self) -> None:
        if self._end < 0:
            for _ in self.records():
                pass

    def records(self):
        """Yield every whole record, oldest first, as (kind, payload), and find where the next one goes."""
        data = self._store[0 : len(self._store)]
        end = len(data)
        while end and data[end - 1] == _ERASED:
            end -= 1
        at, whole, chain = 0, 0, _SEED
        while at < end:
            start, stop = _span(data, at, end)
            if stop and _checked(data, at, stop - 2, chain) == data[stop - 2] | data[stop - 1] << 8:
                chain = data[stop - 2] | data[stop - 1] << 8
                yield data[at], bytes(data[start : stop - 2])
                at = whole = stop
            else:
                at += 1
        # behind a torn record a byte stays erased: the next one must not put the last byte of its check in place
        self._end, self._chain = min(end + (whole < end), len(data)), chain

    def append(self, kind: int, payload: bytes = b"") -> bool:
        """Write a record behind the last; answer False, with nothing written, where there is no room."""
        self._find_end()
        for _ in range(_TRIES):
            record = _record(kind, payload, self._chain)
            start, stop = self._end, self._end + len(record)
            if stop > len(self._store):
                return False
            self._store[start:stop] = record
            self._end = stop
            if self._store[start:stop] == record:
                self._chain = record[-2] | record[-1] << 8
                return True
        self.worn = True
        return False

    def rewrite(self, records) -> bool:
        """Erase everything and write `records`, of (kind, payload), instead; answer False where they do not fit,
        with nothing changed, or where the store is worn."""
        image = bytearray(b"\xff" * len(self._store))
        at, chain = 0, _SEED
        for kind, payload in records:
            record = _record(kind, payload, chain)
            if at + len(record) > len(image):
                return False
            image[at : at + len(record)] = record
            at += len(record)
            chain = record[-2] | record[-1] << 8
        self._store[0 : len(image)] = image
        self._end, self._chain = at, chain
        self.worn = self._store[0:at] != image[:at]
        return not self.worn


def _span(data, at: int, end: int) -> tuple:
    """Return where the payload of a record at `at` starts, and where the record stops, or (0, 0)."""
    if data[at] == _ERASED or at + 4 > end:
        return 0, 0
    start, length = at + 2, data[at + 1]
    if length > 127:
        start, length = at + 3, (length & 127) << 8 | data[at + 2]
    stop = start + length + 2
    return (start, stop) if stop <= end else (0, 0)


def _record(kind: int, payload: bytes, chain: int) -> bytearray:
    length = len(payload)
    record = bytearray((kind, length) if length < 128 else (kind, 128 | length >> 8, length & 255))
    record.extend(payload)
    check = _checked(record, 0, len(record), chain)
    record.append(check & 255)
    record.append(check >> 8)
    return record
