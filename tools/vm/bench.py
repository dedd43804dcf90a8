"""Measure how long parts of the firmware take, on CPython and on the VMs.

For each part, this script prints a line with the part's name and the number of microseconds that the part takes. The
arguments are the names of the modules whose import is measured.
"""

import sys
import time

from fake_board import Board
from person import Person

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

ROUNDS = 25
now_us = time.ticks_us if hasattr(time, "ticks_us") else lambda: time.perf_counter_ns() // 1000


def shortest(what: "Callable[[], object]", times: int) -> float:
    """Return the microseconds that one call of `what` takes, as the average of `times` calls in a row.

    The calls are measured several times. The shortest time counts, because other programs on the computer can only add
    time.
    """
    best = 0
    for _ in range(ROUNDS):
        began = now_us()
        for _ in range(times):
            what()
        took = now_us() - began
        best = min(best or took, took)
    return best / times


def report(what: str, microseconds: float, digits: int) -> None:
    print(what, round(microseconds, digits) if digits else round(microseconds))


def import_all() -> None:
    """Unload all of Glowgrid, then import the modules that the arguments name."""
    for name in [name for name in sys.modules if name.startswith("glowgrid")]:
        del sys.modules[name]
    for name in sys.argv[1:]:
        __import__(name)


def scan() -> None:
    clock[0] += 5
    person.console.keypad.poll(clock[0])


person = Person()
person.to_menu()
person.press("#")
person.wait(1000)
clock = [person.console.clock.now()]
grid, canvas, scene = person.console.grid, person.app.canvas, person.app.scene
report("a frame, drawn and put in strip order", shortest(person.frame, 50), 1)
report("a frame that is shown already", shortest(lambda: grid.show(canvas), 50), 1)
report("a round of the loop without a frame", shortest(lambda: scene.update(clock[0]), 100), 1)
report("a scan of the keypad, no key down", shortest(scan, 200), 1)
Board.down = [5]
report("a scan of the keypad, a key down", shortest(scan, 200), 1)
report("importing settings, console, app, menu, and connect-X being played", shortest(import_all, 1), 0)
