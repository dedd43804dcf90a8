"""Recorder of the desk over time, written as a GIF or a WebP.

Imports Pillow when it writes.
"""

from dataclasses import dataclass
from pathlib import Path

from host_sim.board.machine import Machine
from host_sim.parts.strip_layout import Frame

LOOK_EVERY_MS = 40
LAST_PICTURE_MS = 1500


@dataclass(frozen=True)
class Sight:
    """One view of the desk: light, caption, pressed keys, and the light under a finger."""

    frame: Frame
    caption: str
    down: frozenset[str]
    finger: tuple[int, int] | None


class Recorder:
    """Samples a machine 25 times per second of its own time and keeps the changes.

    With `every` = n, only one in n samples is kept, with all keys and touches since the previous one. `on`: recording
    starts at once.
    """

    def __init__(self, machine: Machine, every: int = 1, on: bool = True) -> None:
        self.looks: list[tuple[float, Sight]] = []  # start in ms of the recording, and view
        self._machine = machine
        self._every = every
        self._number = 0
        self._down: set[str] = set()
        self._finger: tuple[int, int] | None = None
        self._left_out_ms = 0.0
        self._left_at_ms: float | None = None
        self.record(on)
        self._look()

    def record(self, on: bool) -> None:
        """Pause or continue the recording."""
        if on and self._left_at_ms is not None:
            self._left_out_ms += self._clock_ms - self._left_at_ms
            self._left_at_ms = None
        elif not on and self._left_at_ms is None:
            self._left_at_ms = self._clock_ms

    @property
    def _clock_ms(self) -> float:
        return self._machine.now_us / 1000

    @property
    def _now_ms(self) -> float:
        """The current time in the recording. Pauses have no length."""
        return (self._clock_ms if self._left_at_ms is None else self._left_at_ms) - self._left_out_ms

    def _look(self) -> None:
        machine = self._machine
        if self._left_at_ms is None:
            self._down |= machine.switches.down
            self._finger = machine.finger() or self._finger
            if self._number % self._every == 0:
                self._note(Sight(machine.frame(), machine.serial.last_line, frozenset(self._down), self._finger))
                self._down.clear()
                self._finger = None
            self._number += 1
        machine.later(LOOK_EVERY_MS * 1000, self._look)

    def _note(self, sight: Sight) -> None:
        if not self.looks or self.looks[-1][1] != sight:
            self.looks.append((self._now_ms, sight))

    def save(self, path: Path, with_keypad: bool = True) -> None:
        """Write the recording as a GIF or, if the file ends in .webp, as a WebP. It loops for ever."""
        from host_sim.pictures import moving
        from host_sim.pictures.desk import Desk

        panel, layout = self._machine.hardware.panel, self._machine.hardware.layout
        desk = Desk(panel.seen_size, layout if with_keypad else None)
        pictures = (desk.paint(look.frame, look.caption, look.down, look.finger) for _, look in self.looks)
        moving.save(path, pictures, self._durations())

    def _durations(self) -> list[int]:
        moments = [moment for moment, _ in self.looks]
        moments.append(max(self._now_ms, moments[-1] + LAST_PICTURE_MS))
        return [round(end / 10) * 10 - round(start / 10) * 10 for start, end in zip(moments, moments[1:])]
