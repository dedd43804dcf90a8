"""Give the modules of this folder their machine. No real board has this module.

`machine` is the simulated hardware, `Reload` and `Reset` restart the firmware, and `timed` makes bots as slow as on the
board. The page in a browser (docs/operators/web.md) replaces this module by web/core/virtual_board.py, and shares most
other files of this folder. So the shared files must run on MicroPython, too.
"""

from host_sim.board.current_machine import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
