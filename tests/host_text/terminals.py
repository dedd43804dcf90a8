"""A program in a terminal of its own, as a person has it before them: whoever imports it is skipped where there is no
pseudo-terminal, as on Windows."""

import os
import re
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
    """`seen`: all that was written to it; `read`: the same without colours and cursor movements."""

    def __init__(self, *arguments, size=(40, 120), **environment):
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
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self._bytes = b""
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def _follow(self):
        try:
            while piece := os.read(self._ours, 65536):
                self._bytes += piece
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

    def kill(self):
        self.process.kill()
        self.process.wait()
        self._thread.join()
        os.close(self._ours)
