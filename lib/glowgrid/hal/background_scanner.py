"""Scans the keypad in the background with CircuitPython's `keypad.KeyMatrix`. Used if KEYPAD_SCANNER = "keymatrix".

The firmware scans every 20 ms, even during an import, and queues an event for each key that has changed. Events of the
same scan have the same timestamp and are read together. So a phantom key is never read without the key that causes it.
"""

from keypad import Event, KeyMatrix

MYPY = False
if MYPY:  # true for type checkers only
    from microcontroller import Pin


class BackgroundScanner:
    """A scanner that the keypad reads with `poll`, one scan at a time.

    `pressed_keys`: the numbers of the keys that were down in the scan that `poll` read last. `at`: the time of that
    scan in ms.
    """

    def __init__(self, rows: "list[Pin]", columns: "list[Pin]") -> None:
        self._matrix = KeyMatrix(rows, columns)
        self._matrix.reset()  # after the reset, a key that is already down causes an event
        self._event = Event()
        self._has_next = False  # whether `_event` belongs to the scan after this one
        self.pressed_keys: list = []
        self.at = 0

    def poll(self, now: int) -> bool:
        """Read the next scan in which a key has changed. Return False if there is no such scan. `now`: time in ms."""
        event, events, pressed = self._event, self._matrix.events, self.pressed_keys
        if events.overflowed:  # events were lost: after the reset, each key that is down causes an event again
            events.clear()
            self._matrix.reset()
            self._has_next = False
            pressed.clear()
            self.at = now
            return True
        more = self._has_next or events.get_into(event)
        if not more:
            return False
        at = self.at = event.timestamp
        while more and event.timestamp == at:
            if event.pressed != (event.key_number in pressed):
                (pressed.append if event.pressed else pressed.remove)(event.key_number)
            more = events.get_into(event)
        self._has_next = more
        return True
