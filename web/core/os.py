"""CircuitPython's `os`, reduced to what the firmware needs: settings, the current folder, and random bytes."""

from bridge import random as _random
from uos import chdir as chdir
from virtual_board import machine as _machine


def getenv(name: str, default: "str | None" = None) -> "str | int | None":
    """Return the value of the setting `name`, or `default` if there is no such setting."""
    return _machine.settings.get(name, default)


def urandom(count: int) -> bytes:
    """Return `count` random bytes."""
    return bytes.fromhex(_random(count))
