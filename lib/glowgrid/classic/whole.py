"""What the classic classes take for the number of a row, a column or a square: an int, and no bool."""


def is_whole(value: object) -> bool:
    """Tell whether `value` is an int; True and False, which Python counts as 1 and 0, are none here."""
    return isinstance(value, int) and not isinstance(value, bool)
