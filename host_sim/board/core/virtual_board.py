"""The machine that the other modules here use, with its restarts and the hook for the bots' thinking time.

No real board has this module. The page in a browser has its own version of it, and shares most other files in this
folder (docs/operators/web.md). They must therefore run on MicroPython, too.
"""

from host_sim.board.running_machine import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
