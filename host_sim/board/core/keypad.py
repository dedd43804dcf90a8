"""CircuitPython's `keypad`, of which only the class KeyMatrix is simulated. It scans a key matrix in the background.

A key that is already down when the matrix is created reports its release but no press. A key that is down during
`reset` reports a press again. If the event queue is full, new events are lost. Three pressed keys at the corners of a
rectangle make the key at the fourth corner appear pressed, as in a real matrix without diodes.
"""

import virtual_board as _board
from digitalio import _in_use
from microcontroller import Pin as _Pin

_machine = _board.machine
_CALL_US = 10


class Event:
    """A press or a release of a key.

    Two events are equal if they are both presses or both releases of the same key. Their times may differ.
    """

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = bool(pressed)
        self.timestamp = _machine.ticks() if timestamp is None else timestamp

    @property
    def released(self):
        return not self.pressed

    def __eq__(self, other):
        return isinstance(other, Event) and (self.key_number, self.pressed) == (other.key_number, other.pressed)

    def __hash__(self):
        return self.key_number << 1 | self.pressed


class EventQueue:
    """Queue of the events that the firmware has not read yet, oldest first."""

    def __init__(self, most):
        self._most = most
        self._unread = []
        self._overflowed = False

    @property
    def overflowed(self):
        return self._overflowed

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        _machine.spend(_CALL_US)
        if not self._unread:
            return False
        event.key_number, event.pressed, event.timestamp = self._unread.pop(0)
        return True

    def clear(self):
        self._unread.clear()
        self._overflowed = False

    def __len__(self):
        return len(self._unread)

    def __bool__(self):
        return bool(self._unread)

    def _add(self, key, pressed, at):
        """Add an event, unless the queue is full. `at`: the time of the event in ms."""
        if len(self._unread) == self._most:
            self._overflowed = True
        else:
            self._unread.append((key, pressed, at))


class KeyMatrix:
    """Matrix of keys. It is scanned every `interval` seconds until `deinit` or the end of code.py."""

    def __init__(
        self,
        row_pins,
        column_pins,
        *,
        columns_to_anodes=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        self._rows, self._columns = [], []
        for names, pins in ((self._rows, row_pins), (self._columns, column_pins)):
            for pin in pins:
                if not isinstance(pin, _Pin):
                    raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
                if pin._name in _in_use:
                    raise ValueError(f"{pin._name} in use")
                _in_use.add(pin._name)
                names.append(pin._name)
        self._idle = columns_to_anodes  # level of a row or column that is not driven: True for high
        for name in self._rows + self._columns:
            _machine.wires.put(name, None, self._idle)
        self._interval_us = interval * 1_000_000
        self._threshold = debounce_threshold
        self._counters = [0] * self.key_count
        self._interpreter = _machine.interpreter
        self.events = EventQueue(max_events)
        self._tick()

    def __enter__(self):
        return self

    def __exit__(self, *_exception):
        self.deinit()

    @property
    def key_count(self):
        return len(self._rows) * len(self._columns)

    def key_number_to_row_column(self, key_number):
        return divmod(key_number, len(self._columns))

    def row_column_to_key_number(self, row, column):
        return row * len(self._columns) + column

    def reset(self):
        """Treat all keys as released, so that each key that is down reports a press again."""
        self._counters = [-self._threshold] * self.key_count

    def deinit(self):
        self._interpreter = None
        for name in self._rows + self._columns:
            _machine.wires.put(name)
            _in_use.discard(name)
        self._rows, self._columns = [], []

    def _tick(self):
        """Scan the matrix, and schedule the next scan."""
        if self._interpreter is None or self._interpreter is not _machine.interpreter:
            return
        self._scan(_machine.ticks())
        _machine.later(self._interval_us, self._tick)

    def _scan(self, now):
        wires = _machine.wires
        for row, name in enumerate(self._rows):
            wires.put(name, not self._idle)
            for column, other in enumerate(self._columns):
                key = self.row_column_to_key_number(row, column)
                pressed = wires.level(other) != self._idle
                if self._turns(key, pressed):
                    self.events._add(key, pressed, now)
            wires.put(name, None, self._idle)

    def _turns(self, key, pressed):
        """Count one reading of `key`, to ignore bouncing contacts. Return True if the key's state has now changed.

        `pressed` is True if this reading shows the key as pressed.
        """
        step, most = (1, self._threshold) if pressed else (-1, -self._threshold)
        counter = self._counters[key]
        if counter * step >= self._threshold:
            return False
        self._counters[key] = counter + step
        if counter + step:
            return False
        self._counters[key] = most
        return True
