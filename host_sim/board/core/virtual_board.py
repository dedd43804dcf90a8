"""What the modules here stand on, which no real board has: the machine, how it starts again, and what bots take.

The page in a browser has a module of the same name, and most of the others from this folder: docs/web.md. So what
stands in them is Python that MicroPython runs as well.
"""

from host_sim.board.running import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
