"""Script for the MicroPython VM: a start that runs out of heap when everything is imported.

It prints the bytes in use before the imports, after them, and when the start is over. Its argument is the name that
`build` has on the drive.
"""

import gc
import sys

from fake_board import install

install()
from glowgrid import starting  # noqa: E402

used = []


def look():
    gc.collect()
    used.append(gc.mem_alloc())


def build(settings):
    look()
    import glowgrid.app
    import glowgrid.scenes.menu  # noqa: F401

    look()
    raise MemoryError


setattr(starting, sys.argv[1], build)
starting.start()
look()
print(*used)
