"""The caption of the faces: which of the board's last words there is room for.

Part of the room host_sim.pictures; imports the standard library and board.
"""

from collections.abc import Callable

from host_sim.board.machine import Machine

LINES = 3  # as many as the faces have room for


def caption(machine: Machine, note: str = "") -> str:
    """Return what to show below the light: what is wrong with the hardware, what the board said last, a note."""
    serial, faults = machine.serial, machine.faults
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
