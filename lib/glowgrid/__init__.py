"""Glowgrid: board games on a grid of light, for CircuitPython boards and for computers.

A board never frees the path of a file that it has imported. So this module makes paths short: this package's folder
becomes the board's current folder, and paths begin with `.` instead of `/lib/glowgrid`.
"""

import os

__version__ = "1.0.0"
__repo__ = "https://github.com/playglowgrid/glowgrid.git"
DRIVE = __file__.replace("\\", "/").rsplit("/", 3)[0] + "/"  # the folder of code.py and settings.toml: "/" on a board

if isinstance(__path__, str):  # on a board
    os.chdir(__path__)
    __path__ = "."
