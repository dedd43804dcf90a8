"""Virtual board in a page's VM: time, the keypad's pins, the strip and non-volatile memory.

The modules of host_sim/board/core, which the page shares with the simulator, use it as their hardware. Nothing takes
time, because code in a page cannot wait.

The page calls the functions at the end of this file. Each call must be short, because garbage is collected only between
calls. Numbers and texts are passed in calls. Bytes are in files of the VM: /settings.json (name -> value, as in
settings.toml), /store (non-volatile memory), /lights (the last frame), /wire (the strip index of each pixel, row by
row, in two bytes).
"""

import json
from array import array

import thinking_time

PERIOD = 1 << 29  # of ticks_ms
FIRST_MS = PERIOD - 65000  # start of the counter, as on a board
STORE_SIZE = 4096  # bytes of non-volatile memory, as on a Pico
MAX_TOUCHES = 16  # that wait for the board; more are ignored

# flags that a tick returns
LIGHT_CHANGED = 1  # /lights has changed
STORE_CHANGED = 2  # /store has changed
RESTART = 4  # the board wants to restart, in a new VM
CRASHED = 8  # the board shows its crash screen
BUSY = 16  # a bot thinks or a scene is loading: tick again as soon as possible


class Reload(BaseException):
    """Raised by `supervisor.reload()`: this VM is no longer needed."""


Reset = Reload


def _read(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


class Wires:
    """The pins, and the closed switches that connect them."""

    def __init__(self) -> None:
        self.closed: list = []  # pairs of pins that closed switches connect
        self._drives: dict = {}  # pin -> its output, True or False, or None
        self._pulls: dict = {}  # pin -> its pull, True or False, or None

    def put(self, name: str, drive: "bool | None" = None, pull: "bool | None" = None) -> None:
        """Drive a pin high or low, or pull it, or (by default) leave it open."""
        self._drives[name], self._pulls[name] = drive, pull

    def level(self, name: str) -> bool:
        """Return the level of a pin: low wins, an output beats a pull, and a pull-up beats a pull-down."""
        drive = self._drives.get(name)
        if not self.closed:
            return bool(self._pulls.get(name) if drive is None else drive)
        connected, driven, pulled = [name], False, False
        for pin in connected:
            drive = self._drives.get(pin)
            if drive is False:
                return False
            driven, pulled = driven or bool(drive), pulled or bool(self._pulls.get(pin))
            for pair in self.closed:
                if pin in pair:
                    other = pair[pair[0] == pin]
                    if other not in connected:
                        connected.append(other)
        return driven or pulled


class Sector:
    """Non-volatile memory."""

    def __init__(self) -> None:
        self.data = bytearray(b"\xff" * STORE_SIZE)
        stored = _read("/store")[:STORE_SIZE]
        self.data[: len(stored)] = stored

    def write(self, start: int, data: bytes, spend: object) -> None:
        """Store bytes at `start`."""
        self.data[start : start + len(data)] = data
        with open("/store", "wb") as file:
            file.write(self.data)
        machine.flags |= STORE_CHANGED


class Touches:
    """Touches on the grid that were not reported yet, as strip indices."""

    def __init__(self) -> None:
        self.touched: list = []

    def take(self) -> "int | None":
        """Return the oldest touch, or None."""
        return self.touched.pop(0) if self.touched else None


class Machine:
    """State shared by the modules."""

    is_booting = False
    reset_reason = "POWER_ON"

    def __init__(self) -> None:
        self.settings = json.loads(_read("/settings.json") or b"{}")
        self.uptime_ms = 0
        self.flags = 0
        self.wires, self.sector, self.touches = Wires(), Sector(), Touches()
        self._lights = open("/lights", "wb")  # noqa: SIM115 - open for the life of the board

    def ticks_ms(self) -> int:
        """Return a millisecond count that wraps at 2**29, for the first time 65 s after power-on."""
        return (FIRST_MS + self.uptime_ms) & (PERIOD - 1)

    def spend(self, us: float) -> None:
        """Do nothing: the page calls again when time has passed."""

    def send_pixels(self, pin: str, data: bytes) -> None:
        """Send bytes to the strip. The page shows them with its next frame."""
        self._lights.seek(0)
        self._lights.write(data)
        self._lights.flush()
        self.flags |= LIGHT_CHANGED


class _Thinking:
    """Lets time pass for a bot that thinks at the board's speed."""

    def __init__(self) -> None:
        self._until = 0.0

    def spend(self, us: float) -> bool:
        """Add thinking time. Return whether some of it has not passed yet."""
        self._until = max(self._until, machine.uptime_ms) + us / 1000
        return self._until > machine.uptime_ms


machine = Machine()
timed = thinking_time.timed(_Thinking().spend) if machine.settings.get("THINKING") == "board" else None
_app = None


def begin() -> bool:
    """Start code.py. Return False if the settings are invalid; code.py has printed why."""
    global _app
    import code

    _app = code.start()
    if _app is not None:
        with open("/wire", "wb") as file:
            file.write(array("H", _app.console.grid.wire))  # a small grid's has one byte per light
    return _app is not None


def tick(ms: int) -> int:
    """Run the board up to `ms` after power-on. Return flags: the sum of SHOWN, WRITTEN and so on."""
    machine.uptime_ms = ms
    machine.flags = 0
    try:
        _app.tick()
        match = _app.session.match
        if _app._coming is not None or match is not None and match.thinking:
            machine.flags |= BUSY
    except Reload:
        machine.flags |= RESTART
    except Exception as error:
        _app.crash(error)
        machine.flags |= CRASHED
    return machine.flags


def press(row: str, column: str) -> None:
    """Close the switch between two pins."""
    machine.wires.closed.append((row, column))


def release(row: str, column: str) -> None:
    """Open the switch between two pins."""
    if (row, column) in machine.wires.closed:
        machine.wires.closed.remove((row, column))


def touch(pixel: int) -> None:
    """Touch a pixel, given by its strip index."""
    if len(machine.touches.touched) < MAX_TOUCHES:
        machine.touches.touched.append(pixel)


def width() -> int:
    """Return the width of the canvas in pixels."""
    return _app.canvas.width


def transcript() -> str:
    """Return the transcript of the current game, or "" if there is none or parts of it are hidden."""
    match = _app.session.match
    if match is None or not match.game.perfect:
        return ""
    from glowgrid import games
    from glowgrid.engine import transcript

    return transcript.write(transcript.key_of(games.CATALOGUE, match.game), match.game)


def online() -> str:
    """Return the online match as JSON, or "" if there is none:

    - invite_code: the code for the opponent, "" on a spectator's board
    - spectator_code: the code for spectators
    - waiting: whether the match has not begun
    - connected: whether the board is connected to the broker
    - your_turn: whether a person at this board is to move
    - game, host: arguments of `invite` to resume this invitation; `host` is "" if this board is not the host
    """
    match, line = _app.session.match, None
    for seat in [] if match is None else match.seats:
        line = getattr(seat.decider, "line", line)
    if not hasattr(line, "letters"):
        return ""
    from glowgrid.games import CATALOGUE
    from glowgrid.online.protocol.invite_code import watching

    letters = line.letters
    data = {
        "invite_code": letters if line.seat else "",
        "spectator_code": watching(letters),
        "waiting": match.phase == 0,
        "connected": line.client.up,
        "your_turn": match.awaits_person,
        "game": CATALOGUE[_app.session.chosen][0],
        "host": ".".join([letters, "a", line.instance]) if line.seat == "a" else "",
    }
    return json.dumps(data)


def invite_options() -> str:
    """Return as JSON the choices for an invitation.

    `games` is a list of [key, title], `chosen` is the key of the selected game, and `has_network` tells whether
    the board has a network.
    """
    from glowgrid.games import CATALOGUE

    games = [row[:2] for row in CATALOGUE]
    has_network = _app.console.link is not None
    return json.dumps({"games": games, "chosen": games[_app.session.chosen][0], "has_network": has_network})


def invite(key: str, host: str) -> None:
    """Invite an opponent to the game `key`, as last set up. With a `host` from `online`, resume that invitation."""
    session, link = _app.session, _app.console.link
    _app.go(None)  # finish a pending change of scene first
    if host:
        link.sit(tuple(host.split(".")))
    session.choose(key)
    session.setup().who = [""] + ["link"] * 9
    _app.go(("play", 1))  # BEGIN (scenes/scene.py), NEW (session/match_start_modes.py)


def scene() -> str:
    """Return the name of the scene on top."""
    return type(_app.scene).__name__


def memory() -> int:
    """Return the bytes of the heap in use."""
    import gc

    return gc.mem_alloc()
