"""Script for CPython and the VM: measures how long a call takes."""

import time

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

ROUNDS = 25
now_us = time.ticks_us if hasattr(time, "ticks_us") else lambda: time.perf_counter_ns() // 1000


def shortest(what: "Callable[[], object]", times: int, rounds: int = ROUNDS) -> float:
    """Return the microseconds of one call: the shortest, because other work on the computer only makes it longer."""
    best = 0
    for _ in range(rounds):
        began = now_us()
        for _ in range(times):
            what()
        took = now_us() - began
        best = min(best or took, took)
    return best / times
