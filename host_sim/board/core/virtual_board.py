"""Give the other modules of this folder access to the simulated machine. No real board has this module.

- `machine` is the simulated hardware.
- `Reload` and `Reset` are exceptions that restart the firmware.
- `timed` is a hook that makes bots as slow as on the board. `timed` is None if bots take no time.

The page for browsers (docs/operators/web.md) replaces this module with web/core/virtual_board.py, but uses most other
files of this folder. The page runs these files on MicroPython, so they must work there, too.
"""

from host_sim.board.current_machine import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
