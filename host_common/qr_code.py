"""Make QR codes of invite codes, for pictures and for terminals.

A QR code is a square of dark and light cells, which the QR standard calls modules. The package segno makes the QR
codes. The extra `net` installs segno. Without segno, there are no QR codes.

The QR code contains the invite code in capital letters. A phone that scans the QR code shows the invite code as text.

In a terminal, a character is twice as high as it is wide. So each character shows two modules, one above the other.
"""

import itertools
import os
import sys

QUIET = 4  # width in modules of the light margin, which the QR standard requires
# (upper module, lower module), 1 if dark -> character for a terminal with white text on black
_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
_COLOURS = 231, 16  # numbers of white and black in the 256-colour palette; themes do not change these
_RESET = "\x1b[0m"


def modules(text: str) -> list[list[int]]:
    """Return the QR code of `text` as rows of modules: 1 is dark, 0 is light. Return [] if segno is not installed."""
    try:
        import segno
    except ImportError:
        return []
    return [list(row) for row in segno.make_qr(text.upper(), error="m").matrix_iter(border=QUIET)]


def lines(text: str) -> list[str]:
    """Return the QR code of `text` as lines for standard output, or [] if standard output cannot show it."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return []
    try:
        "".join(_HALVES.values()).encode(sys.stdout.encoding)
    except UnicodeError:
        return []
    if sys.platform == "win32" and "WT_SESSION" not in os.environ:
        return plain(text)  # an older console may not support colours
    return coloured(text)


def plain(text: str) -> list[str]:
    """Return the QR code of `text` as lines without colour codes, for a terminal with white text on black."""
    return ["".join(_HALVES[above, below] for above, below in line) for line in _pairs(text)]


def coloured(text: str) -> list[str]:
    """Return the QR code of `text` as lines with colour codes for black and white, readable in every terminal."""
    return ["".join(_run(*same) for _, same in itertools.groupby(line)) + _RESET for line in _pairs(text)]


def _pairs(text: str) -> list[list[tuple[int, int]]]:
    """Return the QR code of `text` as lines. Each character of a line is a pair (upper module, lower module)."""
    rows = modules(text)
    rows += [[0] * len(rows[0])] * (len(rows) % 2) if rows else []
    return [[*zip(*rows[at : at + 2])] for at in range(0, len(rows), 2)]


def _run(*pairs: tuple[int, int]) -> str:
    """Return one colour code, followed by one character for each of `pairs`. All pairs must be equal.

    The lower module of each pair is drawn with the background colour, which also fills the gap between two lines.
    """
    above, below = pairs[0]
    return f"\x1b[38;5;{_COLOURS[above]};48;5;{_COLOURS[below]}m" + ("▀" if above != below else " ") * len(pairs)
