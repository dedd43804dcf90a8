"""A prompter that does something else meanwhile: what is told while a prompt waits stands above it, and it is asked
once more.

Part of the room host_net; imports terminal, words.
"""

import sys
import time
from collections.abc import Callable

from glowgrid.words import terminal as words

from .keyboard import Keyboard
from .prompter import Prompter
from .transliteration import spelt

ROUND_S = 0.02


def nothing() -> None:
    """Do nothing."""


class LivePrompter(Prompter):
    """`each` is called every round while a line is awaited; it may say something, and raise a PositionChanged."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__()
        self.each: Callable[[], None] = nothing
        self._keyboard = keyboard
        self._open = False  # whether the line of a prompt is

    def say(self, text: str) -> None:
        """Print a sentence, on a line of its own."""
        if self._open:
            print()
            self._open = False
        super().say(text)

    def _typed(self, prompt: str) -> str:
        shown = False
        while True:
            if prompt and not (shown and self._open):
                self._show(prompt)
                shown = True
            line = self._keyboard.take()
            if line is not None:
                self._open = False
                return line
            sys.stdout.flush()
            time.sleep(ROUND_S)
            self.each()

    def _obeys(self, name: str) -> bool:
        return super()._obeys(words.ANSWERS.get(name, name))  # a yes and a no may be commands

    def _show(self, prompt: str) -> None:
        if self._open:
            print()
        print(spelt(prompt), end="", flush=True)
        self._open = True

    def end_line(self) -> None:
        """End the line of a prompt, where somebody leaves in the middle of it."""
        if self._open:
            print()
            self._open = False
