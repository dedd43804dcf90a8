"""CircuitPython's `digitalio`: digital pins. Invalid use raises the same errors as on the board."""

import virtual_board as _board
from microcontroller import Pin as _Pin

_PIN_US = 20
_machine = _board.machine
_spend = _machine.spend
_put = _machine.wires.put
_level = _machine.wires.level
_in_use = set()


class _Named:
    """A constant with the same `repr` as on the board."""

    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return "digitalio." + self._name


class Direction:
    INPUT = _Named("Direction.INPUT")
    OUTPUT = _Named("Direction.OUTPUT")


class Pull:
    UP = _Named("Pull.UP")
    DOWN = _Named("Pull.DOWN")


class DriveMode:
    PUSH_PULL = _Named("DriveMode.PUSH_PULL")
    OPEN_DRAIN = _Named("DriveMode.OPEN_DRAIN")


_INPUT, _UP = Direction.INPUT, Pull.UP


class DigitalInOut:
    """One pin, which stays in use until `deinit` is called. At first, the pin is an input without a pull resistor."""

    def __init__(self, pin):
        if not isinstance(pin, _Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        if pin._name in _in_use:
            raise ValueError(f"{pin._name} in use")
        _in_use.add(pin._name)
        self._pin = pin._name
        self.switch_to_input()

    def __enter__(self):
        return self

    def __exit__(self, *_exception):
        self.deinit()

    def deinit(self):
        """Release the pin."""
        if self._pin is not None:
            _machine.spend(_PIN_US)
            _machine.wires.put(self._pin)
            _in_use.discard(self._pin)
            self._pin = None

    def switch_to_input(self, pull=None):
        self._direction, self._pull = Direction.INPUT, pull
        self._apply()

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self._direction, self._value, self._drive_mode = Direction.OUTPUT, bool(value), drive_mode
        self._apply()

    @property
    def direction(self):
        self._check()
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction is Direction.OUTPUT:
            self.switch_to_output()
        elif direction is Direction.INPUT:
            self.switch_to_input()
        else:
            raise TypeError("direction must be of type Direction")

    @property
    def value(self):
        if self._pin is None:
            self._check()
        _spend(_PIN_US)
        return _level(self._pin)

    @value.setter
    def value(self, value):
        if self._pin is None or self._direction is _INPUT:
            self._require(Direction.OUTPUT, "Cannot set value when direction is input.")
        self._value = bool(value)
        self._apply()

    @property
    def drive_mode(self):
        self._require(Direction.OUTPUT, "Drive mode not used when direction is input.")
        return self._drive_mode

    @drive_mode.setter
    def drive_mode(self, drive_mode):
        self._require(Direction.OUTPUT, "Drive mode not used when direction is input.")
        self._drive_mode = drive_mode
        self._apply()

    @property
    def pull(self):
        self._require(Direction.INPUT, "Pull not used when direction is output.")
        return self._pull

    @pull.setter
    def pull(self, pull):
        if self._pin is None or self._direction is not _INPUT:
            self._require(Direction.INPUT, "Pull not used when direction is output.")
        if pull is not _UP and pull not in (None, Pull.DOWN):
            raise ValueError("Unsupported pull value.")
        self._pull = pull
        self._apply()

    def _check(self):
        """Raise ValueError if `deinit` was called before."""
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")

    def _require(self, direction, message):
        """Raise AttributeError with `message` if the pin has a different direction."""
        self._check()
        if self._direction is not direction:
            raise AttributeError(message)

    def _apply(self):
        """Pass the configuration of this pin to the simulated wires."""
        if self._pin is None:
            self._check()
        _spend(_PIN_US)
        if self._direction is _INPUT:
            _put(self._pin, None, None if self._pull is None else self._pull is _UP)
        elif self._drive_mode is DriveMode.OPEN_DRAIN and self._value:
            _put(self._pin)
        else:
            _put(self._pin, self._value)
