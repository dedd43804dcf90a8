"""Read and print lines with standard input and output."""

import functools
import shutil
import sys
import textwrap

from .transliteration import writable
from .words import terminal as words


class LineIO:
    """Prints sentences and reads lines. `read` blocks until the user has typed a line."""

    def __init__(self) -> None:
        self._prompt_is_open = False  # True while the cursor is behind a prompt

    def say(self, text: str) -> None:
        """Print `text` on a line of its own. In a terminal, wrap sentences at its width."""
        self.end_line()
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
        for line in text.split("\n"):
            print("\n".join(wrapped(writable(line), width)))

    def read(self, prompt: str) -> str:
        """Print `prompt`, and return the line that the user types, without spaces at its start and end."""
        while True:
            self._prompt_is_open = True
            try:
                line = _typed(writable(prompt))
            except UnicodeError:
                self._prompt_is_open = False
                self.say(words.NO_TEXT_TYPED)
                continue
            self._prompt_is_open = False
            return line.strip()

    def end_line(self) -> None:
        """If the cursor is after a prompt, start a new line."""
        if self._prompt_is_open:
            print()
            self._prompt_is_open = False


def wrapped(line: str, width: int) -> list[str]:
    """Wrap `line` between words if it is a sentence that is longer than `width`; 0 means any length. A line without a
    word, such as a row of a board, and a line in columns, which has several spaces in a row, stay whole."""
    is_sentence = "  " not in line.strip() and sum(part.isalpha() and len(part) > 1 for part in line.split()) > 2
    if not width or len(line) <= width or not is_sentence:
        return [line]
    return textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False)


def forget_lines() -> None:
    """Forget the lines that were typed, so that the arrow keys do not bring them back."""
    if _has_line_editing():
        import readline

        readline.clear_history()


def _typed(prompt: str) -> str:
    """Print `prompt` and return the line that the user types. In a terminal, the user can edit the line."""
    if sys.stdin.isatty() and sys.stdout.isatty() and not _has_line_editing():
        print(prompt, end="", flush=True)  # input() would print the prompt to standard error
        prompt = ""
    return input(prompt)


@functools.cache
def _has_line_editing() -> bool:
    """Enable line editing in input(), and return whether this system supports it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return False
    return True
