"""Read lines from standard input without stopping the match."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .keyboard import Keyboard
from .line_io import LineIO
from .transliteration import writable

ROUND_S = 0.02


class LiveIO(LineIO):
    """Reads lines without stopping the match. If a sentence is printed before the user has answered a prompt, the
    prompt is printed again."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__()
        self._keyboard = keyboard
        self._step: Callable[[], None] | None = None

    @contextmanager
    def stepping(self, step: Callable[[], None]) -> Iterator[None]:
        """Context manager: during the `with` block, `read` calls `step` every ROUND_S seconds while it waits for a
        line.

        `step` may print sentences. If `step` raises an exception, `read` raises the same exception.
        """
        self._step = step
        try:
            yield
        finally:
            self._step = None

    def read(self, prompt: str) -> str:
        """Print `prompt`, and return the line that the user types, without spaces at its start and end."""
        self.end_line()  # the previous prompt may not have been answered
        while True:
            if prompt and not self._prompt_is_open:
                self._prompt_is_open = True  # first, because Ctrl-C may interrupt the printing
                print(writable(prompt), end="")
            line = self._keyboard.take()
            if line is not None:
                self._prompt_is_open = False
                return line
            sys.stdout.flush()
            time.sleep(ROUND_S)
            if self._step is not None:
                self._step()
