"""Estimate how long the app takes on the board: run it on CPython, and add up its operations' times on the board.

The results are in docs/developers/benchmarks.md. The operations are bytecodes, calls, loading a byte of a module,
frames, scans of the keypad and garbage collections. Operations of each kind are counted, and the count is multiplied by
the time that one operation takes on the board. No clock of this computer is used, so each run gives the same times. The
modules are:

- `rates` has the times of operations on the board.
- `bytecode` finds the time of each bytecode of a function.
- `timed_modules` replaces the firmware's modules with modules whose calls take as long as on the board.
- `timed_person` is a simulated player who presses keys and measures times.
- `scenarios` runs the start of the app, or plays a game.
- `table` and `start_files` prepare the results for printing.
"""
