"""What can be set before a game: options with their ranges, and the check that all games share."""

from collections import namedtuple

# `low` and `high` bound the value; `high` may be a function of the tuple of options chosen before it.
Option = namedtuple("Option", ("name", "default", "low", "high"))


class OptionError(ValueError):
    """A game cannot be made with this value; the sentence names the option and its range."""


def highest(option: Option, earlier: tuple) -> int:
    """Return the largest value `option` may take after the values `earlier`."""
    return option.high(earlier) if callable(option.high) else option.high


def check(options: tuple, values: tuple) -> tuple:
    """Return `values` (one an option, in order) as ints; raise an OptionError for the first out of range."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        top = highest(option, chosen)
        if not isinstance(value, int) or not option.low <= value <= top:
            raise OptionError(f"{option.name} is {value!r}; allowed is a whole number from {option.low} to {top}.")
        chosen += (int(value),)
    return chosen


def fit(options: tuple, values: tuple) -> tuple:
    """Return `values` pulled into range one after the other, as a set-up screen does after a change."""
    chosen: tuple = ()
    for option, value in zip(options, values):
        chosen += (min(max(int(value), option.low), highest(option, chosen)),)
    return chosen


def defaults(options: tuple) -> tuple:
    """Return every option's default, made to fit."""
    return fit(options, tuple([option.default for option in options]))
