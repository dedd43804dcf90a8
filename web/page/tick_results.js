// Flags that a tick of the board returns, as a sum. core/virtual_board.py has the same numbers.
export const LIGHT_CHANGED = 1, STORE_CHANGED = 2, RESTART = 4, CRASHED = 8, BUSY = 16;
