"""Give the simulated machine to the modules of this folder. No real board has this module.

- `machine` is the simulated hardware.
- `Reload` and `Reset` are exceptions that restart the firmware.
- `timed` is a hook that makes bots as slow as on the board. It is None if bots take no time.

The page in a browser (docs/operators/web.md) replaces this module with web/core/virtual_board.py, but uses most other
files of this folder. So these files must run on MicroPython, too.
"""

from host_sim.board.current_machine import Reload, Reset, machine, timed

__all__ = ["Reload", "Reset", "machine", "timed"]
