"""CircuitPython's `os`, as far as anybody asks it: settings, and chance from the browser."""

from bridge import chance as _chance
from virtual_board import machine as _machine


def getenv(name: str, default: "str | None" = None) -> "str | int | None":
    """Return a setting as settings.toml has it."""
    return _machine.settings.get(name, default)


def urandom(count: int) -> bytes:
    """Return bytes of chance."""
    return bytes.fromhex(_chance(count))
