"""The base of all scenes, and the transitions from one to the next.

`handle`, `update` and `resume` return a transition, or None to stay:

    "menu"                     open the scene of that name
    ("trouble", argument)      the same, and give it an argument
    BACK                       close this scene, and resume the one below it
    (DO, command)              the same, and give its `resume` a command
    (BEGIN, mode)              begin a match in this mode (session/start_modes.py), in the scene that plays it
    (ASK, (questions, then))   ask one question after the other; after the last yes make the transition `then`
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterable
    from typing import Any

    from ..session.types import Scope
    from ..view.canvas import Canvas
    from .types import App, Event, Overlay, Transition

BACK = DO = "back"
BEGIN = "play"
ASK = "ask"
PRESS = "press"
REPEAT = "repeat"
RELEASE = "release"


class Scene:
    attract: bool | None = True  # whether the board may play by itself when no key is pressed; None: nor go dark
    picks = False  # whether `handle` gets events of touched pixels; otherwise they arrive as keys
    overlays: "list[Overlay] | tuple" = ()  # asked and drawn in this order
    overlay = False  # whether the scene below waits; otherwise this scene ends it
    plays = False  # whether the scene needs the selected game
    online = False  # whether it uses a link to an opponent; a scene that plays always may
    pause_icon = b""  # 8 rows of 8 pixels put the scene into the pause menu

    def __init__(self, app: "App", argument: "Any" = None) -> None:
        """`app` has the console, the canvas and the session that all scenes share. `argument` is what the transition
        gave to this scene."""
        self.app = app
        self.argument = argument
        self.scope: Scope | None = None  # its modules; the app sets it
        self.console = app.console
        self.canvas = app.canvas
        self.session = app.session
        self.clock = app.console.clock
        self.entered = self.clock.now()

    def since(self, now_ms: int, moment: int | None = None) -> int:
        """Return the milliseconds from `moment`, or from entering the scene, to `now_ms`."""
        return self.clock.diff(now_ms, self.entered if moment is None else moment)

    def poll(self) -> None:
        """Scan the keys between two pieces of work that take long together. Their events are handled later."""
        self.app.poll()

    def say(self, text: str) -> None:
        """Print a sentence that does not fit on the grid: on the serial console, and as the simulator's caption."""
        if text:
            self.console.say(text)

    def prepare(self) -> "Iterable[None]":
        """Return a generator that does slow work before `enter`, such as importing. Keys are read between its steps."""
        return ()

    def enter(self) -> None:
        """Begin."""

    def resume(self, command: "Any" = None) -> "Transition":
        """Continue after the scene on top has closed. It may have left a command."""

    def handle(self, event: "Event") -> "Transition":
        """Handle a key event with its `kind` (PRESS, REPEAT or RELEASE), `key` and `count`."""

    def update(self, now_ms: int) -> "Transition":
        """Advance what runs by itself."""

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw on the cleared canvas."""

    def leave(self) -> None:
        """End. Called once, when the scene closes for good."""
