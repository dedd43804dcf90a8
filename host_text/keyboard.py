"""Keyboard: lines from standard input, read by a thread, so that a match continues while the user types."""

import contextlib
import os
import queue
import sys
import threading
from typing import TextIO


class Keyboard:
    """Standard input. Only one object may read it."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(_stdin_copy(),), daemon=True).start()

    def take(self) -> str | None:
        """Return the oldest line that was not taken yet, or None. Raise EOFError at the end of the input."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if not line:
            self._lines.put("")  # for the next call
            raise EOFError
        return line.strip()

    def _read(self, stream: TextIO) -> None:
        line = "more"
        while line:
            line = ""
            with contextlib.suppress(OSError, ValueError):
                line = stream.readline()
            self._lines.put(line)


def _stdin_copy() -> TextIO:
    """Return a second stream for standard input. At exit, Python would wait for a thread that reads sys.stdin."""
    return open(os.dup(sys.stdin.fileno()), encoding=sys.stdin.encoding, errors="replace")  # noqa: SIM115
