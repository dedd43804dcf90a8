"""Matrix keypad: a switch at each crossing of a row wire and a column wire. Or buttons: a switch between each pin and
ground. The contacts can bounce.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from host_sim.parts.pins import GROUND, Wires

Later = Callable[[float, Callable[[], None]], None]  # later(delay_us, action) schedules an action


@dataclass(frozen=True)
class Layout:
    """The layout of a keypad. `rows` and `cols` are the pins of the rows and columns. `keys` has one string for each
    row. Each character of the string is the name of a key in that row."""

    rows: tuple[str, ...]
    cols: tuple[str, ...]
    keys: tuple[str, ...]

    def crossing(self, key: str) -> tuple[str, str]:
        """Return (row pin, column pin) of the crossing where `key` is. Raise KeyError if there is no such key."""
        for row, names in zip(self.rows, self.keys, strict=True):
            if key in names:
                return row, self.cols[names.index(key)]
        raise KeyError(key)

    @property
    def names(self) -> str:
        """The names of all keys."""
        return "".join(self.keys)

    def cap(self, key: str) -> str:
        """Return the sign on the cap of `key`."""
        return key

    def own_key(self, key: str) -> str | None:
        """Return the key that does what `key` does on a keypad with all keys, or HELD. Return None if none does."""
        return key if key in self.names else None


GAP = "."
"""Stands for a place without a button in `ButtonLayout.keys`."""
BUTTONS = "28465*"
"""The names of the buttons: up, down, left, right, OK and back. A keypad's keys of the same names do the same."""
OK = "5"
HELD = "+"
"""Stands for a long press of OK where a key is expected."""
_CAPS = {"2": "▲", "8": "▼", "4": "◀", "6": "▶", "5": "OK", "*": "«"}


@dataclass(frozen=True)
class ButtonLayout(Layout):
    """Five or six buttons, each between a pin and ground. `pins` has one pin for each button, in the order of BUTTONS.

    `keys` shows where the buttons are, with a GAP at each place without one. `rows` and `cols` are empty names.
    """

    pins: tuple[str, ...]

    @classmethod
    def at(cls, pins: tuple[str, ...]) -> "ButtonLayout":
        """Return the layout of the buttons at these pins."""
        return cls(("",) * 3, ("",) * 3, (".2.", "456", ".8*" if len(pins) > 5 else ".8."), pins)

    def crossing(self, key: str) -> tuple[str, str]:
        """Return (pin, ground) for the button called `key`. Raise KeyError if there is no such button."""
        if key not in self.names:
            raise KeyError(key)
        return self.pins[BUTTONS.index(key)], GROUND

    @property
    def names(self) -> str:
        return "".join(self.keys).replace(GAP, "")

    def cap(self, key: str) -> str:
        return _CAPS[key]

    def own_key(self, key: str) -> str | None:
        if key == "#":
            return OK
        return HELD if key == "*" and key not in self.names else super().own_key(key)


class Switches:
    """The switches of a keypad.

    After each press and release of a key, its contact bounces for up to `bounce_ms` milliseconds. The same `seed`
    always gives the same bounces.
    """

    def __init__(
        self, layout: Layout, wires: Wires, later: Later, bounce_ms: float = 0, seed: int = 0
    ) -> None:
        self.layout = layout
        self.down: set[str] = set()
        self._wires = wires
        self._later = later
        self._bounce_ms = bounce_ms
        self._chance = random.Random(seed)
        # key -> how often it has changed: a new change ends the bouncing of the previous one
        self._latest: dict[str, int] = {}

    def move(self, key: str, closed: bool) -> None:
        """Press `key` if `closed` is True, otherwise release it. Raise ValueError if the keypad has no such key."""
        if len(key) != 1 or key not in self.layout.names:
            raise ValueError(f"no key {key!r} on this keypad: it has {' '.join(self.layout.names)}")
        if (key in self.down) == closed:
            return
        self.down ^= {key}
        self._latest[key] = self._latest.get(key, 0) + 1
        self._set_contact(key, closed)
        if self._bounce_ms > 0:
            self._bounce(key, closed, self._latest[key])

    def _set_contact(self, key: str, closed: bool) -> None:
        """Close the contact of `key` if `closed` is True, otherwise open it."""
        self._wires.join(*self.layout.crossing(key), closed)

    def _bounce(self, key: str, closed: bool, change: int) -> None:
        """Schedule the bounces of the contact of `key`. `closed`: True if the contact has just closed, else False.

        The number of bounces is even, so the contact is in the same state after the bounces as before. `change` is the
        number of the press or release that causes the bounces. Each key's presses and releases are numbered together.
        """
        count = self._chance.randrange(0, 12, 2)
        moments = sorted(self._chance.uniform(0, self._bounce_ms * 1000) for _ in range(count))
        for number, moment in enumerate(moments):
            self._later(moment, partial(self._set_if_latest, key, closed == bool(number % 2), change))

    def _set_if_latest(self, key: str, closed: bool, change: int) -> None:
        """Close the contact of `key` if `closed` is True, otherwise open it.

        `change` is the number of a press or release of the key. If the key has been pressed or released again after
        that, do nothing.
        """
        if self._latest[key] == change:
            self._set_contact(key, closed)
