"""Matrix keypad: a switch at each crossing of a row wire and a column wire, with optional contact bounce.

Imports only the standard library.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from host_sim.parts.pins import Wires

Later = Callable[[float, Callable[[], None]], None]  # (µs from now, action)


@dataclass(frozen=True)
class Layout:
    """The pins of the rows and columns, and the name of the key at each crossing."""

    rows: tuple[str, ...]
    cols: tuple[str, ...]
    keys: tuple[str, ...]

    def crossing(self, key: str) -> tuple[str, str]:
        """Return the row pin and the column pin that a key joins."""
        for row, names in zip(self.rows, self.keys, strict=True):
            if key in names:
                return row, self.cols[names.index(key)]
        raise KeyError(key)

    @property
    def names(self) -> str:
        return "".join(self.keys)


class Switches:
    """The switches of the keypad, to press and release.

    With `bounce_ms`, each press and release bounces for up to that long; `seed` makes it repeatable.
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
        self._latest: dict[
            str, int
        ] = {}  # number of changes of each key so far: a new change ends the bounce of the previous one

    def move(self, key: str, closed: bool) -> None:
        """Press or release a key. Raise ValueError if the keypad has no such key."""
        if len(key) != 1 or key not in self.layout.names:
            raise ValueError(f"no key {key!r} on this keypad: it has {' '.join(self.layout.names)}")
        if (key in self.down) == closed:
            return
        self.down ^= {key}
        self._latest[key] = self._latest.get(key, 0) + 1
        self._touch(key, closed)
        if self._bounce_ms > 0:
            self._chatter(key, closed, self._latest[key])

    def _touch(self, key: str, closed: bool) -> None:
        self._wires.join(*self.layout.crossing(key), closed)

    def _chatter(self, key: str, closed: bool, change: int) -> None:
        """Schedule an even number of further contact changes within the bounce time."""
        count = self._chance.randrange(0, 12, 2)
        moments = sorted(self._chance.uniform(0, self._bounce_ms * 1000) for _ in range(count))
        for number, moment in enumerate(moments):
            self._later(moment, partial(self._touch_if_latest, key, closed == bool(number % 2), change))

    def _touch_if_latest(self, key: str, closed: bool, change: int) -> None:
        if self._latest[key] == change:
            self._touch(key, closed)
