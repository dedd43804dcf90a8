"""Estimate how long the bytecodes of a function take on the board, from the rate of each kind of bytecode.

The bytecodes are CPython 3.11's in place of the board's. They differ, but on both, the time of a statement is the sum
of its parts. The rates in `rates.OPS` are chosen so that these sums match measured statements. A loop over `range` has
a rate of its own, because the board does not call `range` for it.
"""

import dis
from collections.abc import Iterator
from types import CodeType
from typing import Any

from lab.pace import rates

_RESUME = dis.opmap.get("RESUME", -1)


def costs(code: CodeType, names: dict[str, Any]) -> list[float]:
    """Return the microseconds of the bytecode at each offset. `names` are the globals of the function."""
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
    """Return offset -> heap bytes, for the bytecodes that allocate memory."""
    steps = list(dis.get_instructions(code))
    found = {step.offset: rates.TAKES[step.opname] for step in steps if step.opname in rates.TAKES}
    for start, at in _loops(steps):
        if steps[start].argval != "range":
            found[steps[at].offset] = rates.TAKES["BUILD_TUPLE"]
    return found


def _loops(steps: list[dis.Instruction]) -> Iterator[tuple[int, int]]:
    """Yield (index of the call's first step, index of the FOR_ITER) for each loop over one of rates.LOOPS."""
    for at in range(3, len(steps)):
        names = [step.opname for step in steps[at - 3 : at + 1]]
        if names == ["PRECALL", "CALL", "GET_ITER", "FOR_ITER"]:
            start = _begins(steps, at - 3)
            if steps[start].opname == "LOAD_GLOBAL" and steps[start].argval in rates.LOOPS:
                yield start, at


def _begins(steps: list[dis.Instruction], call: int) -> int:
    """Return the index of the first step of the call at `call`: the one that pushes the function on the stack."""
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
    """Return True if the event at offset `at` resumes a generator after a yield, False if it starts a function."""
    return code.co_code[at] == _RESUME and code.co_code[at + 1] != 0


def levels(code: CodeType, owner: type) -> int:
    """Return how many classes are searched in vain before the one that defines the method with this code."""
    for level, one in enumerate(owner.__mro__):
        member = one.__dict__.get(code.co_name)
        if getattr(member, "__code__", None) is code:
            return level
    return 0
