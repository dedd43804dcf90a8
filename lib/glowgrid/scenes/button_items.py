"""Items for keys that five or six buttons do not have: in the pause menu, and in a list over the menu of games.

Loaded on demand, only if the board has buttons instead of a keypad.
"""

from ..engine.game import PASS
from ..words import buttons as words
from .scene import BACK

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from ..engine.match import Match
    from .types import Transition

STATUS, PASSES = "0", "00"  # keys to press; the second one is held
ICONS = {
    STATUS: b"\x3c\x42\x99\x81\x99\x99\x42\x3c",
    PASSES: b"\x00\x88\xcc\xee\xee\xcc\x88\x00",
}


def add(insert: "Callable", icons: dict, match: "Match | None") -> None:
    """Add items to the pause menu: the status, and to pass if that is legal.

    `insert(name of the item below, row)` adds an item. `icons`: the icons of items by name, to which theirs are added.
    `match`: the match that is paused, or None.
    """
    icons.update(ICONS)
    if match is not None:
        insert("rules", (STATUS, words.STATUS))
        if match.game.outcome is None and match.awaits_person and match.game.is_legal(PASS):
            insert("rules", (PASSES, words.PASS))


def press(keypad: "Any", keys: str) -> "Transition":
    """Close the menu and press the key in the scene below. `keys`: the key, twice if it is held."""
    keypad.type(keys[0], len(keys) > 1)
    return BACK
