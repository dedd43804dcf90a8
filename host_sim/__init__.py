"""Simulator of the board: a Raspberry Pi Pico with a NeoPixel grid and a matrix keypad.

The simulator runs `boot.py` and `code.py` as the board does. People use it in a window, in a terminal, on a page in the
browser, or through a script without a display.

    python -m host_sim --help

The board and its parts are hardware, so they know nothing of the games. The modules around them import a little of
glowgrid, such as its words and its invite codes; docs/developers/imports.md shows which package imports which.
Most of the package needs only the standard library. Some functions also need Pillow, pygame or Textual.
"""

import sys
from pathlib import Path

_DRIVE = Path(__file__).resolve().parent / "drive"

ROOT = _DRIVE if _DRIVE.is_dir() else _DRIVE.parent.parent
"""Folder with code.py, boot.py and settings.toml: the root of a clone, or `drive` in the installed package."""


def _is_root(entry: str) -> bool:
    try:
        return Path(entry or ".").resolve() == ROOT
    except (OSError, RuntimeError):
        return False


def _move_root_last() -> None:
    """Move the repository's root to the end of `sys.path`, so that it is searched after the standard library.

    Otherwise `code.py` in the root would hide the standard library's module `code`, which pdb needs.
    """
    here = [entry for entry in sys.path if _is_root(entry)]
    if here:
        sys.path[:] = [entry for entry in sys.path if entry not in here] + [str(ROOT)]


_move_root_last()
