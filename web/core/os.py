"""CircuitPython's `os`, as far as anybody asks it: settings, and chance from the page."""

from virtual_board import machine as _machine


def getenv(name: str, default: "str | None" = None) -> "str | int | None":
    """Return a setting as settings.toml has it."""
    return _machine.settings.get(name, default)


def urandom(count: int) -> bytes:
    """Return the bytes that the page drew before the start."""
    drawn = _machine.settings.get("CHANCE", 1)
    return bytes([drawn >> 8 * place & 255 for place in range(count)])
