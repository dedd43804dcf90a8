"""Scans in the background: CircuitPython's own `keypad.KeyMatrix`, for KEYPAD_SCANNER = "keymatrix".

The firmware scans every 20 ms, also while a module is imported, and notes each key that has turned over. Keys that
turned over in one scan have one timestamp, and are read together: a phantom key comes with the key that makes it.
"""

from keypad import Event, KeyMatrix

MYPY = False
if MYPY:  # type checkers take it for true
    from microcontroller import Pin

    from .keypad import Keypad

_SETTLED_MS = 20  # after so long a release counts
_TICKS = (1 << 29) - 1  # the clock wraps here


class BackgroundMatrix:
    """`pressed_keys` as the scan read that `poll` has come to, and `at`, when that was."""

    def __init__(self, rows: "list[Pin]", columns: "list[Pin]") -> None:
        self._matrix = KeyMatrix(rows, columns)
        self._matrix.reset()  # a key that is down already tells of its press
        self._event = Event()
        self._ahead = False  # whether `_event` belongs to the scan after this one
        self.pressed_keys: list = []
        self.at = 0

    def poll(self, keypad: "Keypad", now: int) -> None:
        """Hand the keypad the next scan, twice: they are so far apart that no contact bounces any more."""
        if self._next(now):
            keypad.take(self.at)
            keypad.take((self.at + _SETTLED_MS) & _TICKS)

    def _next(self, now: int) -> bool:
        """Come to the next scan in which a key has turned over; return False if there is none."""
        event, events, pressed = self._event, self._matrix.events, self.pressed_keys
        if events.overflowed:  # what was lost is unknown: keys that are still down tell of it once more
            events.clear()
            self._matrix.reset()
            self._ahead = False
            pressed.clear()
            self.at = now
            return True
        more = self._ahead or events.get_into(event)
        if not more:
            return False
        at = self.at = event.timestamp
        while more and event.timestamp == at:
            if event.pressed != (event.key_number in pressed):
                (pressed.append if event.pressed else pressed.remove)(event.key_number)
            more = events.get_into(event)
        self._ahead = more
        return True
