"""Record an animation of the desk on which the board lies, as a GIF or a WebP.

Imports Pillow when it writes.
"""

from dataclasses import dataclass
from pathlib import Path

from host_sim.board.machine import Machine
from host_sim.parts.strip_layout import Frame

SAMPLE_EVERY_MS = 40
LAST_PICTURE_MS = 1500


@dataclass(frozen=True)
class DeskView:
    """One view of the desk: its lights, caption and pressed keys, and the light that is touched."""

    frame: Frame
    caption: str
    down: frozenset[str]
    finger: tuple[int, int] | None


class Recorder:
    """Looks at a machine 25 times per second of virtual time, and stores each view that differs from the previous one.

    With `every` = 3, the recorder skips two of every three views. The keys and touches of the skipped views are added
    to the next view that is not skipped. If `on` is False, the recording starts paused.
    """

    def __init__(self, machine: Machine, every: int = 1, on: bool = True) -> None:
        self.views: list[tuple[float, DeskView]] = []  # (time in ms from the start of the recording, view)
        self._machine = machine
        self._every = every
        self._number = 0
        self._down: set[str] = set()
        self._finger: tuple[int, int] | None = None
        self._paused_ms = 0.0
        self._paused_at_ms: float | None = None
        self.record(on)
        self._sample()

    def record(self, on: bool) -> None:
        """Continue the recording if `on` is True, otherwise pause it."""
        if on and self._paused_at_ms is not None:
            self._paused_ms += self._clock_ms - self._paused_at_ms
            self._paused_at_ms = None
        elif not on and self._paused_at_ms is None:
            self._paused_at_ms = self._clock_ms

    @property
    def _clock_ms(self) -> float:
        return self._machine.now_us / 1000

    @property
    def _now_ms(self) -> float:
        """The length of the recording so far, without pauses, in milliseconds."""
        return (self._clock_ms if self._paused_at_ms is None else self._paused_at_ms) - self._paused_ms

    def _sample(self) -> None:
        """Record the current view, unless the recording is paused. In any case, schedule the next sample."""
        machine = self._machine
        if self._paused_at_ms is None:
            self._down |= machine.switches.down
            self._finger = machine.finger() or self._finger
            if self._number % self._every == 0:
                self._add(DeskView(machine.frame(), machine.serial.last_line, frozenset(self._down), self._finger))
                self._down.clear()
                self._finger = None
            self._number += 1
        machine.later(SAMPLE_EVERY_MS * 1000, self._sample)

    def _add(self, view: DeskView) -> None:
        """Store `view` if it differs from the view that was stored last."""
        if not self.views or self.views[-1][1] != view:
            self.views.append((self._now_ms, view))

    def save(self, path: Path, with_keypad: bool = True) -> None:
        """Write the recording as an animation that loops for ever. If `path` ends in .webp, the animation is a WebP,
        otherwise a GIF."""
        from host_sim.pictures import moving
        from host_sim.pictures.desk import Desk

        panel, layout = self._machine.hardware.panel, self._machine.hardware.layout
        desk = Desk(panel.seen_size, layout if with_keypad else None)
        pictures = (desk.paint(view.frame, view.caption, view.down, view.finger) for _, view in self.views)
        moving.save(path, pictures, self._durations())

    def _durations(self) -> list[int]:
        """Return the milliseconds for which each view is shown."""
        moments = [moment for moment, _ in self.views]
        moments.append(max(self._now_ms, moments[-1] + LAST_PICTURE_MS))
        return [round(end / 10) * 10 - round(start / 10) * 10 for start, end in zip(moments, moments[1:])]
