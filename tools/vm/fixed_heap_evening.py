"""Script for the 64-bit VM: play an evening (evening.py) in a heap of fixed size, and print the heap's fragmentation:

    fixed_heap_evening.py ORDER ROUNDS [EVERY [FREE [CLAIM]]]

ORDER and ROUNDS are the arguments of evening.begin.

EVERY is the number of rounds of the main loop from one collection of garbage to the next. If it is 0, garbage is
collected only when the heap is full. After each collection the script prints the place that the evening has reached
(see evening.py) and the bytes in use, and the VM prints the heap's fragmentation.

FREE is the number of bytes that are free at the start.

A board's heap grows in steps. CLAIM is the size in bytes that the board's heap is assumed to have reached. If CLAIM is
given, garbage is also collected when live data and garbage together fill CLAIM bytes.
"""

import builtins
import gc
import sys

import evening
import micropython

LEAST = 1024  # minimum of bytes allocated from one collection to the next


class Claim:
    """The part of the heap that the board has claimed.

    `before`: the number of bytes that are in use at the start. These bytes do not count as part of the claim.
    """

    def __init__(self, claim: str) -> None:
        self.claim = int(claim) if claim else 0
        self.before = 0

    def limit(self) -> None:
        """Delay the next collection until the bytes that are still free in the claim have been allocated.

        Call this after each collection.
        """
        if self.claim:
            gc.threshold(max(self.claim - (gc.mem_alloc() - self.before), LEAST))


def collect_after_imports(claim: Claim) -> None:
    """Collect garbage after every import that has loaded a module, as CircuitPython does.

    MicroPython itself does not collect garbage after an import. Without this collection, long-lived objects would be
    placed behind the garbage that is left from loading the module.
    """
    real = builtins.__import__

    def importing(*given: object) -> object:
        count = len(sys.modules)
        found = real(*given)  # type: ignore[arg-type]
        if len(sys.modules) != count:
            gc.collect()
            claim.limit()
        return found

    builtins.__import__ = importing  # type: ignore[assignment]


def main(order: str, rounds: str, every: str = "25", free: str = "", claimed: str = "") -> bytearray | None:
    rounds_between, count = int(every), 0
    evening.begin(order, int(rounds))
    claim = Claim(claimed)
    collect_after_imports(claim)
    gc.collect()
    ballast = bytearray(gc.mem_free() - int(free)) if free else None
    claim.before = used = gc.mem_alloc()
    where = evening.tick()
    while where is not None:
        count += 1
        due = rounds_between and count % rounds_between == 0
        if due:
            gc.collect()
        alive = gc.mem_alloc()
        if where and (due or not rounds_between and alive < used):
            print(where, alive - claim.before, sep="\t")
            micropython.mem_info()
        if alive < used:
            claim.limit()
        used = gc.mem_alloc()
        where = evening.tick()
    return ballast


main(*sys.argv[1:])
