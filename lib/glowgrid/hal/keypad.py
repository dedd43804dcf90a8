"""The keypad: turns closed switches into press, repeat and release events.

`Matrix_Keypad.pressed_keys` reads the switches as they are: contacts that bounce for some milliseconds, and a
phantom fourth key wherever three held keys stand on the corners of a rectangle (there are no diodes). Here a
press counts once two scans in a row have read it, a release once it has held for 20 ms: contacts that bounce for
up to 10 ms tell of one press and one release. New keys of such a rectangle are refused until it dissolves.
"""

from array import array
from collections import namedtuple

MYPY = False
if MYPY:  # type checkers take it for true
    from adafruit_matrixkeypad import Matrix_Keypad

    from .clock import Clock
    from .key_matrix import BackgroundMatrix

PRESS = "press"
REPEAT = "repeat"
RELEASE = "release"
_KINDS = (PRESS, REPEAT, RELEASE)

Event = namedtuple("Event", ("kind", "key", "count"))
"""`kind` of the three above, `key` its one-character name, `count` the repeats so far: 0 for a press."""

_SCAN_MS = 5
_RELEASE_MS = 20  # longer than contacts bounce
_FIRST_REPEAT_MS = 500
_REPEAT_MS = 150
_FAST_REPEAT_MS = 60
_SLOW_REPEATS = 10  # before they come fast
_MAX_COUNT = 9999
_QUEUE = 16
_STUCK = 480  # repeats, which come in half a minute
_SHORTED = 400  # scans, two seconds


class Keypad:
    """Call `poll` often, then `get` until it returns None."""

    def __init__(self, matrix: "Matrix_Keypad | BackgroundMatrix", layout: list[str], clock: "Clock") -> None:
        """Take a Matrix_Keypad-like and the names of its keys, a string a row.

        Its `pressed_keys` are numbers, row * columns + column; up to 8 rows and columns. The clock is asked
        for nothing but `diff`. A matrix with `poll` is scanned in the background: see key_matrix.py.
        """
        self._matrix = matrix
        self._background = getattr(matrix, "poll", None)
        self._clock = clock
        self.layout = layout
        self._names = "".join(layout)
        self._columns = len(layout[0])
        rows, keys = len(layout), len(self._names)
        self._closed = bytearray(rows)  # of each row, a bit a column: what the last scan read
        self._unsure = bytearray(rows)  # what stands in a rectangle
        self._held = bytearray(rows)  # what is pressed, as far as events have told
        self._moving = bytearray(rows)  # what reads otherwise than held, since:
        self._since = array("I", [0] * keys)
        self._last = array("I", [0] * keys)  # held: when it was pressed or last repeated
        self._count = array("H", [0] * keys)  # held: repeats so far
        self._stuck = bytearray(rows)  # what was down for so long that it is ignored until it is let go
        self._fault = ""
        self._shorted = 0  # scans on end in which every key read closed
        self._busy = 0
        self._scanned = -_SCAN_MS
        self._queue = array("I", [0] * _QUEUE)
        self._head = 0
        self._waiting = 0

    def get(self) -> Event | None:
        """Return the next event, or None."""
        if not self._waiting:
            return None
        event = self._queue[self._head]
        self._head = (self._head + 1) % _QUEUE
        self._waiting -= 1
        return Event(_KINDS[event & 3], self._names[event >> 2 & 63], event >> 8)

    def fault(self) -> str:
        """Return, once, the name of a key that is stuck, or all names where all keys read closed; else nothing."""
        fault, self._fault = self._fault, ""
        return fault

    @property
    def moving(self) -> bool:
        """Tell whether a key is being debounced: it reads otherwise than the events have told."""
        return bool(sum(self._moving))

    def poll(self, now_ms: int) -> None:
        """Scan the keys, if 5 ms have passed since the last time, or take what was scanned in the background."""
        if self._background and self._waiting < _QUEUE - 2:
            self._background(self, now_ms)
        if 0 <= self._clock.diff(now_ms, self._scanned) < _SCAN_MS:
            return
        self._scanned = now_ms
        self.take(now_ms)

    def take(self, now_ms: int) -> None:
        """Take what a scan reads."""
        pressed = self._matrix.pressed_keys
        if pressed or self._busy:
            self._read(pressed)
            if len(pressed) > 3:
                self._find_rectangles()
                if len(pressed) == len(self._names):
                    self._shorted += 1
                    if self._shorted == _SHORTED:
                        self._fault = self._names
            self._follow(now_ms)

    def _read(self, pressed: list[int]) -> None:
        closed, unsure, columns = self._closed, self._unsure, self._columns
        for row in range(len(closed)):
            closed[row] = unsure[row] = 0
        for key in pressed:
            closed[key // columns] |= 1 << key % columns

    def _find_rectangles(self) -> None:
        """Mark the keys in two rows that share two or more closed columns: any of them may be a phantom."""
        closed, unsure = self._closed, self._unsure
        for row in range(1, len(closed)):
            for above in range(row):
                shared = closed[row] & closed[above]
                if shared & (shared - 1):
                    unsure[row] |= shared
                    unsure[above] |= shared

    def _follow(self, now: int) -> None:
        """Compare what reads with what is held; a row in which nothing is down costs next to nothing."""
        held, moving, busy = self._held, self._moving, 0
        for row in range(len(held)):
            self._stuck[row] &= self._closed[row]
            busy |= self._stuck[row]
            reads = self._closed[row] & (held[row] | ~self._unsure[row]) & ~self._stuck[row]
            if reads | held[row] | moving[row]:
                self._follow_row(row, reads, now)
                busy |= held[row] | moving[row]
        self._busy = busy

    def _follow_row(self, row: int, reads: int, now: int) -> None:
        bit = 1
        for key in range(row * self._columns, (row + 1) * self._columns):
            if (reads ^ self._held[row]) & bit:
                self._settle(key, row, bit, now)
            else:
                self._moving[row] &= ~bit
                if reads & bit:
                    self._repeat(key, now)
            bit <<= 1

    def _settle(self, key: int, row: int, bit: int, now: int) -> None:
        """Turn a key over once its new reading has come twice, and a release has held; and there is room for it."""
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
        """Queue an event with the key's count; return False if there is no room."""
        if self._waiting == _QUEUE:
            return False
        self._queue[(self._head + self._waiting) % _QUEUE] = kind | key << 2 | self._count[key] << 8
        self._waiting += 1
        return True
