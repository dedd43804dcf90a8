"""Times of operations on the reference board, in microseconds. They were measured with the board's own firmware.

The operations are named after the bytecodes of CPython 3.11. Their times were calculated from times of statements. To
measure a statement, the emulated board repeated the statement 2,000 times in a loop. The time of an empty loop was
subtracted. These are some results in microseconds:

    a = b              0.5
    a = o.x            1.7
    a = b + c          1.5
    if b < c: a = b    2.4
    a = s[b]           2.6
    a = (b, c)         5.1
    f()                6.2
    o.m()             13.9

A call of a method takes 2.7 microseconds more for each class that is searched before the class that defines the method.
"""

OP_US = 0.3
"""Any bytecode that is not in OPS."""
OPS = {
    "RESUME": 0.0,
    "PRECALL": 0.0,
    "PUSH_NULL": 0.0,
    "NOP": 0.0,
    "RETURN_VALUE": 0.0,
    "EXTENDED_ARG": 0.0,
    "RETURN_GENERATOR": 0.0,
    "COPY_FREE_VARS": 0.0,
    "MAKE_CELL": 0.0,
    "KW_NAMES": 0.0,
    "LOAD_FAST": 0.25,
    "STORE_FAST": 0.25,
    "LOAD_CONST": 0.2,
    "POP_TOP": 0.15,
    "LOAD_GLOBAL": 1.15,
    "LOAD_ATTR": 1.8,
    "STORE_ATTR": 5.0,
    "LOAD_METHOD": 4.0,
    "CALL": 1.85,
    "CALL_FUNCTION_EX": 8.0,
    "COMPARE_OP": 0.7,
    "CONTAINS_OP": 5.0,
    "POP_JUMP_FORWARD_IF_FALSE": 0.7,
    "POP_JUMP_FORWARD_IF_TRUE": 0.7,
    "POP_JUMP_BACKWARD_IF_FALSE": 0.7,
    "POP_JUMP_BACKWARD_IF_TRUE": 0.7,
    "POP_JUMP_FORWARD_IF_NONE": 1.4,
    "POP_JUMP_FORWARD_IF_NOT_NONE": 1.4,
    "JUMP_FORWARD": 0.5,
    "JUMP_BACKWARD": 0.5,
    "JUMP_IF_FALSE_OR_POP": 0.7,
    "JUMP_IF_TRUE_OR_POP": 0.7,
    "FOR_ITER": 1.3,
    "GET_ITER": 2.1,
    "BINARY_OP": 0.9,
    "BINARY_SUBSCR": 1.9,
    "STORE_SUBSCR": 2.5,
    "UNARY_NOT": 0.75,
    "UNARY_NEGATIVE": 0.6,
    "UNPACK_SEQUENCE": 1.6,
    "BUILD_TUPLE": 4.4,
    "BUILD_LIST": 9.0,
    "BUILD_MAP": 4.4,
    "BUILD_SLICE": 10.5,
    "BUILD_STRING": 75.0,
    "FORMAT_VALUE": 22.0,
    "LIST_APPEND": 3.0,
    "MAKE_FUNCTION": 4.0,
    "YIELD_VALUE": 1.0,
    "RAISE_VARARGS": 35.0,
}
OPERATORS = {"+": 0.75, "-": 0.75, "&": 0.75, "|": 0.75, "*": 1.3, "//": 1.2, "%": 1.2, "/": 3.0, "**": 20.0}
LOOPS = {"range": 2.3, "zip": 13.4, "enumerate": 10.0}
"""One iteration of a loop over these functions. The last two create a tuple each time."""
BUILTIN_US = 5.3
"""Loading the name of a built-in function."""
# Some rates lie between measured extremes: STORE_ATTR takes 2 (with 4 names) to 12 (with 25), LOAD_ATTR 1.2 (of the
# object) to 17 (of its class), CONTAINS_OP 3.8 (with 2 items) and more. BUILD_SLICE includes copying the slice.
NATIVE = {
    "format": 95.0,
    "join": 55.0,
    "sorted": 165.0,
    "str": 50.0,
    "bytes": 20.0,
    "bytearray": 12.0,
    "list": 20.0,
    "range": 4.0,
    "sum": 5.0,
    "enumerate": 10.0,
    "isinstance": 12.0,
    "zip": 15.0,
}
"""Time of functions and methods of the firmware, in addition to the time of the call."""
PART_US = 53.0
"""For each part into which a string is split."""
LOOK_US = 0.3
"""Time for each item or byte that is visited to find, count, insert or remove something."""
CALL_US = 3.7
"""A call of a Python function, in addition to its bytecodes."""
METHOD_US = 4.0
"""Added to CALL_US for a method, which is looked up by name."""
LEVEL_US = 2.7
"""Added to METHOD_US for each class that is searched before the class that defines the method."""
NEW_US = 30.0
"""Creating an object, in addition to its `__init__`."""
GENERATOR_US = 60.0
"""Creating and ending a generator."""
RESUME_US = 1.5
"""Resuming a generator after a yield."""
FILE_US = 4000
"""Opening and reading a file of about 1 KB."""
BYTE_US = 3.2
MODULE_US = 2600
"""An import: time per byte of the `.mpy`, and time per module. The firmware then collects garbage."""
SOURCE_BYTE_US = 23
"""Compiling a byte of code.py, which is source."""
COLLECT_US = 500
KEPT_BYTE_US = 0.31
"""A garbage collection: fixed time, and time per byte of the `.mpy` files of all loaded modules."""
SCAN_US = 1300
SHOW_US = 206
SHOW_PIXEL_US = 29.6
SLICE_US = 330
SLICE_PIXEL_US = 2.65
"""A frame: fixed time and time per pixel, to send it (SHOW) and to copy it to the strip's buffer (SLICE).

Measured with 64 and with 256 pixels."""
SAY_US = 150
GETENV_US = 1500
"""Reading a setting. The file settings.toml is read up to the line of the setting, on average half of the file."""
NVM_US = 290
NVM_BYTE_US = 2.0
NVM_READ_BYTE_US = 0.06
"""Non-volatile memory: time per write, time per byte written, and time per byte read."""

UART_US = 25
"""A call of a UART's method. Not measured; the simulator uses the same figure."""
SOCKET_US = 400
"""A call of a socket's method, measured on a Raspberry Pi Pico W."""

SEED = 1
"""Seed of the random numbers before each move of the hard bot, here and on the board."""
HEAP = 161_840
KEPT_SHARE = 1.8
"""Heap bytes per byte of a `.mpy`, including what the program creates."""
TAKES = {
    "BUILD_TUPLE": 16,
    "BUILD_LIST": 48,
    "BUILD_MAP": 32,
    "BUILD_SLICE": 64,
    "BUILD_STRING": 200,
    "LIST_APPEND": 8,
    "MAKE_FUNCTION": 32,
}
"""Heap bytes that a bytecode allocates. If fewer bytes are free, garbage is collected."""
CALL_TAKES = 126
"""Average bytes of garbage per call in the packages that search. Not measured, but chosen so that the hard bot's moves
cause about as many collections as on the board. Other calls leave nearly none (tests/device)."""
SEARCHING = ("glowgrid.bots.", "glowgrid.engine.", "glowgrid.games.")
NEW_TAKES = 64
GENERATOR_TAKES = 128
