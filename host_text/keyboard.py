"""Read standard input in a thread, so that a match continues while the user types."""

import contextlib
import os
import queue
import sys
import threading
from typing import TextIO


class Keyboard:
    """Reads lines from standard input. Create only one Keyboard. If there were two, each of them would get only some of
    the lines."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(_stdin_copy(),), daemon=True).start()

    def take(self) -> str | None:
        """Return the oldest unread line, or None if there is no unread line. Raise EOFError at the end of the input."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if not line:
            self._lines.put("")  # so that the next call raises EOFError, too
            raise EOFError
        return line.strip()

    def _read(self, stream: TextIO) -> None:
        """Put each line of `stream` into the queue, then "" at the end of the input. The thread runs this method."""
        line = "more"
        while line:
            line = ""
            with contextlib.suppress(OSError, ValueError):
                line = stream.readline()
            self._lines.put(line)


def _stdin_copy() -> TextIO:
    """Return a second stream for standard input.

    If the thread read from sys.stdin itself, Python would wait at exit until the thread had read a line.
    """
    return open(os.dup(sys.stdin.fileno()), encoding=sys.stdin.encoding, errors="replace")  # noqa: SIM115
