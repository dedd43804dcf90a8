"""Caption below the panel: as many of the board's latest messages as fit.

Imports the standard library and `host_sim.board`.
"""

from collections.abc import Callable

from host_sim.board.machine import Machine

LINES = 3  # lines that each face has room for


def caption(machine: Machine, note: str = "") -> str:
    """Return the caption: a hardware fault or the board's latest messages, then the note."""
    serial, faults = machine.serial, machine.faults
    said = [faults[-1], serial.last_line] if faults else serial.last_lines(LINES)
    return "\n".join([*said, note] if note else said)


def fit(text: str, wrap: Callable[[str], list[str]], most: int) -> list[str]:
    """Wrap the text to at most `most` lines. Older lines that do not fit as a whole are left out."""
    fitting: list[str] = []
    for line in reversed(text.split("\n")):
        wrapped = wrap(line)
        if fitting and len(wrapped) + len(fitting) > most:
            break
        fitting = wrapped[:most] + fitting
    return fitting
