"""The app in the board's own time, computed on CPython: the rows of a table in docs/developers/benchmarks.md.

`rates` has what things take on the board, `bytecode` what the bytecodes of a function do, `timed_board` the hardware on
which time passes at these rates, `timed_person` somebody at it with a stop watch, `__main__` the scripts, `table` what
comes out. Everything counted is the same in each run: bytecodes, calls, bytes of modules, frames, scans, collections;
no clock of this computer takes part.
"""
