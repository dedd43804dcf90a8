"""Lines as somebody types them, read by a thread of their own: nobody waits for one, and none is lost.

Part of the room host_net; imports the standard library only.
"""

import contextlib
import os
import queue
import sys
import threading
from typing import TextIO


class Keyboard:
    """Standard input."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(_opened(),), daemon=True).start()

    def take(self) -> str | None:
        """Return the line that was typed longest ago, or None; raise an EOFError once there are no more."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if not line:
            self._lines.put("")  # for who asks once more
            raise EOFError
        return line.strip()

    def _read(self, stream: TextIO) -> None:
        line = "more"
        while line:
            line = ""
            with contextlib.suppress(OSError, ValueError):
                line = stream.readline()
            self._lines.put(line)


def _opened() -> TextIO:
    """Return standard input once more: Python would wait at its end for whoever reads from sys.stdin."""
    return open(os.dup(sys.stdin.fileno()), encoding=sys.stdin.encoding, errors="replace")  # noqa: SIM115
