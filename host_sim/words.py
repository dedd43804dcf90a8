"""The caption of the faces: which of the board's last words there is room for.

Part of the room host_sim; imports the standard library only.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_sim.simulator import Simulator

LINES = 3  # as many as the faces have room for


def caption(sim: "Simulator", note: str = "") -> str:
    """Return what to show below the light: what is wrong with the hardware, what the board said last, a note."""
    serial, faults = sim.machine.serial, sim.machine.faults
    said = [faults[-1], serial.last_line] if faults else serial.last_lines(LINES)
    return "\n".join([*said, note] if note else said)


def fit(text: str, wrap: Callable[[str], list[str]], most: int) -> list[str]:
    """Wrap lines of text into at most so many: the newest first of all, of older ones what fits whole."""
    fitting: list[str] = []
    for line in reversed(text.split("\n")):
        wrapped = wrap(line)
        if fitting and len(wrapped) + len(fitting) > most:
            break
        fitting = wrapped[:most] + fitting
    return fitting
