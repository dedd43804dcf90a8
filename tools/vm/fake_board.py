"""Runs on the VMs and on CPython: a board without hardware, as the modules that CircuitPython has built in.

Time moves when the app waits. There are two that stand on it: a person at lib alone (person.py), and the drive as
deployed, whose libraries want wires that can be read (wires.py). What these modules hold counts as the firmware's: they
are installed, and the heap looked at, before code.py starts.
"""

import sys

PERIOD = 1 << 29


class Board:
    """What the modules share: the time, and which keys are down."""

    ms = PERIOD - 5000
    down: list = []


class Module:
    """Something to import names from."""

    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


def delay_us(us):
    Board.ms = (Board.ms + us // 1000) & (PERIOD - 1)


def install(digitalio, others):
    """Put the modules where `import` finds them: pins, processor, `digitalio` as given, and `others` by name."""
    board = Module()
    for number in range(29):
        setattr(board, f"GP{number}", number)
    modules = {
        "board": board,
        "digitalio": digitalio,
        "microcontroller": Module(delay_us=delay_us, nvm=bytearray(b"\xff" * 4096)),
    }
    modules.update(others)
    for name in modules:
        sys.modules[name] = modules[name]
