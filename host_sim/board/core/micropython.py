"""CircuitPython's `micropython`, of which only `const` is simulated."""


def const(value):
    """Return `value`."""
    return value
