"""Standard input and output for a match that goes on while somebody types."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .keyboard import Keyboard
from .line_io import LineIO
from .transliteration import writable

ROUND_S = 0.02


class LiveIO(LineIO):
    """Reads lines without stopping the match. A sentence that is said meanwhile ends the line of the prompt, and the
    prompt is shown again below it."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__()
        self._keyboard = keyboard
        self._step: Callable[[], None] | None = None

    @contextmanager
    def stepping(self, step: Callable[[], None]) -> Iterator[None]:
        """Call `step` every round while a line is awaited. It may say something. What it raises ends the reading."""
        self._step = step
        try:
            yield
        finally:
            self._step = None

    def read(self, prompt: str) -> str:
        """Return the line that is typed after `prompt`, without blanks around it."""
        self.end_line()  # of a prompt whose reading was ended
        while True:
            if prompt and not self._prompt_is_open:
                print(writable(prompt), end="")
                self._prompt_is_open = True
            line = self._keyboard.take()
            if line is not None:
                self._prompt_is_open = False
                return line
            sys.stdout.flush()
            time.sleep(ROUND_S)
            if self._step is not None:
                self._step()
