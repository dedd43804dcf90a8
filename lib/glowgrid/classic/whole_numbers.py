"""Check that a row, column or square number is an int and not a bool."""


def is_whole(value: object) -> bool:
    """Return whether `value` is an int but not True or False, which Python also counts as ints."""
    return isinstance(value, int) and not isinstance(value, bool)
