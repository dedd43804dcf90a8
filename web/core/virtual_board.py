"""The board that a page simulates in its VM: time, strip, buzzer and non-volatile memory. Its pins are in wires.py.

The modules in host_sim/board/core use this board as their hardware. The page shares these modules with the simulator.
No operation takes time, because code in a page cannot wait.

The page calls the functions at the end of this file. Each call must be short, because garbage is collected only between
calls. Numbers and strings are passed as arguments. Bytes are passed in files of the VM:

    /settings.json   the settings, as an object from name to value
    /store           the content of the non-volatile memory
    /lights          the last bytes that were sent to the strip
    /wire            the strip index of each pixel, row by row, in two bytes each
"""

import json
from array import array

import thinking_time
from wires import Wires

PERIOD = 1 << 29  # after this many milliseconds, ticks_ms starts again at 0
FIRST_MS = PERIOD - 65000  # ticks_ms at power-on, as on a board
STORE_SIZE = 4096  # bytes of non-volatile memory, as on a Pico
MAX_TOUCHES = 16  # touches that may wait for the board; further ones are ignored

# flags that `tick` returns
LIGHT_CHANGED = 1  # /lights has changed
STORE_CHANGED = 2  # /store has changed
RESTART = 4  # the page must start the board again in a new VM
CRASHED = 8  # the board shows its crash screen
BUSY = 16  # a bot thinks or a scene is loading: the page should call `tick` again as soon as possible
SOUND_CHANGED = 32  # the buzzer's frequency has changed


class Reload(BaseException):
    """`supervisor.reload` and `microcontroller.reset` raise this: the page must start the board again in a new VM."""


Reset = Reload


def _read(path: str) -> bytes:
    """Return the content of a file, or b"" if there is no such file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


class Sector:
    """The non-volatile memory."""

    def __init__(self) -> None:
        self.data = bytearray(b"\xff" * STORE_SIZE)
        stored = _read("/store")[:STORE_SIZE]
        self.data[: len(stored)] = stored

    def write(self, start: int, data: bytes, spend: object) -> None:
        """Write `data` at the index `start`. `spend` is not used."""
        self.data[start : start + len(data)] = data
        with open("/store", "wb") as file:
            file.write(self.data)
        machine.flags |= STORE_CHANGED


class Touches:
    """Touches on lights of the grid, in a queue for the board. A light is identified by its index on the strip."""

    def __init__(self) -> None:
        self.touched: list = []

    def take(self) -> "int | None":
        """Remove the oldest touch from the queue and return it. Return None if the queue is empty."""
        return self.touched.pop(0) if self.touched else None


class Machine:
    """The simulated hardware, as the modules of host_sim/board/core use it."""

    is_booting = False
    reset_reason = "POWER_ON"

    def __init__(self) -> None:
        self.settings = json.loads(_read("/settings.json") or b"{}")
        self.uptime_ms = 0
        self.flags = 0
        self.hz = 0  # frequency of the buzzer; 0 for silence
        self.wires, self.sector, self.touches = Wires(), Sector(), Touches()
        self._lights = open("/lights", "wb")  # noqa: SIM115 - stays open as long as the VM runs

    def ticks_ms(self) -> int:
        """Return a millisecond counter that starts again at 0 after PERIOD - 1.

        The counter first starts again 65 s after power-on.
        """
        return (FIRST_MS + self.uptime_ms) & (PERIOD - 1)

    def spend(self, us: float) -> None:
        """Do nothing, because no operation takes time here."""

    def send_pixels(self, pin: str, data: bytes) -> None:
        """Send `data` to the strip. The page shows the new light in its next frame."""
        self._lights.seek(0)
        self._lights.write(data)
        self._lights.flush()
        self.flags |= LIGHT_CHANGED

    def buzz(self, pin: str, hz: int) -> None:
        """Change the frequency of the buzzer to `hz`; 0 means silence."""
        if hz != self.hz:
            self.hz = hz
            self.flags |= SOUND_CHANGED


class _Thinking:
    """Makes bots think at the board's speed."""

    def __init__(self) -> None:
        self._until = 0.0

    def spend(self, us: float) -> bool:
        """Add `us` microseconds of thinking. Return True if some of the thinking time has yet to pass."""
        self._until = max(self._until, machine.uptime_ms) + us / 1000
        return self._until > machine.uptime_ms


class _RealClock:
    """The clock of this computer, in milliseconds with fractions. The board's clock stands still during a `tick`."""

    def __init__(self) -> None:
        from js import performance

        self.now = performance.now

    def diff(self, a: float, b: float) -> float:
        """Return the milliseconds from the time `b` to the time `a`."""
        return a - b


machine = Machine()
# bots think as far as a board in the same time, or as far as this computer can in three seconds
if machine.settings.get("THINKING") == "board":
    timed = thinking_time.timed(_Thinking().spend)
else:
    timed = thinking_time.timed(clock=_RealClock())
_app = None


def begin() -> bool:
    """Start code.py. If the settings are invalid, code.py prints the reason and this function returns False."""
    global _app
    import code

    _app = code.start()
    if _app is not None:
        with open("/wire", "wb") as file:
            file.write(array("H", _app.console.grid.wire))  # convert: a small grid has only one byte per light
    return _app is not None


def tick(ms: int) -> int:
    """Run one round of the main loop, at `ms` milliseconds after power-on.

    Return the sum of flags such as LIGHT_CHANGED.
    """
    machine.uptime_ms = ms
    machine.flags = 0
    try:
        _app.tick()
        match = _app.session.match
        if _app.stack.steps is not None or match is not None and match.thinking:
            machine.flags |= BUSY
    except Reload:
        machine.flags |= RESTART
    except Exception as error:
        _app.crash(error)
        machine.flags |= CRASHED
    return machine.flags


def press(row: str, column: str) -> None:
    """Close the switch between the row pin and the column pin."""
    machine.wires.closed.append((row, column))


def release(row: str, column: str) -> None:
    """Open the switch between the row pin and the column pin."""
    if (row, column) in machine.wires.closed:
        machine.wires.closed.remove((row, column))


def touch(pixel: int) -> None:
    """Touch the light with the strip index `pixel`."""
    if len(machine.touches.touched) < MAX_TOUCHES:
        machine.touches.touched.append(pixel)


def sound() -> int:
    """Return the frequency of the buzzer in Hz, or 0 for silence."""
    return machine.hz


def app() -> object:
    """Return the running app, or None if it could not start."""
    return _app


def width() -> int:
    """Return the number of columns of the grid."""
    return _app.canvas.width


def transcript() -> str:
    """Return the transcript of the current game, or "".

    The result is "" if there is no game, or if the game has chance or hidden information.
    """
    match = _app.session.match
    if match is None or not match.game.perfect:
        return ""
    from glowgrid import games
    from glowgrid.engine import transcript

    return transcript.write(transcript.key_of(games.CATALOGUE, match.game), match.game)


def online() -> str:
    """Return the online match as JSON, or "" if there is no online match:

    - invite_code: the code for the opponent; "" if this board only watches
    - spectator_code: the code for spectators
    - waiting: whether the match has yet to begin
    - connected: whether the board is connected to the broker
    - your_turn: whether it is the turn of a person at this board
    - game, host: the arguments for `invite` to continue this invitation; `host` is "" if this board is not the host
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
    """Return as JSON what the user can choose for an invitation:

    - games: a list of [key, title]
    - chosen: the key of the game that is selected now
    - has_network: whether the board has a network
    """
    from glowgrid.games import CATALOGUE

    games = [row[:2] for row in CATALOGUE]
    has_network = _app.console.link is not None
    return json.dumps({"games": games, "chosen": games[_app.session.chosen][0], "has_network": has_network})


def invite(key: str, host: str) -> None:
    """Invite an opponent to the game `key`, with the options that were last chosen for this game.

    To continue an earlier invitation, pass the `host` that `online` returned for that invitation. For a new invitation,
    `host` is "".
    """
    session, link = _app.session, _app.console.link
    _app.go(None)  # first complete a change of scene that is under way
    if host:
        link.sit(tuple(host.split(".")))
    session.choose(key)
    session.setup().who = [""] + ["link"] * 9
    _app.go(("play", 1))  # the transition BEGIN (scenes/scene.py) with the mode NEW (session/match_start_modes.py)


def leave() -> None:
    """Leave the game for the menu, without a question. An online match ends."""
    _app.go(None)  # first complete a change of scene that is under way
    _app.go("menu")


def memory() -> int:
    """Return the number of bytes in use on the heap."""
    import gc

    return gc.mem_alloc()
