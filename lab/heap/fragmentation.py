"""Measure the fragmentation of the heap: the largest free block during evenings on the 64-bit VM.

An evening is a long simulated session of play. The VM's heap has a fixed size. This heap is larger than the board's
heap, because pointers are longer on this VM, and because the tool itself needs memory. As on CircuitPython, garbage is
collected after each import, and before the program uses more of the heap than the board has claimed (CLAIMED). The size
of the largest free block is read after each collection.
"""

import re
from pathlib import Path

from lab.heap.evenings import ROUNDS
from lab.heap.margins import HEAP
from tools import vm

CLAIMED = 124_000
"""Size of the board's heap from the first game on.

CircuitPython's heap starts with 8 KB. Its size doubles when a collection finds no room, up to 128 KB with its tables.
The memory that remains then is too small to double the heap again. This memory stays in one piece as long as everything
fits below it. At the menu the real size of the heap is half of this value, so the model is stricter there."""
ROOM = 60_000  # bytes of the 64-bit VM's heap for the tool itself, at least


def largest_block(folder: Path, order: tuple[str, ...], rounds: int = ROUNDS) -> int:
    """Play an evening in a heap that matches the board's heap. Measure the size of the largest free block repeatedly.

    Return the least of these sizes, converted to bytes on the board. Raise vm.OutOfMemory if the heap is too small for
    the evening. `folder`: the drive. `order`: the games in the order in which they are played.
    `rounds`: how many times each game is played.
    """
    there, claim = (int(size * vm.BOARD_TO_VM) for size in (HEAP, CLAIMED))
    given = ",".join(order), str(rounds), "0", str(there), str(claim)
    said = vm.run("fixed_heap_evening.py", *given, heap=str(there + ROOM), timeout=600, path=vm.drive(folder))
    holes = [int(found) for found in re.findall(r"max free sz: (\d+)", said)]
    return int(min(holes) * vm.BLOCK / vm.BOARD_TO_VM)
