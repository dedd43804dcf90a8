"""How long a module lives: as long as somebody says that it is needed. Imports nothing of glowgrid.

A scene says so in its row (scenes/rows.py), for as long as it is open; a game and a bot say in theirs what they
bring to the scenes that play them. Needs are the names of modules below glowgrid, each with a space on both sides, in
an order in which each finds the modules that it imports already there: so they can be imported one by one. One with a
question mark behind it is only let go with the others: somebody may come to import it; a room's name with a dot behind
it stands for all modules in it. What is needed for a moment is borrowed.
"""

import sys

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator, Iterator
    from types import ModuleType


class Lives:
    """Who needs which modules. What nobody needs any more is let go; a module that nobody ever named stays."""

    def __init__(self) -> None:
        self._needed: list = []

    def need(self, needs: list) -> None:
        """Keep these modules, imported or not, until `leaving(needs)`."""
        self._needed.extend(needs)

    def leaving(self, needs: list) -> "Iterator[None]":
        """Let go of those of these modules that nobody else needs: a generator that yields after each."""
        for names in needs:
            self._needed.remove(names)
        for names in needs:
            if names not in self._needed:  # as those of a game are where one scene of it follows another
                for name in names.split():
                    yield
                    name = name.rstrip("?")
                    if self._needs(" " + name):
                        continue
                    if name.endswith("."):
                        forget_room(name[:-1])
                    else:
                        forget(name)

    def _needs(self, name: str) -> bool:
        surely, rarely = name + " ", name + "?"
        # no split: that of all rows takes a board 0.2 s at a scene's end
        return any(surely in names or rarely in names for names in self._needed)


def needs(row: tuple, room: str) -> str:
    """Return what a row of games.CATALOGUE or bots.CATALOGUE needs: its own module (row[2]) after those that it imports
    (row[5]), and, to be let go of with it, those that only a search in it imports (row[6])."""
    return " " + "".join(row[5:6]) + " " + room + "." + row[2] + " " + rarely("".join(row[6:7]))


def rarely(names: str) -> str:
    """Return these needs with a question mark each: never imported for them, only let go with the others."""
    return "".join([name.rstrip("?") + "? " for name in names.split()])


def fetching(names: str) -> "Generator[None, None, list]":
    """Import the modules `names` that are not there yet, one a step: a generator that yields after each, and returns
    the names of those."""
    fetched = []
    for name in names.split():
        if "glowgrid." + name not in sys.modules and not name.endswith("?"):
            __import__("glowgrid." + name)
            fetched.append(name)
            yield
    return fetched


def borrow(name: str) -> "ModuleType":
    """Import a module for one use and return it, let go of already: it lives as long as the caller holds it. One that
    was there before stays there."""
    whole = "glowgrid." + name
    stays = whole in sys.modules
    __import__(whole)
    module = sys.modules[whole]
    if not stays:
        forget(name)
    return module


def borrowing(name: str) -> "Generator[None, None, ModuleType]":
    """Borrow a module in a step of its own: a generator that yields after the import and returns the module."""
    module = borrow(name)
    yield
    return module


def forget(name: str) -> None:
    """Let go of one module, if it was imported: the next import reads it anew, and who still uses it keeps it."""
    name = "glowgrid." + name
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        sys.modules[name] = None  # type: ignore[assignment]  # what is deleted stays in its slot of a board's dict
        del sys.modules[name]
        package = sys.modules.get(parent)  # which may be gone
        if hasattr(package, child):
            setattr(package, child, None)
            delattr(package, child)


def forget_room(room: str) -> None:
    """Let go of every module in `room`: scenes, games, bots."""
    start = "glowgrid." + room + "."
    for name in [name for name in sys.modules if name.startswith(start)]:
        forget(name[9:])
