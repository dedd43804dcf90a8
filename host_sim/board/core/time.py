"""CircuitPython's `time`, with the virtual time of the machine. Only the calendar uses this computer's time."""

from time import *  # noqa: F403 - the built-in module; firmware_run.py loads this file by its path

import virtual_board as _board

_machine = _board.machine


def sleep(seconds):
    """Wait for `seconds` of virtual time."""
    _machine.spend(max(seconds, 0) * 1_000_000)


def monotonic_ns():
    """Return the nanoseconds since power-on."""
    _machine.spend(10)
    return int(_machine.uptime_us * 1000)


def monotonic():
    """Return the seconds since power-on."""
    return monotonic_ns() / 1_000_000_000
