"""Base class of all scenes, and the transitions between scenes.

`handle`, `update` and `resume` return a transition, or None to stay in the scene:

    "menu"                     open the scene of that name
    ("trouble", argument)      open the scene with an argument
    BACK                       close this scene, and resume the one below it
    (DO, command)              close this scene, and pass the command to the `resume` of the scene below
    (BEGIN, mode)              begin a match in this mode (session/match_start_modes.py), in the scene that plays it
    (ASK, (questions, then))   ask the questions one after another; after the last yes make the transition `then`

To free heap, the pause menu closes before it opens another scene. In that scene, BACK opens the menu again, and DO
passes its command to the scene below the menu.
"""

# On the drive, this module is part of app/app.py.

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from ..session.types import Scope
    from ..view.canvas import Canvas
    from .types import App, Event, Overlay, Steps, Transition

BACK = DO = "back"
BEGIN = "play"
ASK = "ask"
PRESS = "press"
REPEAT = "repeat"
RELEASE = "release"


class Scene:
    # whether attract mode may start when no key is pressed; None: the grid must not go dark either
    attract: bool | None = True
    picks = False  # whether `handle` gets events of touched pixels; otherwise they are converted to keys
    overlays: "list[Overlay] | tuple" = ()  # they handle events and draw in this order
    overlay = False  # whether the scene below stays open
    reopen: "tuple | None" = None  # the transition to this scene; set only if a large overlay may close it to free heap
    plays = False  # whether the scene needs the selected game
    online = False  # whether it uses a link to an opponent; always possible if it `plays`
    pause_icon = b""  # 8 rows of 8 pixels: the icon in the pause menu, if the scene has an item there

    def __init__(self, app: "App", argument: "Any" = None) -> None:
        """`app` has the console, canvas and session, which all scenes share. `argument` comes from the transition."""
        self.app = app
        self.argument = argument
        self.scope: Scope | None = None  # its modules; the app sets it
        self.console = app.console
        self.canvas = app.canvas
        self.session = app.session
        self.clock = app.console.clock
        self.entered = self.clock.now()

    def since(self, now_ms: int, moment: int | None = None) -> int:
        """Return the time in ms from `moment` to `now_ms`. By default, `moment` is when the scene was entered."""
        return self.clock.diff(now_ms, self.entered if moment is None else moment)

    def poll(self) -> None:
        """Scan the keys. Call this between two slow tasks; the key events are handled later."""
        self.app.poll()

    def say(self, text: str) -> None:
        """Print a sentence on the serial console, which the simulator shows below the board."""
        if text:
            self.console.say(text)

    def prepare(self) -> "Steps":
        """Generator: do slow work, such as imports, before `enter`. Keys are read between its steps."""
        return ()

    def enter(self) -> None:
        """Start the scene. Create the objects that it keeps while it is open, such as buffers."""

    def resume(self, command: "Any" = None) -> "Transition":
        """Continue after the scene on top has closed. `command` is the command that it has passed, or None."""

    def handle(self, event: "Event") -> "Transition":
        """Handle a key event: its `kind`, `key` and `count` of repeats. By default, any key closes the scene."""
        return BACK if event.kind == PRESS else None

    def update(self, now_ms: int) -> "Transition":
        """Do everything that needs no key, such as animations and bots. Called in each round of the main loop."""

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw on the canvas, which has been cleared. Called whenever a frame is due."""

    def leave(self) -> None:
        """Clean up. Called once, when the scene closes and will not be resumed."""
