"""Simulator: a computer in place of the hardware.

It simulates a Raspberry Pi Pico with a NeoPixel grid and a matrix keypad on its pins. People use it in a window, in a
terminal, or through a script without a display. It runs `boot.py` and `code.py` like the board.

Imports the standard library, Pillow, pygame and Textual, the last three only where they are needed. Imports nothing
from glowgrid, because this package is hardware.

    python -m host_sim --help
"""

import sys
from pathlib import Path

_DRIVE = Path(__file__).resolve().parent / "drive"

ROOT = _DRIVE if _DRIVE.is_dir() else _DRIVE.parent.parent
"""Folder with code.py, boot.py and settings.toml: the top of a clone, or data in the wheel (see setup.py)."""


def _is_root(entry: str) -> bool:
    try:
        return Path(entry or ".").resolve() == ROOT
    except (OSError, RuntimeError):
        return False


def _move_root_last() -> None:
    """Keep the repository importable, but search it after the standard library.

    `code.py` at the root would otherwise shadow the standard library's `code`, which pdb needs.
    """
    here = [entry for entry in sys.path if _is_root(entry)]
    if here:
        sys.path[:] = [entry for entry in sys.path if entry not in here] + [str(ROOT)]


_move_root_last()
