"""Runs on CPython and on the VM alike: how long a call takes."""

import time

ROUNDS = 25
now_us = time.ticks_us if hasattr(time, "ticks_us") else lambda: time.perf_counter_ns() // 1000


def shortest(what, times, rounds=ROUNDS):
    """Return the microseconds of one call; whatever else the computer does only makes it longer."""
    best = None
    for _ in range(rounds):
        began = now_us()
        for _ in range(times):
            what()
        took = now_us() - began
        best = took if best is None or took < best else best
    return best / times
