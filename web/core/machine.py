"""The virtual board in a page's VM: the time, the wires of the keypad, the strip, what outlives the power.

The page calls the functions at the end of this file, one a tick: garbage is collected between calls alone, so none of
them stays. Numbers and texts go through calls; bytes lie in files of the VM: /settings.json (name -> value, as
settings.toml has them), /store (what outlives the power), /lights (what was sent to the strip last), /wire (by cell,
row by row, its place on the strip, in two bytes).
"""

import json

PERIOD = 1 << 29  # of ticks_ms
FIRST_MS = PERIOD - 65000  # as a board's begins
STORED = 4096  # bytes that outlive the power, as a Pico has

# what a tick tells, added up
SHOWN = 1  # /lights is new
WRITTEN = 2  # /store is new
RESTART = 4  # the board wants to start again: with a fresh VM
CRASHED = 8  # and shows its crash screen
BUSY = 16  # a bot thinks, or a scene is on its way: the sooner the next tick the better


class Restart(BaseException):
    """`supervisor.reload()` was called: nothing of this VM is needed any more."""


def _read(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


class Machine:
    """All that the modules here share."""

    def __init__(self) -> None:
        self.settings = json.loads(_read("/settings.json") or b"{}")
        self.ms = FIRST_MS
        self.told = 0
        self.pins: dict = {}  # a pin's name -> what drives it: True, False, or None for an input
        self.closed: list = []  # pairs of pins that closed switches join
        self.touched: list = []  # places on the strip
        self.store = bytearray(b"\xff" * STORED)
        kept = _read("/store")
        self.store[: min(len(kept), STORED)] = kept[:STORED]
        self._lights = open("/lights", "wb")  # noqa: SIM115 - open as long as the board is

    def level(self, pin: str) -> bool:
        """Return what a pin reads: pulled up, unless closed switches join it to one that is driven low."""
        joined = [pin]
        for name in joined:
            if self.pins.get(name) is not None and not self.pins[name]:
                return False
            for one, other in self.closed:
                far = other if one == name else one if other == name else name
                if far not in joined:
                    joined.append(far)
        return True

    def send(self, data: bytes) -> None:
        """Send bytes to the strip."""
        self._lights.seek(0)
        self._lights.write(data)
        self._lights.flush()
        self.told |= SHOWN

    def keep(self, start: int, data: bytes) -> None:
        """Write what outlives the power."""
        self.store[start : start + len(data)] = data
        with open("/store", "wb") as file:
            file.write(self.store)
        self.told |= WRITTEN


machine = Machine()
_app = None


def begin() -> bool:
    """Start code.py; answer False where it made no board, which it has told."""
    global _app
    import code

    _app = code.start()
    if _app is not None:
        with open("/wire", "wb") as file:
            file.write(_app.console.grid.wire)
    return _app is not None


def tick(ms: int) -> int:
    """Let the board do what is due `ms` after it was switched on; return what is told, added up."""
    machine.ms = (FIRST_MS + ms) & (PERIOD - 1)
    machine.told = 0
    try:
        _app.tick()
        match = _app.session.match
        if _app._coming is not None or match is not None and match.thinking:
            machine.told |= BUSY
    except Restart:
        machine.told |= RESTART
    except Exception as error:
        _app.crash(error)
        machine.told |= CRASHED
    return machine.told


def press(row: str, column: str) -> None:
    """Close the switch between two pins."""
    machine.closed.append((row, column))


def release(row: str, column: str) -> None:
    """Open it."""
    if (row, column) in machine.closed:
        machine.closed.remove((row, column))


def touch(place: int) -> None:
    """Touch a pixel, by its place on the strip."""
    if len(machine.touched) < 16:
        machine.touched.append(place)


def width() -> int:
    """Return how many cells a row of the canvas has."""
    return _app.canvas.width


def transcript() -> str:
    """Return the game that is being played as one line, or "" where none is or not all of it may be seen."""
    match = _app.session.match
    if match is None or not match.game.perfect:
        return ""
    from glowgrid import games
    from glowgrid.engine import transcript
    from glowgrid.unload import forget

    line = transcript.write(transcript.key_of(games.CATALOGUE, match.game), match.game)
    forget("engine.transcript")
    return line


def place() -> str:
    """Return the scene's name, for whoever watches."""
    return type(_app.scene).__name__


def memory() -> int:
    """Return how many bytes of the heap are in use."""
    import gc

    return gc.mem_alloc()
