"""How long a module lives: as long as somebody says that it needs it. Imports nothing of glowgrid.

Each says so for itself: a scene in its row (scenes/__init__.py) while it is open, a game and a bot in theirs while
somebody plays, the session for every match. Needs are the names of modules below glowgrid with spaces between, in an
order in which each finds the modules that it imports already there: so they can be imported one by one. One with a
question mark behind it is only let go with the others: somebody may come to import it.
"""

import sys


class Lives:
    """Who needs which modules. What nobody needs any more is let go; a module that nobody ever named stays."""

    def __init__(self) -> None:
        self._needed: list = []

    def need(self, names: str) -> None:
        """Keep these modules, imported or not, until `leave(names)`."""
        self._needed.append(names)

    def leave(self, names: str) -> None:
        """Let go of those of these modules that nobody else needs."""
        self._needed.remove(names)
        for name in names.split():
            if not self._needs(name):
                forget(name.rstrip("?"))

    def _needs(self, name: str) -> bool:
        # splitting every row takes a board 0.2 s at a scene's end: most do not have it
        return any(name in names and name in names.split() for names in self._needed)


def fetching(names: str):
    """Import the modules `names` that are not there yet, one a step: a generator that yields after each."""
    for name in names.split():
        if "glowgrid." + name not in sys.modules and not name.endswith("?"):
            __import__("glowgrid." + name)
            yield


def borrow(name: str):
    """Import a module for one use and return it, let go of already: it lives as long as the caller holds it. One that
    was there before stays there."""
    whole = "glowgrid." + name
    stays = whole in sys.modules
    __import__(whole)
    module = sys.modules[whole]
    if not stays:
        forget(name)
    return module


def forget(name: str) -> None:
    """Let go of one module, if it was imported: the next import reads it anew, and who still uses it keeps it."""
    name = "glowgrid." + name
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        sys.modules[name] = None  # type: ignore[assignment]  # what is deleted stays in its slot of a board's dict
        del sys.modules[name]
        if hasattr(sys.modules[parent], child):
            setattr(sys.modules[parent], child, None)
            delattr(sys.modules[parent], child)


def forget_room(room: str) -> None:
    """Let go of every module in `room`: scenes, games, bots."""
    start = "glowgrid." + room + "."
    for name in [name for name in sys.modules if name.startswith(start)]:
        forget(name[9:])
