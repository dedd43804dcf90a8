"""Describe the running app as plain data, for the screens around the light.

`describe` returns everything that a window, a page or a terminal draws around the lights: the title, the sides, whose
turn it is, the last move, the result, the items of a menu, and the action of each key. `board` returns the board as
named cells, for screen readers. Neither changes the app. A click on an item is `select`, followed by the item's key. A
key that goes through a list is `move_selection`; a value picked from a list is `choose`. A click on a key is the key
itself.

This package never goes to the drive. It runs on CPython in the simulator, and on MicroPython in the page.
"""

from .description import board, choose, describe, move_selection, select

__all__ = ["board", "choose", "describe", "move_selection", "select"]
