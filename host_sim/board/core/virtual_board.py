"""What the modules here stand on, which no real board has: the machine, how it starts again, and what bots take.

The browser page has a module of the same name and shares most modules of this folder (docs/operators/web.md), so their
code must also run on MicroPython.
"""

from host_sim.board.running import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
