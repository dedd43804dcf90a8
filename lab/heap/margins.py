"""Margins of the heap: the free bytes on a board at the start, and the bytes that must be free in each place."""

HEAP = 161_840
"""Free bytes when code.py starts, on a Raspberry Pi Pico with the released CircuitPython 10."""
PICO_W = 179_200
"""The same on a Raspberry Pi Pico W, as its firmware reports on an emulated board. A match over a network needs one."""
RADIO = 2_500
"""Bytes of them that such a match takes on the emulated board, at least, and not on the VM: WiFi and sockets."""
HEAPS = {"cable": HEAP, "network": PICO_W - RADIO}
VM_MORE = 1.04
"""Live bytes on the VM relative to the emulated board, at least, where both were measured (lab/pace/board.json)."""
MENU_FREE = 110_000
"""Bytes that are required at the menu."""
FREE = 40_000
"""Bytes that are required everywhere else."""
HOLE = 16_000
"""Bytes that the largest free block must have."""

Places = dict[str, dict[str, int]]
"""Place -> `first` (live bytes at the first visit), `most`, `last`, and `names` (the part that names take)."""


def free(alive: int, heap: int = HEAP) -> int:
    """Return the free bytes of a board's heap, from the live bytes on the VM."""
    return heap - int(alive / VM_MORE)


def wanted(place: str) -> int:
    """Return the free bytes that are required in a place."""
    return MENU_FREE if place == "menu" else FREE


def short(places: Places, heap: int = HEAP) -> list[str]:
    """Return a sentence for each place with too little free memory."""
    left = {place: free(row["most"], heap) for place, row in places.items()}
    return [
        f"{place}: {left[place]:,} bytes are free, {wanted(place):,} are wanted."
        for place in left
        if left[place] < wanted(place)
    ]


def table(places: Places, heap: int = HEAP) -> str:
    """Return the places as a Markdown table."""
    lines = [
        "| where | alive at first | at most | of it names | free at least |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for place, row in places.items():
        figures = row["first"], row["most"], row["names"], free(row["most"], heap)
        lines.append(f"| {place} | " + " | ".join(f"{figure:,}" for figure in figures) + " |")
    return "\n".join(lines)
