"""Types for annotations that all scenes share. Boards never import this module."""

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable, Iterable
    from typing import Any, Protocol

    from ..engine.game import Game
    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..session import Session
    from ..session.running_match import RunningMatch
    from ..session.types import Loader
    from ..view.board_view import BoardView
    from ..view.canvas import Canvas

    Steps = Iterable[None]  # slow work, such as imports: keys are read between its steps
    Transition = str | tuple | None  # documented in scene.py

    class Event(Protocol):
        """An event of a key or a touched pixel. A pixel's event also has `cell` and `as_key`, and its `key` is ""."""

        kind: str  # PRESS, REPEAT or RELEASE
        key: str
        count: int  # number of repeats so far
        cell: int  # the touched pixel

        def as_key(self) -> "Event": ...

    class Overlay(Protocol):
        """A part of a scene, such as the opponent overlay. It is drawn over the scene, and it gets events before the
        scene.

        `update` returns BACK to remove the overlay. `resume` returns whether `command` is meant for this overlay.
        """

        def handle(self, event: Event) -> Transition: ...
        def update(self, now_ms: int) -> Transition: ...
        def draw(self, canvas: Canvas, now_ms: int) -> None: ...
        def resume(self, command: Any) -> bool: ...
        def leave(self) -> None: ...

    class Clock(Protocol):
        """A clock in milliseconds. Its value wraps, so compare two times only with `diff`."""

        def now(self) -> int: ...
        def diff(self, a: int, b: int) -> int: ...
        def add(self, a: int, ms: int) -> int: ...
        def wait(self, ms: int) -> None: ...

    class Keypad(Protocol):
        layout: list[str]  # one string per row

        @property
        def moving(self) -> bool: ...
        def poll(self, now_ms: int) -> bool: ...
        def get(self) -> Event | None: ...
        def fault(self) -> str: ...

    class Grid(Protocol):
        width: int
        height: int
        brightness: int  # percent

        def load(self, hues: tuple) -> None: ...
        def rewire(self, wire: array) -> array: ...
        def paint(self, canvas: Canvas) -> bool: ...
        def send(self) -> None: ...

    class Buzzer(Protocol):
        silent: bool
        watch: Callable[[], bytes] | None

        def play(self, notes: bytes) -> None: ...
        def poll(self, now_ms: int) -> None: ...

    class Console(Protocol):
        """The hardware that scenes use (see hal/console.py)."""

        rng: Rng

        @property
        def grid(self) -> Grid: ...
        @property
        def keypad(self) -> Keypad: ...
        @property
        def clock(self) -> Clock: ...

        buzzer: Buzzer | None
        power: Any  # a pin that switches the current of the grid; off while its `value` is False

        def say(self, text: str, end: str = "\n") -> None: ...
        def restart(self) -> None: ...

    class App(Protocol):
        """The members of the app that scenes use (see app/scene_stack.py)."""

        console: Console
        canvas: Canvas
        session: Session

        @property
        def loader(self) -> Loader: ...
        @property
        def scene(self) -> Any: ...
        def poll(self) -> None: ...

    class Settings(Protocol):
        """The settings that the app uses (see config/settings.py)."""

        attract_seconds: int
        sleep_minutes: int
        replay: str
        faults: list

    class Picker(Protocol):
        """The members of a move picker that touched_cell.py, play_commands.py and overlays use (see move_picker.py)."""

        game: Game
        board: BoardView
        picked: tuple
        hint: tuple
        active: bool
        points: bool
        cursor: int
        refuse: Callable

        def begin(self, active: bool) -> None: ...
        def pick(self, cells: tuple) -> None: ...
        def take(self, cell: int) -> int | None: ...

    class PlayScene(Protocol):
        """The members of the play scene that its commands and overlays use (see play.py)."""

        match: Match
        app: App
        running: RunningMatch
        session: Session
        board: BoardView
        last: tuple
        picks: bool
        waits: bool
        told: str
        canvas: Canvas
        clock: Clock
        overlays: Any  # the overlays that are open, the topmost one first

        @property
        def picker(self) -> Picker: ...
        def say(self, text: str) -> None: ...
        def poll(self) -> None: ...
        def since(self, now_ms: int, moment: int | None = None) -> int: ...
        def dim(self, level: int) -> None: ...
        def refuse(self, why: str) -> None: ...
        def take_back(self) -> Transition: ...
        def is_persons_turn(self) -> bool: ...
        def ask(self, again: bool = False) -> None: ...
        def refresh(self) -> None: ...
