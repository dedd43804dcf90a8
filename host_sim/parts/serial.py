"""The serial console: what the firmware prints, and what a person types into it.

Part of the room host_sim.parts; imports the standard library only.
"""

import io
from collections.abc import Callable
from typing import TextIO

PRINT_US = 100
END = "Code done running."


class Serial:
    """Both directions of the USB serial line, as text."""

    def __init__(self) -> None:
        self.text = ""
        self.typed = ""
        self.listeners: list[Callable[[str], None]] = []
        self.ends: list[str] = []  # what code.py said last, each time it ended by itself

    def put(self, text: str) -> None:
        """Add to what the person reads."""
        self.text += text
        for listener in self.listeners:
            listener(text)

    def end(self) -> None:
        """Say that code.py has ended by itself, and remember its last line."""
        self.put(f"\n{END}\n")
        self.ends.append(self.last_line)

    def take(self, size: int) -> str:
        """Return up to `size` typed characters; all of them for a negative size."""
        size = len(self.typed) if size < 0 else size
        taken, self.typed = self.typed[:size], self.typed[size:]
        return taken

    @property
    def last_line(self) -> str:
        """The last line with something on it; of a code.py that has ended, what it said before, too."""
        lines = self.last_lines(2)
        return " ".join(lines if lines[-1:] == [END] else lines[-1:])

    def last_lines(self, most: int) -> list[str]:
        """Return the last lines with something on them, oldest first."""
        lines = [line.strip() for line in self.text[-2000:].splitlines()]
        return [line for line in lines if line][-most:]


class Output(io.TextIOBase):
    """The firmware's `sys.stdout`; other threads that run meanwhile keep the real one."""

    def __init__(
        self, serial: Serial, spend: Callable[[float], None], is_firmware: Callable[[], bool], real: TextIO
    ):
        self._serial, self._spend, self._is_firmware, self._real = serial, spend, is_firmware, real

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if not self._is_firmware():
            return self._real.write(text)
        self._spend(PRINT_US)
        self._serial.put(text)
        return len(text)


class Input(io.TextIOBase):
    """The firmware's `sys.stdin`: what was typed into the line; with nothing typed, the real one, for pdb."""

    def __init__(self, serial: Serial, is_firmware: Callable[[], bool], real: TextIO):
        self._serial, self._is_firmware, self._real = serial, is_firmware, real

    def readable(self) -> bool:
        return True

    def read(self, size: int | None = -1) -> str:
        size = -1 if size is None else size
        return self._serial.take(size) if self._has_text() else self._real.read(size)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if not self._has_text():
            return self._real.readline()
        return self._serial.take(self._serial.typed.find("\n") + 1 or -1)

    def _has_text(self) -> bool:
        return self._is_firmware() and bool(self._serial.typed)
