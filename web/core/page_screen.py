"""Describe for the page what stands around the lights, name the open scene, and select an item after a click."""

import json

import virtual_board

import screen


def described(language: str) -> str:
    """Return the description of `screen.describe` as JSON."""
    return json.dumps(screen.describe(virtual_board.app(), language))


def cells(language: str) -> str:
    """Return the cells of the board as JSON (see screen/cells.py), or "null" if no board is shown."""
    return json.dumps(screen.board(virtual_board.app(), language))


def select(item: int) -> None:
    """Make the item of a menu or form with the index `item` the current one."""
    screen.select(virtual_board.app(), item)


def choose(item: int, choice: int) -> None:
    """Give the item of a form the value with the index `choice` in its list."""
    screen.choose(virtual_board.app(), item, choice)


def scene() -> str:
    """Return the class name of the scene on top of the stack."""
    return type(virtual_board.app().scene).__name__
