"""What is chosen before a game: its class, by its key in a catalogue (of bots, too), and its options, with their ranges
and the check that all games share.
"""

import gc
import sys

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator

    from .game import Game


def load(catalogue: tuple, package: str, key: str) -> "type":
    """Import and return the class behind `key`; raise a ValueError naming the keys there are. A catalogue's rows are
    (key, title, module, class, icon, ...): what follows is what is imported and let go with it, see unload.py."""
    for row in catalogue:
        if row[0] == key:
            name = package + "." + row[2]
            if name not in sys.modules:
                gc.collect()  # what stays for long is best put side by side
            module = __import__(name, None, None, (row[3],))
            return getattr(module, row[3])
    from .faults import short

    known = ", ".join([row[0] for row in catalogue])
    raise ValueError(f"{short(key)!r} is not in the catalogue; there are {known}.")


class Option:
    def __init__(self, name: str, default: int, low: int, high: "int | Callable[[tuple], int]", step: int = 1) -> None:
        """Allow `low`, `low + step` ... up to `high`, which may be a function of the options chosen before."""
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.step = step


def highest(option: Option, earlier: tuple) -> int:
    """Return the largest value `option` may take after the values `earlier`."""
    return option.high(earlier) if callable(option.high) else option.high


def allows(option: Option, value: "int | float", top: int) -> bool:
    """Tell whether `option` may take `value`, `top` being its `highest`: the one place where ranges are checked."""
    whole = isinstance(value, (int, bool, float)) and value % 1 == 0
    return whole and option.low <= value <= top and not (value - option.low) % option.step


def check(options: tuple, values: tuple) -> tuple:
    """Return `values` (one an option, in order) as ints; raise an OptionError for the first out of range."""
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
    """Return `values` pulled into range one after the other, as a set-up screen does after a change."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        value = min(max(int(value), option.low), highest(option, chosen))
        chosen += (value - (value - option.low) % option.step,)
    return chosen


def defaults(options: tuple) -> tuple:
    """Return every option's default, made to fit."""
    return fit(options, tuple([option.default for option in options]))


def players_with(kind: "type[Game]", options: tuple) -> int:
    """Return how many play a game of this class with these values of OPTIONS; one is made to ask where the class does
    not know."""
    for option, value in zip(kind.OPTIONS, options):
        if option.name == "players":
            return value
    return kind.players or kind(*options).players


# -- what all games with the same options share


def shaping(kept: list, make: type, size: int) -> "Iterator[None]":
    """Have `kept` hold the one shape `make(size)`, as a generator that pauses every few milliseconds of the board while
    the shape's own `fill()` does its work. What `kept` holds already is not made again."""
    if not kept or kept[0].size != size:
        kept.clear()
        shape = make(size)
        yield from shape.fill()
        kept.append(shape)


def shaped(kept: list, make: type, size: int) -> list:
    """Return `kept`, once it holds the shape `make(size)`: see `shaping`."""
    if not kept or kept[0].size != size:
        for _ in shaping(kept, make, size):
            pass
    return kept
