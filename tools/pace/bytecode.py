"""What each bytecode of a function takes on the board, by its kind: of CPython 3.11, as what the board does instead.

The board's own differ, but a statement takes the sum of its parts on both: the parts in `rates.OPS` add up to what a
statement was measured to take there. `for ... in range(...)` calls nothing there and counts by itself.
"""

import dis
from collections.abc import Iterator
from types import CodeType
from typing import Any

from tools.pace import rates

_RESUME = dis.opmap.get("RESUME", -1)


def costs(code: CodeType, names: dict[str, Any]) -> list[float]:
    """Return the microseconds of the bytecode at each offset; `names` are the globals."""
    found = [0.0] * len(code.co_code)
    steps = list(dis.get_instructions(code))
    for step in steps:
        found[step.offset] = _cost(step, names)
    for start, at in _loops(steps):
        function = steps[start].argval
        found[steps[at].offset] = rates.LOOPS[function]
        if function == "range":
            found[steps[start].offset] = found[steps[at - 2].offset] = 0.0
    return found


def takes(code: CodeType) -> dict[int, int]:
    """Return the bytes of the heap that the bytecodes take that take any, by offset."""
    steps = list(dis.get_instructions(code))
    found = {step.offset: rates.TAKES[step.opname] for step in steps if step.opname in rates.TAKES}
    for start, at in _loops(steps):
        if steps[start].argval != "range":
            found[steps[at].offset] = rates.TAKES["BUILD_TUPLE"]
    return found


def _loops(steps: list[dis.Instruction]) -> Iterator[tuple[int, int]]:
    """Yield, of each loop over a call of one of rates.LOOPS, where the call begins, and where the loop goes on."""
    for at in range(3, len(steps)):
        names = [step.opname for step in steps[at - 3 : at + 1]]
        if names == ["PRECALL", "CALL", "GET_ITER", "FOR_ITER"]:
            start = _begins(steps, at - 3)
            if steps[start].opname == "LOAD_GLOBAL" and steps[start].argval in rates.LOOPS:
                yield start, at


def _begins(steps: list[dis.Instruction], call: int) -> int:
    """Return where the call begins whose arguments are there at `call`: as many lie on the stack, and the function."""
    wanted, at = (steps[call].arg or 0) + 2, call
    while wanted > 0 and at > 0:
        at -= 1
        wanted -= dis.stack_effect(steps[at].opcode, steps[at].arg, jump=False)
    return at


def _cost(step: dis.Instruction, names: dict[str, Any]) -> float:
    cost = rates.OPS.get(step.opname, rates.OP_US)
    if step.opname == "BINARY_OP":
        return rates.OPERATORS.get(step.argrepr.rstrip("="), cost)
    if step.opname == "LOAD_GLOBAL" and step.argval not in names:
        return rates.BUILTIN_US + rates.NATIVE.get(step.argval, 0.0)
    if step.opname == "LOAD_METHOD":
        return cost + rates.NATIVE.get(step.argval, 0.0)
    return cost


def goes_on(code: CodeType, at: int) -> bool:
    """Tell whether a call that stands at this offset goes on after a yield, rather than has just begun."""
    return code.co_code[at] == _RESUME and code.co_code[at + 1] != 0


def levels(code: CodeType, owner: type) -> int:
    """Return how many classes are looked through before the one that has this method."""
    for level, one in enumerate(owner.__mro__):
        member = one.__dict__.get(code.co_name)
        if getattr(member, "__code__", None) is code:
            return level
    return 0
