"""CircuitPython's `supervisor`: the tick counter, and starting again."""

from machine import Restart as _Restart
from machine import machine as _machine


def ticks_ms() -> int:
    """Return milliseconds that wrap at 2**29, the first time 65 s after power-on."""
    return _machine.ms


def reload() -> None:
    """Start code.py again: the page makes a fresh VM."""
    raise _Restart
