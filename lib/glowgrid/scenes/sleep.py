"""Nobody was here for long: the grid is dark and the keys are read less often, until one wakes what lies below."""

from ..unload import borrow
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # type checkers take it for true
    from .types import Event, Transition

_NAP_MS = 15  # the keys are read every 20 ms all the same


class Sleep(Scene):
    attract = None

    def enter(self) -> None:
        self.say(borrow("words.faults").ASLEEP)

    def handle(self, event: "Event") -> "Transition":
        return BACK if event.kind == PRESS else None

    def update(self, now_ms: int) -> None:
        if self.since(now_ms) > 4 * _NAP_MS:  # the last that the pixels heard is to be dark
            self._power(False)
        if not self.console.keypad.moving:
            self._nap()

    def leave(self) -> None:
        self._power(True)

    def _power(self, on: bool) -> None:
        """Give the pixels their current or cut it, where a pin does that."""
        power = getattr(self.console, "power", None)
        if power is not None and power.value != on:
            power.value = on
            if on:
                self._nap()  # until the pixels hear again
                self.poll()
                self._nap()

    def _nap(self) -> None:
        for _ in range(_NAP_MS):  # millisecond by millisecond: USB is heard between them
            self.clock.wait(1)
