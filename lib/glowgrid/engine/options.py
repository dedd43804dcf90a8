"""Check the options of a game against their ranges. Also load a class by its key, and begin the same game again."""

# On the drive, this module is part of match.py.

import gc

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any


def load(catalogue: "Iterable[tuple]", package: str, key: str) -> "type":
    """Import and return a class. Its row in `catalogue`: (`key`, title, module in `package`, class name, ...)."""
    row = row_of(catalogue, key)
    if not hasattr(__import__(package, None, None, ("load",)), row[2]):  # it is not loaded yet
        gc.collect()  # modules stay for a long time, and should be neighbours on the heap
    module = __import__(package + "." + row[2], None, None, (row[3],))
    return getattr(module, row[3])


def row_of(catalogue: "Iterable[tuple]", key: str) -> tuple:
    """Return the row of `catalogue` that starts with `key`, or raise a ValueError that names the valid keys."""
    for row in catalogue:
        if row[0] == key:
            return row  # type: ignore[no-any-return]
    from .faults import short

    known = ", ".join([row[0] for row in catalogue])
    raise ValueError(f"{short(key)!r} is not in the catalogue, which has {known}.")


class Option:
    """An option of a game: its name, its default, and the range of its values."""

    def __init__(
        self,
        name: str,
        default: int,
        low: int,
        high: "int | Callable[[tuple], int]",
        step: "int | Callable[[tuple], int]" = 1,
    ) -> None:
        """Allow `low`, `low + step`, ... up to `high`. `high` and `step` can be functions of the values of all earlier
        options."""
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.step = step


def highest(option: Option, earlier: tuple) -> int:
    """Return the largest valid value of `option`. `earlier` has the values of the options before it."""
    return option.high(earlier) if callable(option.high) else option.high


def step_of(option: Option, earlier: tuple) -> int:
    """Return the distance between valid values of `option`. `earlier` has the values of the options before it."""
    return option.step(earlier) if callable(option.step) else option.step


def allows(option: Option, value: "int | float", top: int, step: int) -> bool:
    """Return whether `value` is valid for `option`. `top` and `step`: what `highest` and `step_of` return for it."""
    whole = isinstance(value, (int, bool, float)) and value % 1 == 0
    return whole and option.low <= value <= top and not (value - option.low) % step


def check(options: tuple, values: tuple) -> tuple:
    """Return `values`, one per option, as ints. Raise an OptionError for the first invalid value."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        top, step = highest(option, chosen), step_of(option, chosen)
        if not allows(option, value, top, step):
            from .faults import OptionError, short

            allowed = f"{option.low} to {top}" + (f" in steps of {step}" if step > 1 else "")
            raise OptionError(f"{option.name} is {short(repr(value))}, but it must be a whole number from {allowed}.")
        chosen += (int(value),)
    return chosen


def fit(options: tuple, values: tuple) -> tuple:
    """Return `values`, each limited to the range of its option. The range may depend on earlier options."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        value = min(max(int(value), option.low), highest(option, chosen))
        chosen += (value - (value - option.low) % step_of(option, chosen),)
    return chosen


def defaults(options: tuple) -> tuple:
    """Return the default values of all options, each limited to its range."""
    return fit(options, tuple([option.default for option in options]))


def fresh(game: "Any") -> "Any":
    """Return a new game with the options of `game`, at the position where `game` began."""
    if not hasattr(game, "start_position"):
        return type(game)(*game.options)
    from .positions import begin

    return begin(type(game), game.options, game.start_position)


def players_with(kind: "type[Any]", options: tuple) -> int:
    """Return how many players a game has. If neither its class `kind` nor `options` tells it, create a game and ask."""
    for option, value in zip(kind.OPTIONS, options):
        if option.name == "players":
            return value
    return kind.players or kind(*options).players


# -- data shared by all games with the same options


def shaping(kept: list, make: type, size: "int | tuple") -> "Iterator[None]":
    """Generator: create the shape for `size`, and store it in `kept` as the only item.

    A shape has data that all games of a size share. `make(size)` creates it, and its generator `fill()` fills it.
    """
    if not kept or kept[0].size != size:
        kept.clear()
        shape = make(size)
        yield from shape.fill()
        kept.append(shape)


def shaped(kept: list, make: type, size: "int | tuple") -> list:
    """Do the same as `shaping`, but without pauses. Return `kept`."""
    for _ in shaping(kept, make, size):
        pass
    return kept
