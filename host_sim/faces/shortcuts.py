"""Define the keyboard shortcuts of the simulator's window, and the texts that describe them in its help.

Letters that a keypad may have (A to D) are never shortcuts.

Imports only the standard library.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shortcut:
    """A keyboard shortcut of the window.

    - `key` is pygame's name of the key.
    - `character` is a typed character that selects the same command, or "" if there is no such character.
    """

    command: str
    key: str
    character: str
    meaning: str

    @property
    def caps(self) -> list[str]:
        """The labels of the keys that select the command."""
        return [self.key] + ([self.character.upper()] if self.character else [])


SHORTCUTS = (
    Shortcut("help", "F1", "h", "these keys"),
    Shortcut("slower", "F2", "-", "time runs slower"),
    Shortcut("faster", "F3", "+", "time runs faster"),
    Shortcut("keypad", "F4", "k", "hide the keypad, or show it"),
    Shortcut("power", "F5", "", "unplug the board, and plug it in again"),
    Shortcut("big", "F6", "t", "text that a whole class can read, or small text"),
    Shortcut("log", "F7", "l", "much of what was said, or the last of it"),
    Shortcut("invitation", "F8", "i", "the invitation to a game with somebody elsewhere"),
    Shortcut("copy", "Ctrl+C", "", "copy that invitation"),
    Shortcut("full", "F11", "f", "the whole screen, or a window"),
    Shortcut("picture", "F12", "p", "save a picture of the board"),
    Shortcut("quit", "Ctrl+Q", "", "close the window"),
)

PLAYING = (
    (("click",), "on a light picks it; in a menu the left and right edges browse, the rest chooses"),
    (("click",), "on a key presses it; a right click keeps it down"),
    (("0-9", "A-D", "*", "#"), "are themselves"),
    (("arrows",), "2 4 6 8"),
    (("Enter",), "#"),
    (("Esc", "Backspace"), "*"),
    (("number pad",), "by position: its 7 is the keypad's 1"),
    (("wheel", "Page Up"), "what was said before"),
)

HINT = "F1 all keys · F4 keypad · F6 large text · F11 full screen · F12 picture"


def command_of(key: str, character: str) -> str | None:
    """Return the command that a pressed key selects, or None if the key is not a shortcut.

    - `key` is pygame's name of the key.
    - `character` is the character that the key types, or "".
    """
    for shortcut in SHORTCUTS:
        if key == shortcut.key.lower() or character and character.lower() == shortcut.character:
            return shortcut.command
    return None
