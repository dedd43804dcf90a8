"""What was said, to be read again: the board's sentences, and the simulator's own between them.

Part of the room host_sim.faces; imports the standard library and board. `Log` keeps the lines, `View` shows as many as
there is room for, broken to a width, the newest at the bottom.
"""

from collections.abc import Callable
from dataclasses import dataclass

from host_sim.board.machine import Machine

SAID, NOTE, FAULT = "said", "note", "fault"  # by the board; by the simulator; what is wrong with the hardware
MOST = 2000  # lines
TOGETHER_US = 400_000  # what the board says within so long is the answer to one key


@dataclass(frozen=True)
class Line:
    """One line, and at which moment of the machine's time it came."""

    text: str
    kind: str
    at_us: float


class Log:
    """All lines so far, the oldest of a long evening left out. `count` rises with each."""

    def __init__(self, machine: Machine) -> None:
        self.lines: list[Line] = []
        self.count = 0
        self._machine = machine
        self._unended = ""
        self._faults = 0
        self._hear(machine.serial.text)
        machine.serial.listeners.append(self._hear)

    def note(self, text: str) -> None:
        """Add a line of the simulator's own."""
        self._add(text, NOTE)

    def update(self) -> None:
        """Take over what has gone wrong with the hardware."""
        for fault in self._machine.faults[self._faults :]:
            self._add(fault, FAULT)
        self._faults = len(self._machine.faults)

    def is_new(self, line: Line) -> bool:
        """Tell whether a line is of the newest that the board has said."""
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
    """A log through a window of `rows` lines; `wrap` breaks a line to its width."""

    def __init__(self, log: Log, rows: int, wrap: Callable[[str], list[str]]) -> None:
        self.rows = rows
        self.back = 0  # how many lines it is scrolled back
        self._log = log
        self._wrap = wrap
        self._broken: list[tuple[str, Line]] = []
        self._taken = 0
        self.update()

    def update(self) -> None:
        """Take over what was said since; somebody who reads further up goes on reading there."""
        new = self._log.count - self._taken
        self._taken = self._log.count
        for line in self._log.lines[-new:] if new else []:
            broken = [(part, line) for part in self._wrap(line.text)]
            self._broken += broken
            if self.back:
                self.back += len(broken)
        del self._broken[: -2 * MOST]

    def scroll(self, lines: int) -> None:
        """Go back by so many lines, or forth where that is below 0, as far as there are any."""
        self.back = max(0, min(self.back + lines, len(self._broken) - self.rows))

    def shown(self) -> list[tuple[str, Line]]:
        """Return what is to be seen, the newest last, with the line that each is of."""
        end = len(self._broken) - self.back
        return self._broken[max(0, end - self.rows) : end]

    @property
    def thumb(self) -> tuple[float, float]:
        """Where the scroll bar's thumb begins and ends, from 0 at the oldest to 1 at the newest."""
        total = max(len(self._broken), 1)
        end = len(self._broken) - self.back
        return max(0, end - self.rows) / total, end / total
