"""Script for CPython: prints as JSON how many bytecodes each module of glowgrid runs for a frame of GAME.

    counted_frame.py GAME
"""

import json
import sys
from collections.abc import Callable
from types import FrameType

from person import Person

counted: dict = {}


def count(frame: FrameType, event: str, argument: object) -> Callable:
    frame.f_trace_opcodes = True
    name = frame.f_globals.get("__name__", "")
    if event == "opcode" and name.startswith("glowgrid."):
        module = name.partition(".")[2]
        counted[module] = counted.get(module, 0) + 1
    return count


person = Person()
person.to_game(sys.argv[1])
sys.settrace(count)
person.frame()
sys.settrace(None)
print(json.dumps(counted))
