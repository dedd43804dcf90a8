"""Loading and unloading of modules. Imports nothing of glowgrid.

A scene lists the modules it needs while it is open in its row (scenes/__init__.py). A game and a bot list in their rows
what scenes need to play them. Such a list is a string of module names below glowgrid, each with a space on both sides.
Modules follow those that they import, so that they can be imported one by one. `name?` is only unloaded with the others
and never preloaded. A package's name with a final dot stands for all its modules. A module needed only for a moment is
loaded by `borrow`.
"""

import sys

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator, Iterator
    from types import ModuleType


class Lives:
    """Registry of the modules in use. A module is unloaded when nobody needs it any more; one that was never listed
    stays."""

    def __init__(self) -> None:
        self._needed: list = []

    def need(self, needs: list) -> None:
        """Keep these modules loaded once they are imported, until `leave(needs)`."""
        self._needed.extend(needs)

    def leave(self, needs: list) -> None:
        """Unload those of these modules that nobody else needs."""
        for _ in self.leaving(needs):
            pass

    def leaving(self, needs: list) -> "Iterator[None]":
        """Do the same in steps: a generator that yields before each module."""
        for names in needs:
            self._needed.remove(names)
        for names in needs:
            if names not in self._needed:  # a game's modules stay if one of its scenes follows another
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
        # without split: splitting all lists at the end of a scene takes 0.2 s on a board
        return any(surely in names or rarely in names for names in self._needed)


def needs(row: tuple, room: str) -> str:
    """Return the modules that a row of games.CATALOGUE or bots.CATALOGUE needs: those it imports (row[5]), then its own
    (row[2]), then those imported only by a search (row[6]), which are unloaded with it."""
    return " " + "".join(row[5:6]) + " " + room + "." + row[2] + " " + rarely("".join(row[6:7]))


def rarely(names: str) -> str:
    """Return these modules as `name?`, so that they are unloaded with the others but never preloaded."""
    return "".join([name.rstrip("?") + "? " for name in names.split()])


def fetching(names: str) -> "Generator[None, None, list]":
    """Import the modules in `names` that are not loaded yet, and return their names. This generator yields after each
    module."""
    fetched = []
    for name in names.split():
        if "glowgrid." + name not in sys.modules and not name.endswith("?"):
            __import__("glowgrid." + name)
            fetched.append(name)
            yield
    return fetched


def borrow(name: str) -> "ModuleType":
    """Import a module for one use and return it. It is removed from sys.modules again, so that it lives only while the
    caller keeps it. A module that was loaded before stays loaded."""
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
    """Unload one module if it is loaded. The next import reads it again; whoever still uses it keeps it."""
    name = "glowgrid." + name
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        sys.modules[name] = None  # type: ignore[assignment]  # a board's dict keeps the value of a deleted entry
        del sys.modules[name]
        package = sys.modules.get(parent)  # may be unloaded already
        if hasattr(package, child):
            setattr(package, child, None)
            delattr(package, child)


def forget_room(room: str) -> None:
    """Unload every module of a package such as scenes, games or bots."""
    start = "glowgrid." + room + "."
    for name in [name for name in sys.modules if name.startswith(start)]:
        forget(name[9:])
