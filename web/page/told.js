// Flags that a tick returns, as a sum: the same numbers as in core/virtual_board.py.
export const SHOWN = 1, WRITTEN = 2, RESTART = 4, CRASHED = 8, BUSY = 16;
