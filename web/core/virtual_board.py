"""The virtual board in a page's VM: the time, the wires of the keypad, the strip, what outlives the power.

The modules that CircuitPython has built in find it here, as far as they are those of host_sim/board/core; nothing that
they ask of it takes time, for nobody can wait in a page.

The page calls the functions at the end of this file, one a tick: garbage is collected between calls alone, so none of
them stays. Numbers and texts go through calls; bytes lie in files of the VM: /settings.json (name -> value, as
settings.toml has them), /store (what outlives the power), /lights (what was sent to the strip last), /wire (by cell,
row by row, its place on the strip, in two bytes).
"""

import json

import thinking_time

PERIOD = 1 << 29  # of ticks_ms
FIRST_MS = PERIOD - 65000  # as a board's begins
STORED = 4096  # bytes that outlive the power, as a Pico has

# what a tick tells, added up
SHOWN = 1  # /lights is new
WRITTEN = 2  # /store is new
RESTART = 4  # the board wants to start again: with a fresh VM
CRASHED = 8  # and shows its crash screen
BUSY = 16  # a bot thinks, or a scene is on its way: the sooner the next tick the better


class Reload(BaseException):
    """`supervisor.reload()` was called: nothing of this VM is needed any more."""


Reset = Reload


def _read(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


class Wires:
    """The pins, and the switches that join them."""

    def __init__(self) -> None:
        self.closed: list = []  # pairs of pins that closed switches join
        self._drives: dict = {}  # a pin's name -> True or False, which it drives, or None
        self._pulls: dict = {}  # and the same for its pull

    def put(self, name: str, drive: "bool | None" = None, pull: "bool | None" = None) -> None:
        """Drive a pin high or low, or pull it, or (by default) leave it open."""
        self._drives[name], self._pulls[name] = drive, pull

    def level(self, name: str) -> bool:
        """Return what a pin reads: low wins, but a drive beats a pull, and a pull-up a pull-down."""
        drive = self._drives.get(name)
        if not self.closed:
            return bool(self._pulls.get(name) if drive is None else drive)
        joined, driven, pulled = [name], False, False
        for one in joined:
            drive = self._drives.get(one)
            if drive is False:
                return False
            driven, pulled = driven or bool(drive), pulled or bool(self._pulls.get(one))
            for pair in self.closed:
                if one in pair:
                    other = pair[pair[0] == one]
                    if other not in joined:
                        joined.append(other)
        return driven or pulled


class Sector:
    """What outlives the power."""

    def __init__(self) -> None:
        self.data = bytearray(b"\xff" * STORED)
        kept = _read("/store")
        self.data[: min(len(kept), STORED)] = kept[:STORED]

    def write(self, start: int, data: bytes, spend: object) -> None:
        """Store bytes."""
        self.data[start : start + len(data)] = data
        with open("/store", "wb") as file:
            file.write(self.data)
        machine.told |= WRITTEN


class Fingers:
    """Touches on the light, each a place on the strip, that were not told yet."""

    def __init__(self) -> None:
        self.touched: list = []

    def take(self) -> "int | None":
        """Return the one longest ago, or None."""
        return self.touched.pop(0) if self.touched else None


class Machine:
    """All that the modules share."""

    is_booting = False
    reset_reason = "POWER_ON"

    def __init__(self) -> None:
        self.settings = json.loads(_read("/settings.json") or b"{}")
        self.uptime_ms = 0
        self.told = 0
        self.wires, self.sector, self.fingers = Wires(), Sector(), Fingers()
        self._lights = open("/lights", "wb")  # noqa: SIM115 - open as long as the board is

    def ticks_ms(self) -> int:
        """Return milliseconds that wrap at 2**29, the first time 65 s after power-on."""
        return (FIRST_MS + self.uptime_ms) & (PERIOD - 1)

    def spend(self, us: float) -> None:
        """Pass no time: the page calls again when it is time."""

    def send_pixels(self, pin: str, data: bytes) -> None:
        """Send bytes to the strip: the page shows them with its next frame."""
        self._lights.seek(0)
        self._lights.write(data)
        self._lights.flush()
        self.told |= SHOWN


class _Thinking:
    """Lets time pass for a bot that is to take the board's."""

    def __init__(self) -> None:
        self._until = 0.0

    def spend(self, us: float) -> bool:
        """Owe so much more; tell whether it is still to pass."""
        self._until = max(self._until, machine.uptime_ms) + us / 1000
        return self._until > machine.uptime_ms


machine = Machine()
timed = thinking_time.timed(_Thinking().spend) if machine.settings.get("THINKING") == "board" else None
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
    machine.uptime_ms = ms
    machine.told = 0
    try:
        _app.tick()
        match = _app.session.match
        if _app._coming is not None or match is not None and match.thinking:
            machine.told |= BUSY
    except Reload:
        machine.told |= RESTART
    except Exception as error:
        _app.crash(error)
        machine.told |= CRASHED
    return machine.told


def press(row: str, column: str) -> None:
    """Close the switch between two pins."""
    machine.wires.closed.append((row, column))


def release(row: str, column: str) -> None:
    """Open it."""
    if (row, column) in machine.wires.closed:
        machine.wires.closed.remove((row, column))


def touch(place: int) -> None:
    """Touch a pixel, by its place on the strip."""
    if len(machine.fingers.touched) < 16:
        machine.fingers.touched.append(place)


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

    return transcript.write(transcript.key_of(games.CATALOGUE, match.game), match.game)


def elsewhere() -> str:
    """Return the match with somebody elsewhere on a network as JSON, "" where there is none: `code` and `watch`, an
    invitation to play and one to look on (who looks on knows the second alone), whether it `waits` to begin, is
    `connected`, and somebody here `moves`, and what `invite` takes to invite to it again: `game`, and `place`, "" where
    another has invited."""
    match, line = _app.session.match, None
    for seat in [] if match is None else match.seats:
        line = getattr(seat.decider, "line", line)
    if not hasattr(line, "letters"):
        return ""
    from glowgrid.games import CATALOGUE
    from glowgrid.online.protocol.invite_code import watching

    letters = line.letters
    told = {
        "code": letters if line.seat else "",
        "watch": watching(letters),
        "waits": match.phase == 0,
        "connected": line.client.up,
        "moves": match.awaits_person,
        "game": CATALOGUE[_app.session.chosen][0],
        "place": ".".join([letters, "a", line.instance]) if line.seat == "a" else "",
    }
    return json.dumps(told)


def offered() -> str:
    """Return as JSON what there is to invite to: `games`, keys and titles, the key `chosen` last, and whether the board
    `reaches` anybody."""
    from glowgrid.games import CATALOGUE

    games = [row[:2] for row in CATALOGUE]
    reaches = _app.console.link is not None
    return json.dumps({"games": games, "chosen": games[_app.session.chosen][0], "reaches": reaches})


def invite(key: str, place: str) -> None:
    """Invite somebody to the game `key`, as it was set up last: anew, or at a `place` that `elsewhere` told."""
    session, link = _app.session, _app.console.link
    _app.go(None)  # what is on its way comes first
    if place:
        link.line, link.place = None, tuple(place.split("."))
    session.choose(key)
    session.setup().who = [""] + ["link"] * 9
    _app.go(session.begin(1))


def place() -> str:
    """Return the scene's name, for whoever watches."""
    return type(_app.scene).__name__


def memory() -> int:
    """Return how many bytes of the heap are in use."""
    import gc

    return gc.mem_alloc()
