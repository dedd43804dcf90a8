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

_ERASED = 0xFF
_MARK = 16
_START = _MARK + 8  # where the records begin
_BLANK = b"\xff" * _MARK
_TRIES = 3  # places tried for a record where bytes do not keep what is written


class Journal:
    def __init__(self, store) -> None:
        """Take a store of bytes: `len`, slices read and assigned as in `microcontroller.nvm`. Nothing is read yet."""
        self._store = store
        self._end = -1
        self._chain = 0  # the last record's check; below 0 where the store holds no journal
        self.worn = False  # whether the store no longer keeps what is written

    @property
    def size(self) -> int:
        """The bytes that there are for records."""
        return len(self._store) - _START - _MARK

    @property
    def room(self) -> int:
        """The bytes that can be appended; a record takes five or six more than its payload."""
        self._find_end()
        return len(self._store) - _MARK - self._end

    def _find_end(self) -> None:
        if self._end < 0:
            for _ in self.records():
                pass

    def records(self):
        """Yield every whole record, oldest first, as (kind, payload), and find where the next one goes."""
        data = self._store[0 : len(self._store)]
        end = len(data)
        while data[end - _MARK : end] == _BLANK:  # in strides: byte by byte 4 KB take 57 ms
            end -= _MARK
        while end and data[end - 1] == _ERASED:
            end -= 1
        at = data[_MARK + 2] << 8 | data[_MARK + 3]  # where the snapshot ends
        if data[:_MARK] != _BLANK or data[-_MARK:] != _BLANK or data[_MARK:_START] != _head(data, at):
            self._end, self._chain = _START, -1
            if end:
                from .journal_old import records

                for record in records(data, _MARK):  # of 0.1.0: there is no room behind them before a `rewrite`
                    self._end, self._chain = len(data) - _MARK, 0
                    yield record
            return
        at = whole = _START
        chain = 0
        while at < end:
            start, stop = _span(data, at, end)
            if stop and check(data, at, stop - 3, chain) == stored(data, stop):
                chain = stored(data, stop)
                yield data[at], bytes(data[start : stop - 3])
                at = whole = stop
            else:
                at += 1
        # behind a torn record a byte stays erased: the next one must not put the last byte of its check in place
        self._end, self._chain = min(max(end, _START) + (whole < end), len(data) - _MARK), chain

    def prepare(self) -> bool:
        """Erase a store that holds no journal, so that it holds an empty one; answer False where it is worn."""
        self._find_end()
        return self._chain >= 0 or self.rewrite(())

    def append(self, kind: int, payload: bytes = b"") -> bool:
        """Write a record behind the last; answer False, with nothing written, where there is no room."""
        if not self.prepare():
            return False
        for _ in range(_TRIES):
            record = _record(kind, payload, self._chain)
            start, stop = self._end, self._end + len(record)
            if stop > len(self._store) - _MARK:
                return False
            self._store[start:stop] = record
            self._end = stop
            if self._store[start:stop] == record:
                self._chain = stored(record, len(record))
                return True
        self.worn = True
        return False

    def rewrite(self, records) -> bool:
        """Erase everything and write `records`, of (kind, payload), instead; answer False where they do not fit,
        with nothing changed, or where the store is worn."""
        size = len(self._store)
        image = bytearray(size)
        for at in range(0, size, _MARK):
            image[at : at + _MARK] = _BLANK[: size - at]
        end, chain = _START, 0
        for kind, payload in records:
            record = _record(kind, payload, chain)
            if end + len(record) > size - _MARK:
                return False
            image[end : end + len(record)] = record
            end += len(record)
            chain = stored(record, len(record))
        image[_MARK:_START] = _head(image, end)
        if not getattr(self._store, "whole", False):
            for at in (0, size - _MARK):  # now what is here counts no longer, however little of it the erasure reaches
                if self._store[at : at + _MARK] == _BLANK:
                    self._store[at : at + _MARK] = bytes(_MARK)
        self._store[0:size] = image
        self._end, self._chain = end, chain
        at = 0
        while at < size and self._store[at : min(at + 256, size)] == image[at : at + 256]:
            at += 256
        self.worn = at < size
        return not self.worn


def _head(data, end: int) -> bytes:
    """Return the head for a snapshot that ends there: the format, its end, and a check of both and of it."""
    head = bytes((0x47, 0, end >> 8, end & 255))
    found = crc32(memoryview(data)[_START:end], crc32(head))
    return head + bytes((found & 255, found >> 8 & 255, found >> 16 & 255, found >> 24))


def check(data, start: int, end: int, chain: int) -> int:
    """Return the check of data[start:end] behind a record whose check is `chain`."""
    return crc32(memoryview(data)[start:end], chain) & 0x7FFFFF


def stored(data, stop: int) -> int:
    """Return the check of the record that stops there."""
    return data[stop - 3] | data[stop - 2] << 8 | data[stop - 1] << 16


def _span(data, at: int, end: int) -> tuple:
    """Return where the payload of a record at `at` starts, and where the record stops, or (0, 0)."""
    if data[at] == _ERASED or at + 5 > end:
        return 0, 0
    start, length = at + 2, data[at + 1]
    if length > 127:
        start, length = at + 3, (length & 127) << 8 | data[at + 2]
    stop = start + length + 3
    return (start, stop) if stop <= end else (0, 0)


def _record(kind: int, payload: bytes, chain: int) -> bytearray:
    length = len(payload)
    record = bytearray((kind, length) if length < 128 else (kind, 128 | length >> 8, length & 255))
    record.extend(payload)
    found = check(record, 0, len(record), chain)
    record.extend(bytes((found & 255, found >> 8 & 255, found >> 16)))
    return record
