"""Runs on the 64-bit VM: an evening in a heap of fixed size; prints how the heap is used and broken up.

    whole_evening.py ORDER ROUNDS [EVERY [FREE [CLAIM]]]

Garbage is collected after EVERY so many rounds of the loop; with 0 only where the heap wants it. After each collection
a line says where that was and how many bytes are in use, and the VM says how the heap is broken up.

FREE bytes of the heap are free at the start, where it is given: what these scripts and the modules that they stand for
take is beside it, as the firmware is. Garbage is collected when it would fill CLAIM of those bytes together with what
is alive, where that is given: a board has made its heap so large by then, and makes it larger only for what finds no
room after a collection.
"""

import builtins
import gc
import sys

import evening
import micropython

LEAST = 1024  # bytes that are asked for at least from one collection to the next


def collect_after_imports() -> None:
    """Collect garbage after every import that has read a module, as CircuitPython does; MicroPython does not, and what
    lasts would come to lie behind what reading it has left."""
    real = builtins.__import__

    def importing(*given: object) -> object:
        count = len(sys.modules)
        found = real(*given)  # type: ignore[arg-type]
        if len(sys.modules) != count:
            gc.collect()
        return found

    builtins.__import__ = importing  # type: ignore[assignment]


def main(order: str, rounds: str, every: str = "25", free: str = "", claim: str = "") -> bytearray | None:
    rounds_between, count = int(every), 0
    evening.begin(order, int(rounds))
    collect_after_imports()
    gc.collect()
    ballast = bytearray(gc.mem_free() - int(free)) if free else None
    before = used = gc.mem_alloc()
    where = evening.tick()
    while where is not None:
        count += 1
        due = rounds_between and count % rounds_between == 0
        if due:
            gc.collect()
        alive = gc.mem_alloc()
        if where and (due or not rounds_between and alive < used):
            print(where, alive - before, sep="\t")
            micropython.mem_info()
        if claim and alive < used:
            gc.threshold(max(int(claim) - (alive - before), LEAST))
        used = gc.mem_alloc()
        where = evening.tick()
    return ballast


main(*sys.argv[1:])
