"""Pins, the wires between them, and the level that each pin reads.

A closed switch connects two pins, so that they share one level. This has the same effects as real wiring. The firmware
may scan the key matrix in any order. If three keys at the corners of a rectangle are closed, the key at the fourth
corner appears closed, too.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

NAMES = tuple(f"GP{number}" for number in range(29))
GROUND = "GND"
_ORDER = (*NAMES, GROUND)


@dataclass
class Pin:
    """State of one pin.

    - `drive` is the level of the pin as an output: True for high, False for low. None: the pin is not an output.
    - `pull` is the level to which a resistor pulls the pin: True for high, False for low. None means no resistor.
    """

    drive: bool | None = None
    pull: bool | None = None


class Wires:
    """All pins of the board, ground, and the closed switches between them."""

    def __init__(self, on_fault: Callable[[str], None]) -> None:
        self.pins = {name: Pin() for name in NAMES}
        self.pins[GROUND] = Pin(drive=False)
        self._joined: dict[str, set[str]] = {}
        self._nets: dict[str, list[Pin]] = {}  # cache: name -> all connected pins; cleared when a switch changes
        self._on_fault = on_fault
        self._shorts: set[tuple[str, str]] = set()

    def open_all(self) -> None:
        """Make every pin an input without a pull, as a reset does. The switches stay as they are."""
        for name in NAMES:
            self.put(name)

    def put(self, name: str, drive: bool | None = None, pull: bool | None = None) -> None:
        """Set how the pin `name` is driven and pulled.

        `drive` and `pull` are True for high and False for low. If `drive` is None, the pin is not driven. If `pull` is
        None, the pin is not pulled.
        """
        pin = self.pins[name]
        pin.drive, pin.pull = drive, pull
        if drive is not None and self._joined.get(name):
            self._check_short(name)

    def join(self, one: str, other: str, closed: bool) -> None:
        """Close the switch between the pins `one` and `other` if `closed` is True, otherwise open the switch."""
        for pin, partner in ((one, other), (other, one)):
            partners = self._joined.setdefault(pin, set())
            if closed:
                partners.add(partner)
            else:
                partners.discard(partner)
        self._nets.clear()
        if closed:
            self._check_short(one)

    def net(self, name: str) -> set[str]:
        """Return `name` and the names of all pins that closed switches connect with the pin `name`."""
        found = {name}
        to_visit = [name]
        while to_visit:
            for partner in self._joined.get(to_visit.pop(), ()):
                if partner not in found:
                    found.add(partner)
                    to_visit.append(partner)
        return found

    def level(self, name: str) -> bool:
        """Return the level that the pin `name` reads.

        All connected pins count. A low output beats a high one, an output beats a pull, and a pull-up beats a
        pull-down. Without any of these, the level is low.
        """
        if not self._joined.get(name):
            pin = self.pins[name]
            return bool(pin.pull if pin.drive is None else pin.drive)
        net = self._nets.get(name)
        if net is None:
            net = self._nets[name] = [self.pins[partner] for partner in self.net(name)]
        driven = [pin.drive for pin in net if pin.drive is not None]
        if driven:
            return all(driven)
        return any(pin.pull for pin in net)

    def _check_short(self, name: str) -> None:
        """Report a fault if one of the pins connected with the pin `name` drives high and another one drives low.

        Each pair of pins is reported only once.
        """
        net = sorted(self.net(name), key=_ORDER.index)
        high = _first(pin for pin in net if self.pins[pin].drive is True)
        low = _first(pin for pin in net if self.pins[pin].drive is False)
        if high and low and (high, low) not in self._shorts:
            self._shorts.add((high, low))
            self._on_fault(f"Short circuit: {high} drives high and {low} drives low on the same wire.")


def _first(names: Iterable[str]) -> str | None:
    return next(iter(names), None)
