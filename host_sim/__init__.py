"""Room host_sim: a PC as the hardware.

A virtual Raspberry Pi Pico with a NeoPixel grid and a matrix keypad on its pins, and three faces to look at
it and press its keys: a window, a terminal and a headless script runner. It runs `boot.py` and `code.py` as
the board would.

The room may import the standard library, Pillow, pygame and Textual (each only where it is needed) and
nothing of glowgrid: it is hardware.

    python -m host_sim --help
"""

import sys
from pathlib import Path

_DRIVE = Path(__file__).resolve().parent / "drive"

ROOT = _DRIVE if _DRIVE.is_dir() else _DRIVE.parent.parent
"""The folder with code.py, boot.py and settings.toml: a clone's top, or what a wheel brings (see setup.py)."""


def _is_root(entry: str) -> bool:
    try:
        return Path(entry or ".").resolve() == ROOT
    except (OSError, RuntimeError):
        return False


def _move_root_last() -> None:
    """Keep the repo importable, but behind the standard library.

    `code.py` at the root would otherwise shadow the standard library's `code`, which pdb needs.
    """
    here = [entry for entry in sys.path if _is_root(entry)]
    if here:
        sys.path[:] = [entry for entry in sys.path if entry not in here] + [str(ROOT)]


_move_root_last()
