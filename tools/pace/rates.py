"""What things take on the reference board, in microseconds, as measured on its firmware.

Bytecodes are those of CPython 3.11. Their rates are from loops of 2,000 statements of a kind on the emulated board, an
empty loop's time taken off: `a = b` 0.5, `a = b + c` 1.5, `a = o.x` 1.7, `if b < c: a = b` 2.4, `a = s[b]` 2.6,
`a = (b, c)` 5.1, `f()` 6.2, `o.m()` 13.9, 2.7 more for each class that is looked through before, and so on.
"""

OP_US = 0.3
"""A bytecode that is none of these."""
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
"""Going on in a loop over what these return: the last two make a tuple each time."""
BUILTIN_US = 5.3
"""A name that is none of the module's, but built in."""
# where a rate lies between what was measured for few and for many names or items: STORE_ATTR 2 to 12 (4 and 25 names),
# LOAD_ATTR 1.2 to 17 (an object's own, a class's), CONTAINS_OP 3.8 and more (2 items), BUILD_SLICE with what it copies
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
"""Functions and methods of the firmware that take more than a call: besides it."""
PART_US = 53.0
"""Each part into which a text is split."""
LOOK_US = 0.3
"""Each item or byte that the firmware looks at to find, count, insert or remove one."""
CALL_US = 3.7
"""A call of a function of ours, besides its bytecodes."""
METHOD_US = 4.0
"""If it is a method, which is found by its name."""
LEVEL_US = 2.7
"""For each class that is looked through before that of the method."""
NEW_US = 30.0
"""An object that is made, besides its `__init__`."""
GENERATOR_US = 60.0
"""A generator that is made, and ends."""
RESUME_US = 1.5
"""One that goes on after a yield."""
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
SHOW_US = 206
SHOW_PIXEL_US = 29.6
SLICE_US = 330
SLICE_PIXEL_US = 2.65
"""A frame: what it takes to send, and to hand over, and what each pixel adds; measured with 64 and with 256."""
SAY_US = 150
GETENV_US = 1500
"""Reading settings.toml up to the line, half of it on average."""
NVM_US = 290
NVM_BYTE_US = 2.0
NVM_READ_BYTE_US = 0.06
"""Writing to what outlives the power, and each byte written or read."""

UART_US = 25
"""Asking a serial port for something, or handing it some bytes: not measured, but as the simulator reckons."""
SOCKET_US = 400
"""A call of a socket, on a board with a radio: as somebody measured on a Raspberry Pi Pico W."""

SEED = 1
"""Where chance begins before each move of hard, here and there."""
HEAP = 161_840
KEPT_SHARE = 1.8
"""Bytes of the heap that a byte of a `.mpy` takes, with what the program makes of it."""
TAKES = {
    "BUILD_TUPLE": 16,
    "BUILD_LIST": 48,
    "BUILD_MAP": 32,
    "BUILD_SLICE": 64,
    "BUILD_STRING": 200,
    "LIST_APPEND": 8,
    "MAKE_FUNCTION": 32,
}
"""Bytes that a bytecode takes of the heap; where none are free, garbage is collected."""
CALL_TAKES = 126
"""Bytes that a call leaves behind in the rooms that search, on average: not measured, but chosen so that about as much
is collected in hard's moves as on the board. A frame leaves none (see tests/device)."""
SEARCHING = ("glowgrid.bots.", "glowgrid.engine.", "glowgrid.games.")
NEW_TAKES = 64
GENERATOR_TAKES = 128
