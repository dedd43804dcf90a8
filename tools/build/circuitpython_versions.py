"""The versions of CircuitPython for which Glowgrid is made, and the form of the files for each.

This module runs on MicroPython, too (see tools.build.uf2).
"""

from tools.build.drive_names import MPY, SOURCE

OLDEST = 10
COMPILABLE = (10,)  # versions for which we can write .mpy


def form_for(version: str) -> str:
    """Return the form of the files for a board with this version of CircuitPython: MPY if it loads ours, else SOURCE.

    >>> form_for("10.3.0-beta.1"), form_for("11.0.0"), form_for("")
    ('mpy', 'source', 'source')
    """
    return MPY if _major(version) in COMPILABLE else SOURCE


def is_too_old(version: str) -> bool:
    """Return True if Glowgrid needs a newer CircuitPython than this version. An unknown version, "", is not too old."""
    return 0 <= _major(version) < OLDEST


def _major(version: str) -> int:
    number = version.split(".")[0]
    return int(number) if number.isdigit() else -1
