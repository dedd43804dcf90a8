"""CircuitPython's `microcontroller`: pins, waiting, and the non-volatile memory.

What no real board has: `timed`, the hook that has bots take the board's time, where the page wants that; and `touched`,
the hook that tells of fingers on the light.
"""

from machine import machine as _machine


class Pin:
    """A pin of the chip, by the name that the board gives it."""

    def __init__(self, name: str) -> None:
        self.name = name


class ByteArray:
    """What outlives the power, as bytes in slices."""

    def __len__(self) -> int:
        return len(_machine.store)

    def __getitem__(self, where):
        return _machine.store[where]

    def __setitem__(self, where, data) -> None:
        start, stop = _bounds(where, len(self))
        if len(data) != stop - start:
            raise ValueError("Slice and value different lengths.")
        _machine.keep(start, bytes(data))


def _bounds(where: slice, size: int) -> tuple:
    """Return where a slice starts and stops: MicroPython's slices have no `indices` in this build."""
    start = where.start or 0
    stop = size if where.stop is None else where.stop
    return start + size if start < 0 else start, stop + size if stop < 0 else stop


nvm = ByteArray()


def delay_us(delay: int) -> None:
    """Wait for nothing: the page calls again when it is time."""


def touched() -> "int | None":
    """Return the place on the strip of a light that a finger has touched, each touch once, or None."""
    return _machine.touched.pop(0) if _machine.touched else None


def _timed(load):
    """Return a `load` whose bots think as long as the board would: at each pause they wait until the time has passed
    that their nodes take there."""

    def of(key: str) -> type:
        bot = load(key)
        counts = key != "random"  # which looks at nothing

        class Timed(bot):
            def think(self, game, rng):
                thought, due, counted = bot.think(self, game, rng), _machine.ms, 0
                try:
                    while True:
                        try:
                            progress = next(thought)
                        except StopIteration as done:
                            return done.value
                        nodes = self.nodes if counts else 0
                        due += (nodes - counted) * 1000 // game.pace
                        counted = nodes
                        yield progress
                        while due - _machine.ms > 0:
                            yield progress
                finally:
                    thought.close()

        return Timed

    return of


if _machine.settings.get("THINKING") == "board":
    timed = _timed
