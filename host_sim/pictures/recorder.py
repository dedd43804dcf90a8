"""Notes what the desk looks like as time passes, and writes it down as a GIF.

Part of the room host_sim.pictures; imports Pillow, when it writes.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from host_sim.board.machine import Machine
from host_sim.parts.panel import Frame

if TYPE_CHECKING:
    from PIL import Image

LOOK_EVERY_MS = 40
LAST_PICTURE_MS = 1500
COLOURS = 192
SAMPLES = 12


@dataclass(frozen=True)
class Look:
    """What there was to see, from a moment on."""

    at_ms: float
    frame: Frame
    caption: str
    down: frozenset[str]


class Recorder:
    """Looks at a machine 25 times a second of its own time, and remembers what changed."""

    def __init__(self, machine: Machine) -> None:
        self.looks: list[Look] = []
        self._machine = machine
        self._look()

    def _look(self) -> None:
        machine = self._machine
        look = Look(
            machine.now_us / 1000, machine.frame(), machine.serial.last_line, frozenset(machine.switches.down)
        )
        before = self.looks[-1] if self.looks else None
        if before is None or (before.frame, before.caption, before.down) != (
            look.frame,
            look.caption,
            look.down,
        ):
            self.looks.append(look)
        machine.later(LOOK_EVERY_MS * 1000, self._look)

    def save_gif(self, path: Path, with_keypad: bool = True) -> None:
        """Write everything seen so far; the GIF repeats for ever."""
        from host_sim.pictures.desk import for_files

        panel, layout = self._machine.hardware.panel, self._machine.hardware.layout
        desk = for_files(panel.seen_size, layout if with_keypad else None)
        images = _share_palette([desk.paint(look.frame, look.caption, look.down) for look in self.looks])
        images[0].save(
            path, format="GIF", save_all=True, append_images=images[1:], duration=self._durations(), loop=0
        )

    def _durations(self) -> list[int]:
        moments = [look.at_ms for look in self.looks]
        moments.append(max(self._machine.now_us / 1000, moments[-1] + LAST_PICTURE_MS))
        return [round((end - start) / 10) * 10 for start, end in zip(moments, moments[1:], strict=False)]


def _share_palette(pictures: "list[Image.Image]") -> "list[Image.Image]":
    """Reduce all pictures to the same colours, so that a GIF need only store what changes between them."""
    from PIL import Image

    samples = pictures[:: max(1, len(pictures) // SAMPLES)]
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for number, picture in enumerate(samples):
        sheet.paste(picture, (0, number * height))
    palette = sheet.quantize(COLOURS)
    return [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
