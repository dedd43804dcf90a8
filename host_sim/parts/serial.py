"""Serial console: what the firmware prints, and what a person types."""

import io
from collections.abc import Callable
from typing import TextIO

PRINT_US = 100
END = "Code done running."


class Serial:
    """Both directions of the console.

    - `text` is everything that was printed.
    - `typed` is the typed text that the firmware has not read yet.
    """

    def __init__(self) -> None:
        self.text = ""
        self.typed = ""
        self.listeners: list[Callable[[str], None]] = []
        self.ends: list[str] = []  # what each code.py that ended by itself had printed last

    def put(self, text: str) -> None:
        """Print `text`, and pass it to the listeners."""
        self.text += text
        for listener in self.listeners:
            listener(text)

    def end(self) -> None:
        """Print that code.py has ended without being stopped. Then add `last_line` to the list `ends`."""
        self.put(f"\n{END}\n")
        self.ends.append(self.last_line)

    def take(self, size: int) -> str:
        """Remove and return up to `size` typed characters, or all of them if `size` is negative."""
        size = len(self.typed) if size < 0 else size
        taken, self.typed = self.typed[:size], self.typed[size:]
        return taken

    @property
    def last_line(self) -> str:
        """The last line that is not blank.

        If this line says that code.py has ended, the property also contains the previous line.
        """
        lines = self.last_lines(2)
        return " ".join(lines if lines[-1:] == [END] else lines[-1:])

    def last_lines(self, most: int) -> list[str]:
        """Return the last lines that are not blank, at most `most` of them, oldest first."""
        lines = [line.strip() for line in self.text[-2000:].splitlines()]
        return [line for line in lines if line][-most:]


class Output(io.TextIOBase):
    """The firmware's `sys.stdout`, which prints on the serial console.

    `real` is the computer's standard output. What any thread other than the firmware's thread prints goes to `real`.
    """

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
    """The firmware's `sys.stdin`, which reads the text that was typed into the console.

    `real` is the computer's standard input. If nothing was typed into the console, the text comes from `real`, because
    the debugger pdb reads its commands there.
    """

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
