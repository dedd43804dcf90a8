"""An invitation as a QR code: its modules for whoever paints them, and as a terminal's characters.

Part of the room host_net; imports segno where it is installed. A QR code holds the invitation as it is typed, in
capitals: a phone shows it as text.
"""

import os
import sys

_EDGE = 2  # light modules around it: the standard wants 4, and every reader takes 2
_WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m"  # whatever the terminal's own colours are
_AS_BEFORE = "\x1b[0m"
_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # by what is dark: above, below


def modules(text: str, edge: int = _EDGE) -> list[list[int]]:
    """Return the rows of a QR code, 1 for a dark module, with `edge` light ones around; none where segno is missing."""
    try:
        import segno
    except ImportError:
        return []
    return [list(row) for row in segno.make_qr(text.upper(), error="m").matrix_iter(border=edge)]


def lines(text: str) -> list[str]:
    """Return the lines of a QR code, two rows of it a line; none where segno is missing."""
    rows = modules(text)
    rows += [[0] * len(rows[0])] * (len(rows) % 2) if rows else []
    return ["".join(_HALVES[pair] for pair in zip(*rows[at : at + 2])) for at in range(0, len(rows), 2)]


def coloured(text: str) -> list[str]:
    """Return the same in white on black, for standard output; none where that is no terminal, or lacks the letters."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return []
    try:
        "".join(_HALVES.values()).encode(sys.stdout.encoding)
    except UnicodeError:
        return []
    return [_WHITE_ON_BLACK + line + _AS_BEFORE for line in lines(text)]
