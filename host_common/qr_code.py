"""An invitation as a QR code: its modules for whoever paints them, and as a terminal's characters.

Part of the room host_net; imports segno where it is installed. A QR code holds the invitation as it is typed, in
capitals: a phone shows it as text. A character of a terminal is twice as high as it is wide: two modules, one above the
other.
"""

import itertools
import os
import sys

QUIET = 4  # light modules around it, as the standard wants
_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # white on black, by what is dark: above, below
_COLOURS = 231, 16  # white and black, whatever the terminal's own are
_AS_BEFORE = "\x1b[0m"


def modules(text: str) -> list[list[int]]:
    """Return the rows of a QR code, 1 for a dark module; none where segno is missing."""
    try:
        import segno
    except ImportError:
        return []
    return [list(row) for row in segno.make_qr(text.upper(), error="m").matrix_iter(border=QUIET)]


def lines(text: str) -> list[str]:
    """Return the lines of a QR code for standard output; none where that is no terminal, or lacks the letters."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return []
    try:
        "".join(_HALVES.values()).encode(sys.stdout.encoding)
    except UnicodeError:
        return []
    if sys.platform == "win32" and "WT_SESSION" not in os.environ:
        return plain(text)  # an older console, which may not know colours
    return coloured(text)


def plain(text: str) -> list[str]:
    """Return the lines for a terminal that is white on black."""
    return ["".join(_HALVES[above, below] for above, below in line) for line in _pairs(text)]


def coloured(text: str) -> list[str]:
    """Return the lines with their colours, for any."""
    return ["".join(_run(*same) for _, same in itertools.groupby(line)) + _AS_BEFORE for line in _pairs(text)]


def _pairs(text: str) -> list[list[tuple[int, int]]]:
    """Return two rows of modules a line."""
    rows = modules(text)
    rows += [[0] * len(rows[0])] * (len(rows) % 2) if rows else []
    return [[*zip(*rows[at : at + 2])] for at in range(0, len(rows), 2)]


def _run(*pairs: tuple[int, int]) -> str:
    """Return equal characters: the upper half in its own colour, all else, the gap between two lines too, in that of
    the lower."""
    above, below = pairs[0]
    return f"\x1b[38;5;{_COLOURS[above]};48;5;{_COLOURS[below]}m" + ("▀" if above != below else " ") * len(pairs)
