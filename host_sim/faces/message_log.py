"""Scrollable log of messages from the board and from the simulator.

`MessageLog` stores the lines. `View` wraps the lines to a width, and shows as many of them as fit. The newest line is
at the bottom.
"""

from collections.abc import Callable
from dataclasses import dataclass

from host_sim.board.machine import Machine

# kinds of lines: printed by the board, note of the simulator, hardware fault
SAID, NOTE, FAULT = "said", "note", "fault"
MOST = 2000  # number of lines that are stored
TOGETHER_US = 400_000  # lines printed within this time count as the reply to one key


@dataclass(frozen=True)
class Line:
    """A line of the log: its text, its kind (SAID, NOTE or FAULT), and the board's time when the line was added."""

    text: str
    kind: str
    at_us: float


class MessageLog:
    """Stores the last MOST lines. `count` is how many lines have ever been added."""

    def __init__(self, machine: Machine) -> None:
        self.lines: list[Line] = []
        self.count = 0
        self._machine = machine
        self._unfinished = ""
        self._faults = 0
        self._receive(machine.serial.text)
        machine.serial.listeners.append(self._receive)

    def note(self, text: str) -> None:
        """Add a line of the kind NOTE."""
        self._add(text, NOTE)

    def update(self) -> None:
        """Add hardware faults that have occurred since the last call."""
        for fault in self._machine.faults[self._faults :]:
            self._add(fault, FAULT)
        self._faults = len(self._machine.faults)

    def is_new(self, line: Line) -> bool:
        """Return whether `line` is new.

        A line from the board is new if it is at most TOGETHER_US older than the board's last line. Notes and faults
        are always new.
        """
        last = next((line for line in reversed(self.lines) if line.kind == SAID), line)
        return line.kind != SAID or line.at_us >= last.at_us - TOGETHER_US

    def _receive(self, text: str) -> None:
        """Add the complete lines of `text`, the board's new output. Keep an incomplete line for the next call."""
        *finished, self._unfinished = (self._unfinished + text).split("\n")
        for line in finished:
            if line.strip():
                self._add(line.strip(), SAID)

    def _add(self, text: str, kind: str) -> None:
        self.lines.append(Line(text, kind, self._machine.now_us))
        self.count += 1
        del self.lines[:-MOST]


class View:
    """A scrollable view of a log, `rows` lines high. `wrap` breaks a line into parts that fit."""

    def __init__(self, log: MessageLog, rows: int, wrap: Callable[[str], list[str]]) -> None:
        self.rows = rows
        self.back = 0  # by how many lines the view is scrolled back
        self._log = log
        self._wrap = wrap
        self._wrapped: list[tuple[str, Line]] = []
        self._read_count = 0
        self.update()

    def update(self) -> None:
        """Add lines that are new in the log. If the view is scrolled back, it still shows the same lines afterwards."""
        new = self._log.count - self._read_count
        self._read_count = self._log.count
        for line in self._log.lines[-new:] if new else []:
            wrapped = [(part, line) for part in self._wrap(line.text)]
            self._wrapped += wrapped
            if self.back:
                self.back += len(wrapped)
        del self._wrapped[: -2 * MOST]

    def scroll(self, lines: int) -> None:
        """Scroll back by `lines`, or forward if `lines` is negative, but not beyond the ends."""
        self.back = max(0, min(self.back + lines, len(self._wrapped) - self.rows))

    def follow(self) -> None:
        """Scroll to the newest line."""
        self.back = 0

    def shown(self) -> list[tuple[str, Line]]:
        """Return the visible rows of the view, from top to bottom, as (text, line).

        `line` is the line of the log to which the text in the row belongs.
        """
        end = len(self._wrapped) - self.back
        return self._wrapped[max(0, end - self.rows) : end]

    @property
    def thumb(self) -> tuple[float, float]:
        """The position (start, end) of the scroll bar's thumb, from 0 at the oldest line to 1 at the newest line."""
        total = max(len(self._wrapped), 1)
        end = len(self._wrapped) - self.back
        return max(0, end - self.rows) / total, end / total
