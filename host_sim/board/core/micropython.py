"""CircuitPython's `micropython`: only `const`."""


def const(value):
    """Return the value unchanged."""
    return value
