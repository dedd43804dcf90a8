"""Turns the closed switches of a keypad into debounced press, repeat and release events, without phantom keys.

`Matrix_Keypad.pressed_keys` reads the raw switches. Their contacts bounce for some milliseconds. So a press counts
when two scans in a row have seen it, and a release counts after 20 ms. Thus contacts that bounce for up to 10 ms cause
one press and one release. The keypad has no diodes, so three held keys on the corners of a rectangle make a phantom key
appear on the fourth corner. Therefore no new key counts while it is part of a rectangle of closed keys.
"""

# On the drive, this module is part of console.py.

from array import array
from collections import namedtuple

MYPY = False
if MYPY:  # true for type checkers only
    from adafruit_matrixkeypad import Matrix_Keypad

    from .background_scanner import BackgroundScanner
    from .clock import Clock

PRESS = "press"
REPEAT = "repeat"
RELEASE = "release"
_KINDS = (PRESS, REPEAT, RELEASE)

Event = namedtuple("Event", ("kind", "key", "count"))
"""`kind`: PRESS, REPEAT or RELEASE. `key`: the key's one-character name. `count`: repeats so far, 0 for a press."""

_SCAN_MS = 3
_RELEASE_MS = 20  # longer than contacts bounce
_TICKS = (1 << 29) - 1  # the clock wraps after this time
_FIRST_REPEAT_MS = 500
_REPEAT_MS = 150
_FAST_REPEAT_MS = 60
_SLOW_REPEATS = 10  # number of slow repeats before the fast ones begin
_MAX_COUNT = 9999
_QUEUE = 16
_STUCK = 480  # a key is stuck after this number of repeats, which is half a minute
_SHORTED = 400  # all keys are shorted after this number of scans, which is two seconds


class Keypad:
    """A queue of key events. Call `poll` often. After each `poll`, call `get` until it returns None."""

    def __init__(self, matrix: "Matrix_Keypad | BackgroundScanner", layout: list[str], clock: "Clock") -> None:
        """Use the scanner `matrix`. `layout`: one string per row, with a one-character name for each key. The
        `clock` is used only to compare times.

        The scanner's `pressed_keys` is a list with row * columns + column for each closed key. The keypad has up to 8
        rows and 8 columns. A scanner with a method `poll` scans in the background: see background_scanner.py.
        """
        self._matrix = matrix
        self._background = getattr(matrix, "poll", None)
        self._clock = clock
        self.layout = layout
        self._names = "".join(layout)
        self._columns = len(layout[0])
        rows, keys = len(layout), len(self._names)
        self._closed = bytearray(rows)  # the last scan: one byte per row, one bit per column, like the next ones
        self._unsure = bytearray(rows)  # keys of a rectangle, each of which may be a phantom
        self._held = bytearray(rows)  # keys that are pressed, according to the events so far
        self._moving = bytearray(rows)  # keys being debounced: the scan differs from `_held`
        self._since = array("I", [0] * keys)  # time when debouncing of a key began
        self._last = array("I", [0] * keys)  # time when a held key was pressed or last repeated
        self._count = array("H", [0] * keys)  # number of repeats of a held key so far
        self._stuck = bytearray(rows)  # stuck keys, ignored until they are released
        self._fault = ""
        self._shorted = 0  # number of scans in which all keys were closed
        self._busy = 0
        self._scanned = -_SCAN_MS
        self._queue = array("I", [0] * _QUEUE)
        self._head = 0
        self._waiting = 0

    def get(self) -> Event | None:
        """Remove the next event from the queue and return it. Return None if the queue is empty."""
        if not self._waiting:
            return None
        event = self._queue[self._head]
        self._head = (self._head + 1) % _QUEUE
        self._waiting -= 1
        return Event(_KINDS[event & 3], self._names[event >> 2 & 63], event >> 8)

    def fault(self) -> str:
        """Return the name of a stuck key, or the names of all keys if all are closed. Return "" if no fault is new.

        Each fault is returned only once.
        """
        fault, self._fault = self._fault, ""
        return fault

    @property
    def moving(self) -> bool:
        """Whether a key is still being debounced: the last scan differs from the events that were queued so far."""
        return bool(sum(self._moving))

    def poll(self, now_ms: int) -> bool:
        """Scan the keys if 3 ms have passed since the last scan, and return whether they have. If the scanner has
        scanned in the background, read that scan, too."""
        if self._background and self._waiting < _QUEUE - 2 and self._background(now_ms):
            at = self._matrix.at  # type: ignore[union-attr]  # a background scanner has it
            self.take(at)
            self.take((at + _RELEASE_MS) & _TICKS)  # background scans are so far apart that no contact bounces
        if 0 <= self._clock.diff(now_ms, self._scanned) < _SCAN_MS:
            return False
        self._scanned = now_ms
        self.take(now_ms)
        return True

    def take(self, now_ms: int) -> None:
        """Read the scanner's `pressed_keys` at the time `now_ms`, and queue the resulting events."""
        pressed = self._matrix.pressed_keys
        if pressed or self._busy:
            self._read(pressed)
            if len(pressed) > 3:
                self._find_rectangles()
                if len(pressed) == len(self._names):
                    self._shorted += 1
                    if self._shorted == _SHORTED:
                        self._fault = self._names
            self._update(now_ms)

    def _read(self, pressed: list[int]) -> None:
        """Store the numbers of the pressed keys as bits in `_closed`."""
        closed, unsure, columns = self._closed, self._unsure, self._columns
        for row in range(len(closed)):
            closed[row] = unsure[row] = 0
        for key in pressed:
            closed[key // columns] |= 1 << key % columns

    def _find_rectangles(self) -> None:
        """Find each pair of rows that have closed keys in the same two or more columns. Mark these keys in `_unsure`,
        because each of them may be a phantom."""
        closed, unsure = self._closed, self._unsure
        for row in range(1, len(closed)):
            for above in range(row):
                shared = closed[row] & closed[above]
                if shared & (shared - 1):
                    unsure[row] |= shared
                    unsure[above] |= shared

    def _update(self, now: int) -> None:
        """Compare the scan with the held keys. To save time, skip rows in which no key is down."""
        held, moving, busy = self._held, self._moving, 0
        for row in range(len(held)):
            self._stuck[row] &= self._closed[row]
            busy |= self._stuck[row]
            reads = self._closed[row] & (held[row] | ~self._unsure[row]) & ~self._stuck[row]
            if reads | held[row] | moving[row]:
                self._update_row(row, reads, now)
                busy |= held[row] | moving[row]
        self._busy = busy

    def _update_row(self, row: int, reads: int, now: int) -> None:
        bit = 1
        for key in range(row * self._columns, (row + 1) * self._columns):
            if (reads ^ self._held[row]) & bit:
                self._debounce(key, row, bit, now)
            else:
                self._moving[row] &= ~bit
                if reads & bit:
                    self._repeat(key, now)
            bit <<= 1

    def _debounce(self, key: int, row: int, bit: int, now: int) -> None:
        """Queue an event for a changed `key`: a press if two scans in a row have seen it, a release after 20 ms.

        If the queue is full, try again at the next scan.
        """
        if not self._moving[row] & bit:
            self._moving[row] |= bit
            self._since[key] = now
            return
        kind = 2 if self._held[row] & bit else 0
        if kind and self._clock.diff(now, self._since[key]) < _RELEASE_MS:
            return
        if self._put(kind, key):
            self._moving[row] &= ~bit
            self._held[row] ^= bit
            self._last[key] = now
            self._count[key] = 0

    def _repeat(self, key: int, now: int) -> None:
        """If a repeat of a held key is due, queue the repeat. If the key is stuck, queue a release instead."""
        count = self._count[key]
        if count == _STUCK:
            if self._put(2, key):
                self._fault = self._names[key]
                self._stuck[key // self._columns] |= 1 << key % self._columns
                self._held[key // self._columns] &= ~self._stuck[key // self._columns]
            return
        wait = _REPEAT_MS if count < _SLOW_REPEATS else _FAST_REPEAT_MS
        if self._clock.diff(now, self._last[key]) >= (wait if count else _FIRST_REPEAT_MS):
            self._count[key] = min(count + 1, _MAX_COUNT)
            self._last[key] = now
            self._put(1, key)

    def _put(self, kind: int, key: int) -> bool:
        """Queue an event of the kind _KINDS[kind] for `key`, a key's number. Return False if the queue is full."""
        if self._waiting == _QUEUE:
            return False
        self._queue[(self._head + self._waiting) % _QUEUE] = kind | key << 2 | self._count[key] << 8
        self._waiting += 1
        return True
