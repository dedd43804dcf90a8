"""What the other modules here are built on: the machine, its restarts, and the time that bots take.

No real board has this module. The page in a browser has its own version of it, and shares most other files in this
folder (docs/web.md). They must therefore run on MicroPython, too.
"""

from host_sim.board.running import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
