"""What things take on the reference board, in microseconds.

Modules, collections, scans and frames are measured on its firmware. A bytecode is CPython's, of version 3.11; what one
takes, a call, and what calls leave behind are fitted to the table in docs/benchmarks.md.
"""

OP_US = 0.81
CALL_US = 4.3
"""A call of a function of ours, besides its bytecodes."""
BYTE_US = 3.2
MODULE_US = 2600
"""A module that is imported: each byte of its .mpy, and what is found out before the first; then the firmware collects
garbage."""
SOURCE_BYTE_US = 23
"""A byte of code.py, which is source."""
COLLECT_US = 500
KEPT_BYTE_US = 0.31
"""A collection: and for each byte of the `.mpy` of every module that is loaded."""
SCAN_US = 1300
SHOW_US = 2100
SLICE_US = 500
SAY_US = 400
GETENV_US = 1500
"""Reading settings.toml up to the line, half of it on average."""

HEAP = 161_840
KEPT_SHARE = 1.45
"""Bytes of the heap that a byte of a `.mpy` takes, with what the program makes of it."""
GARBAGE = 126
"""Bytes that a call leaves behind; where none are free, garbage is collected."""
