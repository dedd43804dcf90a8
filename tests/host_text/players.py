"""A person at the plain-text game, which runs as a process at the other end of a pipe."""

import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CODE = re.compile(r"code: ([a-z0-9-]{19})\..* Spectators use ([a-z0-9-]{14})\.")
PATIENCE_S = 60
PATHS = os.pathsep.join([str(ROOT / "lib"), str(ROOT)])


class Player:
    def __init__(self, *arguments, **environment):
        known = {name: value for name, value in os.environ.items() if not name.startswith("GLOWGRID_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "glowgrid", *arguments],
            cwd=ROOT / "tests",
            env={**known, "PYTHONPATH": PATHS, "PYTHONIOENCODING": "utf-8", **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.seen, self.errors = "", ""
        self._read = 0  # the part of `seen` in which `until` has already searched
        self._threads = [threading.Thread(target=self._follow, args=args, daemon=True) for args in self._streams()]
        for thread in self._threads:
            thread.start()

    def _streams(self):
        return (("seen", self.process.stdout), ("errors", self.process.stderr))

    def _follow(self, name, stream):
        while piece := os.read(stream.fileno(), 4096):
            setattr(self, name, getattr(self, name) + piece.decode())

    def type(self, *lines):
        """Type lines, each followed by Enter."""
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def until(self, text):
        """Wait until `text` appears after the text that was waited for before."""
        end = time.monotonic() + PATIENCE_S
        while self.seen.find(text, self._read) < 0:
            assert time.monotonic() < end, f"{text!r} does not come: {self.seen[self._read :]}{self.errors}"
            time.sleep(0.01)
        self._read = self.seen.index(text, self._read) + len(text)

    def end(self):
        """Close the input, read the rest of the output, and return the exit code."""
        if not self.process.stdin.closed:
            self.process.stdin.close()
        code = self.process.wait(PATIENCE_S)
        for thread in self._threads:
            thread.join(PATIENCE_S)
        return code

    def kill(self):
        self.process.kill()
        self.process.wait()
        for thread in self._threads:
            thread.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()

    def code(self):
        """Return the invite code and the code for spectators."""
        self.until("Spectators use ")
        self.until(".")
        return CODE.search(self.seen).groups()
