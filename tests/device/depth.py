"""Measures how deep the calls of glowgrid's functions go on a board."""

import contextlib
import sys
from pathlib import Path
from types import SimpleNamespace

LIMIT = 12
GAMES = "glowgrid.games"
OURS = str(Path(__file__).resolve().parents[2] / "lib" / "glowgrid")


@contextlib.contextmanager
def as_on_board():
    """Let the modules of games choose the classes that a board runs, not the faster ones for computers.

    They choose when they are imported, so they are imported again. The modules that were loaded before come back later.
    """
    implementation, before = sys.implementation, _taken_out()
    sys.implementation = SimpleNamespace(**{**vars(implementation), "name": "circuitpython"})
    try:
        yield
    finally:
        sys.implementation = implementation
        _taken_out()
        sys.modules.update(before)
        for name, module in before.items():
            setattr(sys.modules[GAMES], name[len(GAMES) + 1 :], module)


def _taken_out():
    """Unload the modules of all games, and return them in a dict by name."""
    taken = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(GAMES + ".")}
    for name in taken:
        vars(sys.modules[GAMES]).pop(name[len(GAMES) + 1 :], None)
    return taken


class Depth:
    """Counts the frames of glowgrid's functions from App.tick on, and keeps the deepest stack.

    As on a board, a generator that resumes counts as a call, and one that yields as a return. Importing a module
    counts, too. The games are those of a board (see as_on_board).
    """

    def __init__(self):
        self.stack = []
        self.deepest = []
        self.board = as_on_board()

    def __enter__(self):
        self.board.__enter__()
        sys.setprofile(self)
        return self

    def __exit__(self, *error):
        sys.setprofile(None)
        self.board.__exit__(*error)

    def __call__(self, frame, event, argument):
        if not frame.f_code.co_filename.startswith(OURS):
            return
        if event == "call":
            self.stack.append(frame.f_code)
            if self.stack[0].co_name == "tick" and len(self.stack) > len(self.deepest):
                self.deepest = list(self.stack)
        elif event == "return" and self.stack:
            self.stack.pop()

    def is_shallow(self):
        """Return whether no call was deeper than the limit. Print the deepest stack otherwise."""
        for code in self.deepest:
            print(f"{code.co_filename[len(OURS) :]}:{code.co_firstlineno} {code.co_name}")
        return 3 < len(self.deepest) <= LIMIT + 1  # the loop's own frame is not one of the 12
