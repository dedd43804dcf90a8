"""Run the board's generators on a computer, where nothing else waits between their steps."""

from collections.abc import Iterator
from typing import Any


def result(steps: Iterator[Any]) -> Any:
    """Run the generator `steps` to its end, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value
