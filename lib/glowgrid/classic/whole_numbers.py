"""Check that the number of a row, a column or a square is an int and not a bool."""


def is_whole(value: object) -> bool:
    """Return whether `value` is an int. True and False do not count, although they are ints in Python."""
    return isinstance(value, int) and not isinstance(value, bool)
