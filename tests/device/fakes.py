"""A fake console for tests of scenes, on CPython and on the MicroPython VM.

The hal package is not involved. Tests that need it use tools/vm's fake board or the simulator.
"""

from glowgrid.app.app import App
from glowgrid.app.loader import Loader
from glowgrid.engine.rng import Rng
from glowgrid.scenes.scene import PRESS
from glowgrid.startup import light, loaded
from glowgrid.view import motion

PERIOD = 1 << 29


def resident():
    """Return a loader that has loaded what startup.py keeps for ever."""
    loader = Loader(loaded(but=[]))
    for _ in loader.load(loader.open(["startup"])):
        pass
    return loader


class Event:
    def __init__(self, kind, key, count=0):
        self.kind = kind
        self.key = key
        self.count = count


class Clock:
    def __init__(self, start=PERIOD - 5000):
        self.ms = start

    def now(self):
        return self.ms

    def diff(self, a, b):
        return ((a - b + PERIOD // 2) & (PERIOD - 1)) - PERIOD // 2

    def add(self, a, ms):
        return (a + ms) & (PERIOD - 1)

    def wait(self, ms):
        self.ms = (self.ms + ms) & (PERIOD - 1)


class Keypad:
    moving = False
    layout = ("123A", "456B", "789C", "*0#D")

    def __init__(self):
        self.events = []

    def poll(self, now_ms):
        return True

    def fault(self):
        return ""

    def get(self):
        return self.events.pop(0) if self.events else None


class Grid:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.brightness = 40
        self.shown = bytearray(width * height)
        self.frames = 0

    def load(self, hues):
        pass

    def rewire(self, wire):
        return wire

    def show(self, canvas):
        self.paint(canvas)
        self.send()
        return True

    def paint(self, canvas):
        self.shown[:] = canvas.pixels
        return True

    def send(self):
        self.frames += 1


class Console:
    def __init__(self, width=8, height=8, seed=1, store=None):
        self.grid = Grid(width, height)
        self.keypad = Keypad()
        self.clock = Clock()
        self.rng = Rng(seed)
        self.store = store
        self.buzzer = None
        self.said = []

        self._unfinished = ""

    def say(self, text, end="\n"):
        self._unfinished += text
        if end:
            self.said.append(self._unfinished)
            self._unfinished = ""


class Settings:
    attract_seconds = 120
    sleep_minutes = 0
    replay = ""
    faults = ()


class Player:
    """A person at fake hardware, who presses keys, waits and looks."""

    def __init__(self, width=8, height=8, seed=1, store=None, sleep_minutes=0):
        self.console = Console(width, height, seed, store)
        self.settings = Settings()
        self.settings.sleep_minutes = sleep_minutes
        self.power_on()

    app = None
    reduced_motion = False

    def power_on(self):
        """Power on, with no module left from before a power cut."""
        if self.app is not None:
            self.app.loader.close_all()
        motion.reduce(self.reduced_motion)
        self.app = App(self.console, self.settings, light(self.console, False), resident())

    @property
    def scene(self):
        return type(self.app.scene).__name__

    def wait(self, ms, step=5):
        for _ in range(ms // step):
            self.app.tick()
            self.console.clock.wait(step)

    def press(self, keys):
        for key in keys:
            self.console.keypad.events.append(Event(PRESS, key))
            self.wait(20)
            self.console.keypad.events.append(Event("release", key))
            self.wait(100)

    def pause(self, line):
        """Choose an item of the pause menu, by its text or by its name in pause.PAUSE."""
        from glowgrid.words import pause  # imported here, so that tests of imports do not find it

        self.press("A")
        names = [row[1] for row in self.app.scene.rows]
        self.press("6" * names.index(dict(pause.PAUSE).get(line, line)) + "5")

    def hold(self, key, repeats=1):
        self.console.keypad.events.append(Event(PRESS, key))
        for count in range(1, repeats + 1):
            self.console.keypad.events.append(Event("repeat", key, count))
        self.console.keypad.events.append(Event("release", key))
        self.wait(60)

    def picture(self):
        """Return the frame as text: a letter per hue (W white, digits players, l line, r, g), upper case if bright."""
        names = "W123456789Tlrg"
        grid, rows = self.console.grid, []
        for y in range(grid.height):
            row = ""
            for x in range(grid.width):
                ink = grid.shown[y * grid.width + x]
                row += f"{names[ink >> 3]}{ink & 7}" if ink & 7 else " ."
            rows.append(row)
        return "\n".join(rows)
