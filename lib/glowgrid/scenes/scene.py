"""What every scene is: entered, given keys and time, drawn, left.

`handle` and `update` answer the name of the next scene, BACK for the one below an overlay, or None to stay.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from array import array
    from collections.abc import Callable, Iterable
    from typing import Any, Protocol

    from ..engine.rng import Rng
    from ..session import Loader, Scope, Session
    from ..view.canvas import Canvas

    class Event(Protocol):
        """Of a key, or of a touched pixel, which has none: only that has `cell` and `as_key`."""

        kind: str  # PRESS, REPEAT or RELEASE
        key: str
        count: int  # how often it has repeated so far
        cell: int  # which pixel was touched

        def as_key(self) -> "Event": ...

    class Clock(Protocol):
        """Milliseconds, which wrap round: only `diff` compares them."""

        def now(self) -> int: ...
        def diff(self, a: int, b: int) -> int: ...
        def add(self, a: int, ms: int) -> int: ...
        def wait(self, ms: int) -> None: ...

    class Keypad(Protocol):
        layout: list[str]  # a row each

        @property
        def moving(self) -> bool: ...
        def poll(self, now_ms: int) -> None: ...
        def get(self) -> Event | None: ...
        def fault(self) -> str: ...

    class Grid(Protocol):
        width: int
        height: int
        brightness: int  # percent

        def rewire(self, wire: array) -> array: ...
        def paint(self, canvas: Canvas) -> bool: ...
        def send(self) -> None: ...

    class Buzzer(Protocol):
        silent: bool
        watch: Callable[[], bytes] | None

        def play(self, notes: bytes) -> None: ...
        def poll(self, now_ms: int) -> None: ...

    class Console(Protocol):
        """The hardware, as scenes see it (hal/console.py)."""

        rng: Rng

        @property
        def grid(self) -> Grid: ...
        @property
        def keypad(self) -> Keypad: ...
        @property
        def clock(self) -> Clock: ...

        buzzer: Buzzer | None
        power: Any  # only where a pin cuts the grid's current while its `value` is False

        def say(self, text: str) -> None: ...
        def restart(self) -> None: ...

    class App(Protocol):
        """Who calls a scene (app.py)."""

        console: Console
        canvas: Canvas
        session: Session

        @property
        def loader(self) -> Loader: ...
        @property
        def scene(self) -> "Scene": ...
        def roots(self, name: str, flags: str) -> list: ...
        def poll(self) -> None: ...


BACK = "back"
PRESS = "press"
REPEAT = "repeat"
RELEASE = "release"


class Scene:
    attract: bool | None = True  # whether the board plays by itself when nobody is here; None: nor goes dark
    picks = False  # whether `handle` takes a touched pixel's event, which has no key: elsewhere it comes as a key's
    overlay = False  # whether it lies over the scene before it, which goes on afterwards, or ends that
    plays = False  # whether it needs the game chosen
    online = False  # whether it uses a link to an opponent; one that plays always may
    pause_icon = b""  # with one the pause menu leads to it: 8 rows of 8 pixels

    def __init__(self, app: "App") -> None:
        """`app` has the console, the canvas and the session that all scenes share."""
        self.app = app
        self.scope: Scope | None = None  # of its modules; the app sets it
        self.console = app.console
        self.canvas = app.canvas
        self.session = app.session
        self.clock = app.console.clock
        self.entered = self.clock.now()

    def since(self, now_ms: int, moment: int | None = None) -> int:
        """Return the milliseconds from `moment` (or from entering) to `now_ms`."""
        return self.clock.diff(now_ms, self.entered if moment is None else moment)

    def poll(self) -> None:
        """Scan the keys between two pieces of work that together take long: what they tell waits for its turn."""
        self.app.poll()

    def say(self, text: str) -> None:
        """Say what does not fit on light, if anything: on the serial console, and as the simulator's caption."""
        if text:
            self.console.say(text)

    def prepare(self) -> "Iterable[None]":
        """Return a generator that does what takes long before `enter`, such as importing, in steps: between them
        keys are read and light moves."""
        return ()

    def enter(self) -> None:
        """Begin."""

    def resume(self) -> str | None:
        """Go on after an overlay was left; may answer the next scene."""

    def handle(self, event: "Event") -> str | None:
        """Take a key event with its `kind` (press, repeat, release), `key` and `count`."""

    def update(self, now_ms: int) -> str | None:
        """Go on with whatever goes on by itself."""

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw on the cleared canvas."""

    def leave(self) -> None:
        """End; called once when the scene is left for good."""
