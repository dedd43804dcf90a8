"""Estimate how long the app takes on the board, by running it on CPython with the board's time.

The results are in docs/developers/benchmarks.md. `rates` has the times of operations on the board, and `bytecode` adds
them up for a function's bytecodes. `timed_modules` replaces the firmware's modules by others that take as long as these
rates say. `timed_person` is a simulated player who presses keys and measures times. `scenarios` plays the start or a
game, and `table` and `start_files` print the results. Bytecodes, calls, bytes of modules, frames, scans and garbage
collections are counted, and no clock of this computer is used, so each run gives the same times.
"""
