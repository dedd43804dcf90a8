"""Runs on CPython and on the VM alike: print `what N`, the microseconds that parts of the firmware take."""

import sys
import time

from fake_board import Board
from person import Person

ROUNDS = 15
now_us = time.ticks_us if hasattr(time, "ticks_us") else lambda: time.perf_counter_ns() // 1000


def shortest(what, times):
    """Return the microseconds of one call; whatever else the computer does only makes it longer."""
    best = None
    for _ in range(ROUNDS):
        began = now_us()
        for _ in range(times):
            what()
        took = now_us() - began
        best = took if best is None or took < best else best
    return best / times


def report(what, microseconds, digits):
    print(what, round(microseconds, digits) if digits else round(microseconds))


def import_all():
    """Import what starts and plays a game, anew."""
    for name in [name for name in sys.modules if name.startswith("glowgrid")]:
        del sys.modules[name]
    for name in ("settings", "hal.build", "app", "scenes.menu", "engine.match", "games.connectx", "scenes.play"):
        __import__("glowgrid." + name)


person = Person()
person.press("5")
while person.scene != "Menu":
    person.tick()
person.press("#")
person.wait(1000)
app, console = person.app, person.console
now = console.clock.now()
clock = [0]


def scan():
    clock[0] += 5
    console.keypad.poll(clock[0])


def whole_frame():
    console.grid._stale = True
    app._draw(now)


report("a frame, drawn and put in strip order", shortest(whole_frame, 50), 1)
report("a frame that is shown already", shortest(lambda: app._draw(now), 50), 1)
report("a round of the loop without a frame", shortest(lambda: app.scene.update(now), 100), 1)
report("a scan of the keypad, no key down", shortest(scan, 200), 1)
Board.down = [5]
report("a scan of the keypad, a key down", shortest(scan, 200), 1)
report("importing settings, console, app, menu, and connect-X being played", shortest(import_all, 1), 0)
