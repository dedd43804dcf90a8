"""Pace of the app in the board's own time, simulated on CPython: the times in docs/developers/benchmarks.md.

`rates` has the times of operations on the board, `bytecode` those of a function's bytecodes. `timed_modules` has
hardware on which time passes at these rates, and `timed_person` presses its keys and measures. `scenarios` has the
scripts, `table` and `start_files` the results. Everything that is counted is the same in each run: bytecodes, calls,
bytes of modules, frames, scans, collections. No clock of this computer is used.
"""
