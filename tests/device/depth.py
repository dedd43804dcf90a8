"""Measure the depth of calls in glowgrid's functions."""

import sys
from pathlib import Path

LIMIT = 12
OURS = str(Path(__file__).resolve().parents[2] / "lib" / "glowgrid")


class Depth:
    """Context manager that records the deepest stack of glowgrid's functions below App.tick.

    As on a board, a resumed generator and an imported module count as calls, and a generator that yields returns.
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
        """Print the deepest stack, and tell whether it is within the limit."""
        for code in self.deepest:
            print(f"{code.co_filename[len(OURS) :]}:{code.co_firstlineno} {code.co_name}")
        return 3 < len(self.deepest) <= LIMIT + 1  # the frame of tick itself is not one of the 12
