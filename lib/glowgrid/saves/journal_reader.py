"""Read a whole journal at power-on, and rewrite the journal when it is full. Loaded on demand."""

from binascii import crc32

from .journal import BLANK, CHECK, ERASED, MARK, START, record_of, short_record, stored
from .record_format import MOVE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable, Iterator

    from .journal import Journal


def opened(journal: "Journal", take: "Callable[[int, bytes], None]") -> bool:
    """Prepare `journal` for appending, and call `take(kind, payload)` for each record.

    A ValueError that `take` raises is ignored. If the store holds no journal, erase the store and create an empty
    journal in it. Return False if the store is worn out.
    """
    for kind, payload in records(journal):
        try:
            take(kind, payload)
        except ValueError:
            pass  # JournalSnapshot reports it after reading all records
    return journal.chain >= 0 or rewrite(journal, ())


def records(journal: "Journal") -> "Iterator[tuple[int, bytes]]":
    """Yield every complete record as (kind, payload), oldest first. Then set `journal.end` and `journal.chain`, so that
    records can be appended."""
    data = journal.store[0 : len(journal.store)]
    end, blank = len(data), BLANK * 16
    while data[end - 16 * MARK : end] == blank:  # in blocks, because a loop over single bytes takes 57 ms for 4 KB
        end -= 16 * MARK
    while data[end - MARK : end] == BLANK:
        end -= MARK
    while end and data[end - 1] == ERASED:
        end -= 1
    at = data[MARK + 2] << 8 | data[MARK + 3]  # the end of the snapshot
    if data[:MARK] != BLANK or data[-MARK:] != BLANK or data[MARK:START] != _head(data, at):
        journal.end, journal.chain = START, -1
        if end:
            from .journal_old import records as old_records

            for record in old_records(data, MARK):  # the format of 0.1.0
                journal.end, journal.chain = len(data) - MARK, 0  # no space is left behind them until a `rewrite`
                yield record
        return
    at = whole = START
    chain = 0
    while at < end:
        short = at == whole and data[at] < 32
        if short and data[at : at + 3] == short_record(data[at + 1 : at + 3]):
            chain = crc32(memoryview(data)[at : at + 3], chain) & CHECK
            yield MOVE, bytes(data[at + 1 : at + 3])
            at = whole = at + 3
            continue
        start, stop = _span(data, at, end)
        if stop and crc32(memoryview(data)[at : stop - 3], chain) & CHECK == stored(data, stop):
            chain = stored(data, stop)
            yield data[at], bytes(data[start : stop - 3])
            at = whole = stop
        else:
            at += 1
    # A byte after an incomplete record stays erased: the next record must not complete the last byte of its checksum,
    # nor may it complete a short record.
    torn = whole < end
    journal.end = min(max(end + 1, whole + 3) if torn else whole, len(data) - MARK)
    journal.chain, journal.is_torn = chain, torn


def rewrite(journal: "Journal", records: "Iterable[tuple[int, bytes]]") -> bool:
    """Erase the journal and write `records`, which are pairs of (kind, payload).

    If the records do not fit, change nothing and return False. Also return False if the store is worn out.
    """
    size = len(journal.store)
    image = bytearray(size)
    for at in range(0, size, MARK):
        image[at : at + MARK] = BLANK[: size - at]
    end, chain = START, 0
    for kind, payload in records:
        record = record_of(kind, payload, chain)
        if end + len(record) > size - MARK:
            return False
        image[end : end + len(record)] = record
        end += len(record)
        chain = stored(record, len(record))
    image[MARK:START] = _head(image, end)
    if not getattr(journal.store, "whole", False):
        for at in (0, size - MARK):  # this invalidates the old journal, even if the erasure is interrupted
            if journal.store[at : at + MARK] == BLANK:
                journal.store[at : at + MARK] = bytes(MARK)
    journal.store[0:size] = image
    journal.end, journal.chain, journal.is_torn = end, chain, False
    at = 0
    while at < size and journal.store[at : min(at + 256, size)] == image[at : at + 256]:
        at += 256
    journal.worn = at < size
    return not journal.worn


def _head(data: "bytes | bytearray", end: int) -> bytes:
    """Return the head for a snapshot that ends at index `end` of `data`. The head consists of the format, `end`, and a
    checksum of the format, `end` and the snapshot."""
    head = bytes((0x47, 0, end >> 8, end & 255))
    found = crc32(memoryview(data)[START:end], crc32(head))
    return head + bytes((found & 255, found >> 8 & 255, found >> 16 & 255, found >> 24))


def _span(data: bytes, at: int, end: int) -> tuple:
    """Return (start of the payload, end of the record) for the record at index `at`. Return (0, 0) if the record is
    incomplete."""
    if data[at] == ERASED or at + 5 > end:
        return 0, 0
    start, length = at + 2, data[at + 1]
    if length > 127:
        start, length = at + 3, (length & 127) << 8 | data[at + 2]
    stop = start + length + 3
    return (start, stop) if stop <= end else (0, 0)
