"""Define the keyboard shortcuts of the simulator's window, and the rows that describe them on its help card.

Letters that a keypad may have (A to D) are never shortcuts. The sentences are in `host_sim.words`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

Row = tuple[Sequence[str], str]  # labels of the keys, and what they do


@dataclass(frozen=True)
class Shortcut:
    """A keyboard shortcut of the window.

    - `key` is pygame's name of the key.
    - `character` is a typed character that selects the same command, or "" if there is no such character.
    """

    command: str
    key: str
    character: str

    @property
    def caps(self) -> list[str]:
        """The labels of the keys that select the command."""
        return [self.key] + ([self.character.upper()] if self.character else [])


SHORTCUTS = (
    Shortcut("help", "F1", "h"),
    Shortcut("slower", "F2", "-"),
    Shortcut("faster", "F3", "+"),
    Shortcut("keypad", "F4", "k"),
    Shortcut("power", "F5", ""),
    Shortcut("big", "F6", "t"),
    Shortcut("log", "F7", "l"),
    Shortcut("invitation", "F8", "i"),
    Shortcut("copy", "Ctrl+C", ""),
    Shortcut("edges", "F9", "n"),
    Shortcut("language", "F10", "s"),
    Shortcut("full", "F11", "f"),
    Shortcut("picture", "F12", "p"),
    Shortcut("quit", "Ctrl+Q", ""),
)


def columns(words: ModuleType) -> tuple[tuple[str, list[Row]], ...]:
    """Return the two columns of the help card, as pairs (heading, rows): the shortcuts, and how to play.

    `words`: the module of `host_sim.words` with the language. The rows of the first column are in the order of
    SHORTCUTS.
    """
    window: list[Row] = []
    for one in SHORTCUTS:
        window.append(([words.CAPS.get(cap, cap) for cap in one.caps], words.MEANINGS[one.command]))
    return (words.THE_WINDOW, window), (words.PLAYING, list(words.PLAYING_ROWS))


def command_of(key: str, character: str) -> str | None:
    """Return the command that a pressed key selects, or None if the key is not a shortcut.

    - `key` is pygame's name of the key.
    - `character` is the character that the key types, or "".
    """
    for shortcut in SHORTCUTS:
        if key == shortcut.key.lower() or character and character.lower() == shortcut.character:
            return shortcut.command
    return None
