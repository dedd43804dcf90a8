"""Options of a game, with their ranges and checks. Also loads the class of a game or bot by its key in a catalogue.

All range checks of options are here.
"""

import gc

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator
    from typing import Any


def load(catalogue: tuple, package: str, key: str) -> "type":
    """Import and return the class for `key`, or raise a ValueError that names the valid keys. The rows of a catalogue
    start with (key, title, module, class, icon)."""
    for row in catalogue:
        if row[0] == key:
            if not hasattr(__import__(package, None, None, ("load",)), row[2]):  # it is not loaded yet
                gc.collect()  # modules stay for a long time, and should be neighbours on the heap
            module = __import__(package + "." + row[2], None, None, (row[3],))
            return getattr(module, row[3])
    from .faults import short

    known = ", ".join([row[0] for row in catalogue])
    raise ValueError(f"{short(key)!r} is not in the catalogue; there are {known}.")


class Option:
    def __init__(self, name: str, default: int, low: int, high: "int | Callable[[tuple], int]", step: int = 1) -> None:
        """Allow `low`, `low + step` and so on up to `high`, which may be a function of the earlier options."""
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.step = step


def highest(option: Option, earlier: tuple) -> int:
    """Return the largest valid value of `option` after the values `earlier`."""
    return option.high(earlier) if callable(option.high) else option.high


def allows(option: Option, value: "int | float", top: int) -> bool:
    """Return whether `option` may have `value`; `top` is its `highest`. All range checks use this function."""
    whole = isinstance(value, (int, bool, float)) and value % 1 == 0
    return whole and option.low <= value <= top and not (value - option.low) % option.step


def check(options: tuple, values: tuple) -> tuple:
    """Return `values`, one per option, as ints. Raise an OptionError for the first one out of range."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        top = highest(option, chosen)
        if not allows(option, value, top):
            from .faults import OptionError, short

            allowed = f"{option.low} to {top}" + (f" in steps of {option.step}" if option.step > 1 else "")
            raise OptionError(f"{option.name} is {short(repr(value))}; allowed is a whole number from {allowed}.")
        chosen += (int(value),)
    return chosen


def fit(options: tuple, values: tuple) -> tuple:
    """Return `values` clamped to their ranges, one after the other, as the setup screen does after a change."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        value = min(max(int(value), option.low), highest(option, chosen))
        chosen += (value - (value - option.low) % option.step,)
    return chosen


def defaults(options: tuple) -> tuple:
    """Return the default of every option, clamped to its range."""
    return fit(options, tuple([option.default for option in options]))


def players_with(kind: "type[Any]", options: tuple) -> int:
    """Return the number of players in a class of games with these option values. If the class does not define it,
    create a game to find out."""
    for option, value in zip(kind.OPTIONS, options):
        if option.name == "players":
            return value
    return kind.players or kind(*options).players


# -- data shared by all games with the same options


def shaping(kept: list, make: type, size: int) -> "Iterator[None]":
    """Make the shape `make(size)` the only item of `kept`, unless it already is. This generator runs the shape's
    `fill()`, which yields every few milliseconds."""
    if not kept or kept[0].size != size:
        kept.clear()
        shape = make(size)
        yield from shape.fill()
        kept.append(shape)


def shaped(kept: list, make: type, size: int) -> list:
    """Make the shape `make(size)` the only item of `kept` at once, without steps, and return `kept`. See `shaping`."""
    if not kept or kept[0].size != size:
        for _ in shaping(kept, make, size):
            pass
    return kept
