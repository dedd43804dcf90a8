"""Types that all scenes share. Only annotations use them, so no board ever imports this module."""

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable
    from typing import Any, Protocol

    from ..engine.game import Game
    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..session import Session
    from ..session.running_match import RunningMatch
    from ..session.types import Loader
    from ..view.board_view import BoardView
    from ..view.canvas import Canvas

    Transition = str | tuple | None  # what scene.py describes

    class Event(Protocol):
        """An event of a key, or of a touched pixel. Only the latter has `cell` and `as_key`, and its `key` is ""."""

        kind: str  # PRESS, REPEAT or RELEASE
        key: str
        count: int  # repeats so far
        cell: int  # the touched pixel

        def as_key(self) -> "Event": ...

    class Overlay(Protocol):
        """Part of a scene that is asked before it and drawn over it, such as the opponent's status. `update` returns
        BACK to remove it, and `resume` tells whether the command was for it."""

        def handle(self, event: Event) -> Transition: ...
        def update(self, now_ms: int) -> Transition: ...
        def draw(self, canvas: Canvas, now_ms: int) -> None: ...
        def resume(self, command: Any) -> bool: ...
        def leave(self) -> None: ...

    class Clock(Protocol):
        """Milliseconds that wrap around. Compare them only with `diff`."""

        def now(self) -> int: ...
        def diff(self, a: int, b: int) -> int: ...
        def add(self, a: int, ms: int) -> int: ...
        def wait(self, ms: int) -> None: ...

    class Keypad(Protocol):
        layout: list[str]  # one string per row

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
        """The hardware as scenes see it (hal/console.py)."""

        rng: Rng

        @property
        def grid(self) -> Grid: ...
        @property
        def keypad(self) -> Keypad: ...
        @property
        def clock(self) -> Clock: ...

        buzzer: Buzzer | None
        power: Any  # if a pin switches the grid's current: off while its `value` is False

        def say(self, text: str) -> None: ...
        def restart(self) -> None: ...

    class App(Protocol):
        """What a scene uses of the app (app.py)."""

        console: Console
        canvas: Canvas
        session: Session

        @property
        def loader(self) -> Loader: ...
        @property
        def scene(self) -> Any: ...
        def poll(self) -> None: ...

    class Settings(Protocol):
        """The settings that the app uses (config/settings.py)."""

        attract_seconds: int
        sleep_minutes: int
        replay: str
        faults: list

    class Picker(Protocol):
        """What picking by touch and the commands of a game need of a picker (picker.py)."""

        game: Game
        board: BoardView
        picked: tuple
        hint: tuple
        active: bool
        cursor: int
        refuse: Callable

        def pick(self, cells: tuple) -> None: ...
        def take(self, cell: int) -> int | None: ...

    class PlayScene(Protocol):
        """What the commands of a game and the opponent's overlay need of the play scene (play.py)."""

        match: Match
        running: RunningMatch
        board: BoardView
        last: tuple
        canvas: Canvas
        clock: Clock

        @property
        def picker(self) -> Picker: ...
        def say(self, text: str) -> None: ...
        def poll(self) -> None: ...
        def since(self, now_ms: int, moment: int | None = None) -> int: ...
        def dim(self, level: int) -> None: ...
        def refuse(self, why: str) -> None: ...
        def take_back(self) -> Transition: ...
        def redo(self) -> None: ...
        def ask(self) -> None: ...
