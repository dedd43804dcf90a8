"""Scene while the board sleeps: the grid is dark, and keys are read less often. Any key wakes the board up."""

from .scene import Scene

_NAP_MS = 15  # with the rest of a round, keys are still read every 20 ms


class Sleep(Scene):
    overlay = True
    attract = None

    def enter(self) -> None:
        from ..words import hardware_faults

        self.say(hardware_faults.ASLEEP)

    def update(self, now_ms: int) -> None:
        if self.since(now_ms) > 4 * _NAP_MS:  # the last frame must be dark
            self._power(False)
        if not self.console.keypad.moving:
            self._nap()

    def leave(self) -> None:
        self._power(True)

    def _power(self, on: bool) -> None:
        """Switch the power of the grid on or off, if the board has a pin for it."""
        power = getattr(self.console, "power", None)
        if power is not None and power.value != on:
            power.value = on
            if on:
                self._nap()  # until the pixels are ready
                self.poll()
                self._nap()

    def _nap(self) -> None:
        for _ in range(_NAP_MS):  # short waits leave time to serve USB
            self.clock.wait(1)
