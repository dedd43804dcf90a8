"""Estimate how long the bytecodes of a function take on the board, from the rate of each kind of bytecode.

The bytecodes of CPython 3.11 are used in place of the board's bytecodes. The two kinds differ, but in both, the time of
a statement is the sum of the times of its bytecodes. The rates in `rates.OPS` are chosen so that these sums match the
times of statements that were measured on the board. A loop over `range` has a rate of its own, because the board runs
such a loop without calling `range`.
"""

import dis
from collections.abc import Iterator
from types import CodeType
from typing import Any

from lab.pace import rates

_RESUME = dis.opmap.get("RESUME", -1)


def costs(code: CodeType, names: dict[str, Any]) -> list[float]:
    """Return a list with an entry for each offset in the bytecode of a function.

    The entry is the time in microseconds of the bytecode that begins at this offset, or 0 if no bytecode begins there.
    `code`: the function's code. `names`: the function's global variables.
    """
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
    """Return a dictionary from the offset of each bytecode that allocates memory to the number of allocated bytes."""
    steps = list(dis.get_instructions(code))
    found = {step.offset: rates.TAKES[step.opname] for step in steps if step.opname in rates.TAKES}
    for start, at in _loops(steps):
        if steps[start].argval != "range":
            found[steps[at].offset] = rates.TAKES["BUILD_TUPLE"]
    return found


def _loops(steps: list[dis.Instruction]) -> Iterator[tuple[int, int]]:
    """Find each loop over the result of a function in rates.LOOPS, such as `range`.

    Yield (index in `steps` where the call of the function begins, index of the loop's FOR_ITER).
    """
    for at in range(3, len(steps)):
        names = [step.opname for step in steps[at - 3 : at + 1]]
        if names == ["PRECALL", "CALL", "GET_ITER", "FOR_ITER"]:
            start = _begins(steps, at - 3)
            if steps[start].opname == "LOAD_GLOBAL" and steps[start].argval in rates.LOOPS:
                yield start, at


def _begins(steps: list[dis.Instruction], call: int) -> int:
    """Return the index in `steps` of the step that pushes the called function onto the stack.

    `call`: the index in `steps` of the call's PRECALL step.
    """
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
    """Return whether a generator continues after a yield. False means that a generator or function starts.

    `code`: the code of the generator or function. `at`: the offset of the first bytecode that runs now.
    """
    return code.co_code[at] == _RESUME and code.co_code[at + 1] != 0


def levels(code: CodeType, owner: type) -> int:
    """Return how many classes are searched in vain before the class that defines a method.

    `code`: the method's code. `owner`: the class of the object whose method is called, where the search begins.
    """
    for level, one in enumerate(owner.__mro__):
        member = one.__dict__.get(code.co_name)
        if getattr(member, "__code__", None) is code:
            return level
    return 0
