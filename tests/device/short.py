"""Run on the MicroPython VM: a start that runs out of heap when all is imported; print the bytes that are in use when
there was nothing to import, when all was imported, and when the start is over."""

import gc

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


startup.build = build
startup.start()
look()
print(*used)
