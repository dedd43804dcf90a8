"""Caption for a picture of the board: the last messages that the board has printed.

Imports the standard library and `host_sim.board`.
"""

from collections.abc import Callable

from host_sim.board.machine import Machine

LINES = 3  # number of lines for which every face has room


def caption(machine: Machine, note: str = "") -> str:
    """Return the last messages of the board, or a hardware fault and the last message. `note` is added as the last
    line."""
    serial, faults = machine.serial, machine.faults
    lines = [faults[-1], serial.last_line] if faults else serial.last_lines(LINES)
    return "\n".join([*lines, note] if note else lines)


def fit(text: str, wrap: Callable[[str], list[str]], most: int) -> list[str]:
    """Wrap `text` into at most `most` lines. If there are more, leave out the older lines of the text."""
    fitting: list[str] = []
    for line in reversed(text.split("\n")):
        wrapped = wrap(line)
        if fitting and len(wrapped) + len(fitting) > most:
            break
        fitting = wrapped[:most] + fitting
    return fitting
