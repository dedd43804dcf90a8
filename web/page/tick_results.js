// The board's `tick` returns a sum of these flags. core/virtual_board.py has the same numbers, and explains them.
export const LIGHT_CHANGED = 1, STORE_CHANGED = 2, RESTART = 4, CRASHED = 8, BUSY = 16, SOUND_CHANGED = 32;
