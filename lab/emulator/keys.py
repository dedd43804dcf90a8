"""Key switches of an emulated board. A closed switch connects the wire of a row with the wire of a column."""

from typing import Any

from rp2040py.gpio_pin import GPIOPinState

from host_sim.parts.switches import Layout

DRIVEN = (GPIOPinState.LOW, GPIOPinState.HIGH)


class KeyWires:
    """Key switches on the pins of an emulated chip. A switch that opens or closes changes the pins at once."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._joined: set[tuple[int, int]] = set()
        self._pins = [number(pin) for pin in (*layout.rows, *layout.cols)]
        self._chip: Any = None
        self._settling = False

    def attach(self, chip: Any) -> None:
        """Connect the switches to a chip. rp2040py calls this for each device on the chip's pins."""
        self._chip = chip
        for pin in self._pins:
            chip.gpio[pin].add_listener(lambda *_: self._settle())
        self._settle()

    def move(self, key: str, closed: bool) -> None:
        """Close or open the switch of a key."""
        row, col = self._layout.crossing(key)
        crossing = number(row), number(col)
        (self._joined.add if closed else self._joined.discard)(crossing)
        if self._chip:
            self._settle()

    def _settle(self) -> None:
        """Pull every wire low that closed switches connect to a wire which the chip drives low.

        Leave all other wires to the pull-ups, which keep them high.
        """
        if self._settling:  # ignore the changes that this method makes itself
            return
        self._settling = True
        for net in self._nets():
            pins = [self._chip.gpio[pin] for pin in net]
            low = any(pin.value == GPIOPinState.LOW for pin in pins)
            for pin in pins:
                if pin.value not in DRIVEN:
                    pin.set_input_value(False) if low else pin.release_input()
        self._settling = False

    def _nets(self) -> list[set[int]]:
        nets = [{pin} for pin in self._pins]
        for one, other in self._joined:
            touched = [net for net in nets if one in net or other in net]
            nets = [net for net in nets if net not in touched] + [set().union(*touched)]
        return nets


def number(pin: str) -> int:
    """Return the number of a pin, such as 5 for "GP5"."""
    return int(pin.removeprefix("GP"))
