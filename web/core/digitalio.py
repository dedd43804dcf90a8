"""CircuitPython's `digitalio`: digital pins on the page's wires."""

from machine import machine as _machine
from microcontroller import Pin as _Pin

_in_use: set = set()


class Direction:
    INPUT = "Direction.INPUT"
    OUTPUT = "Direction.OUTPUT"


class Pull:
    UP = "Pull.UP"
    DOWN = "Pull.DOWN"


class DriveMode:
    PUSH_PULL = "DriveMode.PUSH_PULL"
    OPEN_DRAIN = "DriveMode.OPEN_DRAIN"


class DigitalInOut:
    """One pin, claimed until `deinit`; an input at first."""

    def __init__(self, pin: _Pin) -> None:
        if not isinstance(pin, _Pin):
            raise TypeError("pin must be of type Pin")
        if pin.name in _in_use:
            raise ValueError(pin.name + " in use")
        _in_use.add(pin.name)
        self._pin = pin.name
        self.pull = None
        self.switch_to_input()

    def deinit(self) -> None:
        """Let go of the pin."""
        _in_use.discard(self._pin)
        _machine.pins[self._pin] = None

    def switch_to_input(self, pull: object = None) -> None:
        self._direction = Direction.INPUT
        _machine.pins[self._pin] = None

    def switch_to_output(self, value: bool = False, drive_mode: object = None) -> None:
        self._direction = Direction.OUTPUT
        _machine.pins[self._pin] = bool(value)

    @property
    def direction(self) -> object:
        return self._direction

    @direction.setter
    def direction(self, direction: object) -> None:
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self) -> bool:
        return _machine.level(self._pin) if _machine.closed else _machine.pins[self._pin] is not False

    @value.setter
    def value(self, value: bool) -> None:
        _machine.pins[self._pin] = bool(value)
