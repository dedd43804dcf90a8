"""Scrollable log of the board's messages and the simulator's own.

`MessageLog` keeps the lines. `View` wraps them to a width and shows as many as fit, the newest at the bottom.

Imports the standard library and `host_sim.board`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from host_sim.board.machine import Machine

# kinds of lines: printed by the board, note of the simulator, hardware fault
SAID, NOTE, FAULT = "said", "note", "fault"
MOST = 2000  # lines that are kept
TOGETHER_US = 400_000  # lines within this time are the answer to one key


@dataclass(frozen=True)
class Line:
    """One line, and the machine's time at which it was printed."""

    text: str
    kind: str
    at_us: float


class MessageLog:
    """The log. It drops its oldest lines after `MOST`; `count` is the number of all lines so far."""

    def __init__(self, machine: Machine) -> None:
        self.lines: list[Line] = []
        self.count = 0
        self._machine = machine
        self._unended = ""
        self._faults = 0
        self._hear(machine.serial.text)
        machine.serial.listeners.append(self._hear)

    def note(self, text: str) -> None:
        """Add a line from the simulator."""
        self._add(text, NOTE)

    def update(self) -> None:
        """Add the hardware's new faults."""
        for fault in self._machine.faults[self._faults :]:
            self._add(fault, FAULT)
        self._faults = len(self._machine.faults)

    def is_new(self, line: Line) -> bool:
        """Return whether a line is among the board's newest lines."""
        last = next((line for line in reversed(self.lines) if line.kind == SAID), line)
        return line.kind != SAID or line.at_us >= last.at_us - TOGETHER_US

    def _hear(self, text: str) -> None:
        *ended, self._unended = (self._unended + text).split("\n")
        for line in ended:
            if line.strip():
                self._add(line.strip(), SAID)

    def _add(self, text: str, kind: str) -> None:
        self.lines.append(Line(text, kind, self._machine.now_us))
        self.count += 1
        del self.lines[:-MOST]


class View:
    """A scrollable view of a log with `rows` lines. `wrap` breaks a text into lines that fit."""

    def __init__(self, log: MessageLog, rows: int, wrap: Callable[[str], list[str]]) -> None:
        self.rows = rows
        self.back = 0  # lines scrolled back from the end
        self._log = log
        self._wrap = wrap
        self._broken: list[tuple[str, Line]] = []
        self._taken = 0
        self.update()

    def update(self) -> None:
        """Add the new lines of the log. A view that is scrolled back keeps its position."""
        new = self._log.count - self._taken
        self._taken = self._log.count
        for line in self._log.lines[-new:] if new else []:
            broken = [(part, line) for part in self._wrap(line.text)]
            self._broken += broken
            if self.back:
                self.back += len(broken)
        del self._broken[: -2 * MOST]

    def scroll(self, lines: int) -> None:
        """Scroll back by `lines`, or forward if negative, within the log."""
        self.back = max(0, min(self.back + lines, len(self._broken) - self.rows))

    def shown(self) -> list[tuple[str, Line]]:
        """Return the visible lines, the newest last, each with the log line that it belongs to."""
        end = len(self._broken) - self.back
        return self._broken[max(0, end - self.rows) : end]

    @property
    def thumb(self) -> tuple[float, float]:
        """Start and end of the scroll bar's thumb, from 0 for the oldest line to 1 for the newest."""
        total = max(len(self._broken), 1)
        end = len(self._broken) - self.back
        return max(0, end - self.rows) / total, end / total
