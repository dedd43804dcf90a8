"""Tells the buttons which keys they press in the open scene, and names the buttons in printed sentences.

Loaded only if the board has buttons instead of a keypad.

A long press of OK opens what else can be done: the pause menu in a game, a list in the menu of games. Everywhere else
it goes back, like the sixth button. OK starts a game where the keypad has # for it, because a person who sees a picture
of a game and presses OK wants to play it.

The names of buttons are in a text file of the language, words/en/buttons.txt or another, because the board has little
memory. A line is PHRASE=REPLACEMENT, or PHRASE=REPLACEMENT without a back button=REPLACEMENT with one.
"""

from .. import words

MYPY = False
if MYPY:  # true for type checkers only
    from .types import App

_USUAL = "28465**"  # the keys of up, down, left, right, OK, back, and of a long press of OK
_KEYS = {  # the same for scenes in which they differ, by class name
    "Splash": "2846#*#",
    "Menu": "2846#*+",
    "Setup": "2846#**",
    "Result": "1079#**",
    "Connecting": "2846#**",
    "Joining": "2846#**",
}
# Each phrase has one of these, and other texts rarely do.
MARKS = "#", "*", "1:", "4:", "5:", "6:", "0 ", "4 ", "5 ", "7 ", "B ", " 5"


class ButtonKeys:
    """Observes which scene is open. It keeps no reference to any scene, so scenes can be freed."""

    def __init__(self, app: "App") -> None:
        self._app = app
        path = words.__path__
        self._path = (path if isinstance(path, str) else path[0]) + "/buttons.txt"  # a board's path is a text
        self._has_back = "*" in app.console.keypad.layout[0]

    def keys(self) -> str:
        """Return the keys that the buttons press now, as hal/buttons.py describes."""
        return _KEYS.get(type(self._app.scene).__name__, _USUAL)

    def say(self, text: str, end: str = "\n") -> None:
        """Print `text`, in which each key is replaced with the button that presses it."""
        print(self.named(text), end=end)

    def named(self, text: str) -> str:
        """Return `text`, in which each key is replaced with the button that presses it."""
        if _has_mark(text):
            with open(self._path, "rb") as file:
                for line in file:
                    if line[: line.find(b"=")] in text.encode():
                        fields = line.decode().rstrip("\r\n").split("=")
                        text = text.replace(fields[0], fields[-1] if self._has_back else fields[1])
                        if not _has_mark(text):
                            break
        return text


def _has_mark(text: str) -> bool:
    for mark in MARKS:  # noqa: SIM110 - a generator would be allocated
        if mark in text:
            return True
    return False


def begin(app: "App") -> None:
    """Let the buttons press keys of the scenes of `app` from now on."""
    keys = ButtonKeys(app)
    app.console.keypad.follow(keys.keys)  # type: ignore[attr-defined]  # the keypad is made of buttons
    app.console.printer = keys.say  # type: ignore[attr-defined]
