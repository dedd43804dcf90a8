"""Script for the MicroPython VM: a start that runs out of heap when everything is imported.

It prints the bytes in use before the imports, after them, and when the start is over. Its argument is the name that
`build` has on the drive.
"""

import gc
import sys

from fake_board import install

install()
from glowgrid import startup  # noqa: E402

used = []


def look():
    gc.collect()
    used.append(gc.mem_alloc())


def build(settings, loader):
    look()
    import glowgrid.app.app
    import glowgrid.scenes.menu  # noqa: F401

    look()
    raise MemoryError


setattr(startup, sys.argv[1], build)
startup.start()
look()
print(*used)
