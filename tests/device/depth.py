"""Measures how deep the calls of glowgrid's functions go."""

import sys
from pathlib import Path

LIMIT = 12
OURS = str(Path(__file__).resolve().parents[2] / "lib" / "glowgrid")


class Depth:
    """Counts the frames of glowgrid's functions from App.tick on, and keeps the deepest stack.

    As on a board, a generator that resumes counts as a call, and one that yields as a return. Importing a module
    counts, too.
    """

    def __init__(self):
        self.stack = []
        self.deepest = []

    def __enter__(self):
        sys.setprofile(self)
        return self

    def __exit__(self, *error):
        sys.setprofile(None)

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
