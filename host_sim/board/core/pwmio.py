"""CircuitPython's `pwmio`: a pin that the chip switches on and off by itself. A buzzer on this pin makes a sound."""

import digitalio as _digitalio
import virtual_board as _board
from microcontroller import Pin as _Pin

_machine = _board.machine


class PWMOut:
    """A pin that switches `frequency` times a second. It is high for `duty_cycle` / 65536 of the time."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        if not isinstance(pin, _Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        if pin._name in _digitalio._in_use:
            raise ValueError(f"{pin._name} in use")
        _digitalio._in_use.add(pin._name)
        self._pin = pin._name
        self._variable = variable_frequency
        self._frequency, self._duty_cycle = frequency, duty_cycle
        self._apply()

    def deinit(self):
        """Release the pin."""
        if self._pin is not None:
            _machine.buzz(self._pin, 0)
            _digitalio._in_use.discard(self._pin)
            self._pin = None

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, frequency):
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        if not 1 <= frequency <= 62_500_000:
            raise ValueError("Invalid PWM frequency")
        self._frequency = frequency
        self._apply()

    @property
    def duty_cycle(self):
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle):
        if not 0 <= duty_cycle <= 65535:
            raise ValueError("duty_cycle must be 0-65535")
        self._duty_cycle = duty_cycle
        self._apply()

    def _apply(self):
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        _machine.buzz(self._pin, self._frequency if 0 < self._duty_cycle < 65535 else 0)
