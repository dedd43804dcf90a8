"""A program in a terminal of its own. Systems without pseudo-terminals, such as Windows, skip tests that use it."""

import os
import re
import select
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
fcntl, termios = pytest.importorskip("fcntl"), pytest.importorskip("termios")

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE_S = 60
CONTROL = re.compile(r"\x1b\[[0-9;?<]*[a-zA-Z]")


class Terminal:
    """`seen` is everything that was written to it, `read` the same without colours and cursor movements."""

    def __init__(self, *arguments, size=(40, 120), errors=None, **environment):
        """Start `python -m` with these arguments. errors: a file for standard error."""
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        known = {name: value for name, value in os.environ.items() if not name.startswith("GLOWGRID_")}
        paths = os.pathsep.join([str(ROOT / "lib"), str(ROOT)])
        own = {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            cwd=ROOT / "tests",
            env={**known, **own, **environment},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs if errors is None else errors.open("wb"),
            start_new_session=True,
        )
        os.close(theirs)
        self._is_open = True
        self._bytes = b""
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def _follow(self):
        try:
            while self._is_open:
                if select.select([self._ours], [], [], 0.05)[0]:
                    self._bytes += os.read(self._ours, 65536)
        except OSError:
            pass  # the program has ended

    @property
    def seen(self):
        return self._bytes.decode("utf-8", "replace").replace("\r\n", "\n")

    @property
    def read(self):
        return CONTROL.sub("", self.seen)

    def type(self, text):
        os.write(self._ours, text.encode())

    def until(self, text):
        end = time.monotonic() + PATIENCE_S
        while text not in self.read:
            assert time.monotonic() < end, f"{text!r} does not come: {self.read[-2000:]}"
            time.sleep(0.01)

    def close(self):
        """Close the window."""
        if self._is_open:
            self._is_open = False
            self._thread.join()
            os.close(self._ours)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.close()
