"""Estimate how long the app takes on the board, by running it on CPython with the board's time.

The results are in docs/developers/benchmarks.md. Bytecodes, calls, bytes of modules, frames, scans and garbage
collections are counted, and each count is multiplied by the time that such an operation takes on the board. No clock of
this computer is used, so each run gives the same times. The modules are:

- `rates` has the times of operations on the board.
- `bytecode` finds the time of each bytecode of a function.
- `timed_modules` replaces the firmware's modules with modules whose calls take as long as on the board.
- `timed_person` is a simulated player who presses keys and measures times.
- `scenarios` runs the start of the app, or plays a game.
- `table` and `start_files` prepare the results for printing.
"""
