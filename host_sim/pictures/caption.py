"""Caption for a picture of the board: the last messages that the board has printed."""

from collections.abc import Callable

from host_sim.board.machine import Machine

LINES = 3  # number of lines for which every face has room


def caption(machine: Machine, note: str = "") -> str:
    """Return the last messages of the board, one per line. If there is a hardware fault, return only two lines: the
    last fault and the last message. If `note` is not "", add `note` as the last line."""
    serial, faults = machine.serial, machine.faults
    lines = [faults[-1], serial.last_line] if faults else serial.last_lines(LINES)
    return "\n".join([*lines, note] if note else lines)


def fit(text: str, wrap: Callable[[str], list[str]], most: int) -> list[str]:
    """Wrap each line of `text`, and return at most `most` wrapped lines. If there are more than `most`, leave
    out the first ones, which are the oldest."""
    fitting: list[str] = []
    for line in reversed(text.split("\n")):
        wrapped = wrap(line)
        if fitting and len(wrapped) + len(fitting) > most:
            break
        fitting = wrapped[:most] + fitting
    return fitting
