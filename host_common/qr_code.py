"""QR code of an invite code: its modules for pictures, and the characters for a terminal.

It needs segno (the extra `net`); without it there is no QR code. The code is in capitals, and a phone shows it as text.
A terminal's character is twice as high as it is wide, so it shows two modules, one above the other.
"""

import itertools
import os
import sys

QUIET = 4  # light modules around the code; the standard requires them
# white on black, by (upper module is dark, lower module is dark)
_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
_COLOURS = 231, 16  # white and black of the 256 colours, which colour themes do not change
_RESET = "\x1b[0m"


def modules(text: str) -> list[list[int]]:
    """Return the rows of a QR code, in which 1 is a dark module, or [] if segno is not installed."""
    try:
        import segno
    except ImportError:
        return []
    return [list(row) for row in segno.make_qr(text.upper(), error="m").matrix_iter(border=QUIET)]


def lines(text: str) -> list[str]:
    """Return the lines of a QR code for standard output, or [] if the output cannot show one."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return []
    try:
        "".join(_HALVES.values()).encode(sys.stdout.encoding)
    except UnicodeError:
        return []
    if sys.platform == "win32" and "WT_SESSION" not in os.environ:
        return plain(text)  # an older console, perhaps without colours
    return coloured(text)


def plain(text: str) -> list[str]:
    """Return the lines for a terminal that is white on black."""
    return ["".join(_HALVES[above, below] for above, below in line) for line in _pairs(text)]


def coloured(text: str) -> list[str]:
    """Return the lines with their own colours, for a terminal with any colours."""
    return ["".join(_run(*same) for _, same in itertools.groupby(line)) + _RESET for line in _pairs(text)]


def _pairs(text: str) -> list[list[tuple[int, int]]]:
    """Return the modules of each line as (upper, lower) pairs."""
    rows = modules(text)
    rows += [[0] * len(rows[0])] * (len(rows) % 2) if rows else []
    return [[*zip(*rows[at : at + 2])] for at in range(0, len(rows), 2)]


def _run(*pairs: tuple[int, int]) -> str:
    """Return a run of equal characters. The background has the colour of the lower module, because it also fills the
    gap between two lines."""
    above, below = pairs[0]
    return f"\x1b[38;5;{_COLOURS[above]};48;5;{_COLOURS[below]}m" + ("▀" if above != below else " ") * len(pairs)
