"""Runs on CPython and on the VM alike: how long a call takes."""

import time

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

ROUNDS = 25
now_us = time.ticks_us if hasattr(time, "ticks_us") else lambda: time.perf_counter_ns() // 1000


def shortest(what: "Callable[[], object]", times: int, rounds: int = ROUNDS) -> float:
    """Return the microseconds of one call; whatever else the computer does only makes it longer."""
    best = 0
    for _ in range(rounds):
        began = now_us()
        for _ in range(times):
            what()
        took = now_us() - began
        best = min(best or took, took)
    return best / times
