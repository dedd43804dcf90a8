"""Margins of the heap: how many bytes are free on a board at the start, and how many must be free in each place.

A place is a scene, or a game that is played.
"""

HEAP = 161_840
"""Free bytes when code.py starts, on a Raspberry Pi Pico with the released CircuitPython 10."""
PICO_W = 179_200
"""The same on a Raspberry Pi Pico W, as its firmware reports on an emulated board. Matches over a network need one."""
RADIO = 2_500
"""Bytes that WiFi and sockets take in such a match, at least: measured on the emulated board; the VM has neither."""
HEAPS = {"cable": HEAP, "network": PICO_W - RADIO}
VM_MORE = 1.04
"""Least ratio of live bytes on the VM to those on the emulated board, where both are measured: lab/pace/board.json."""
MENU_FREE = 110_000
"""Bytes that must be free at the menu."""
FREE = 40_000
"""Bytes that must be free everywhere else."""
HOLE = 16_000
"""The largest free block must have at least that many bytes."""

Places = dict[str, dict[str, int]]
"""Place -> `first` (live bytes at the first visit), `most`, `last`, and `names` (the part that names take)."""


def free(alive: int, heap: int = HEAP) -> int:
    """Return the free bytes of a board's heap of `heap` bytes, given the live bytes on the VM."""
    return heap - int(alive / VM_MORE)


def wanted(place: str) -> int:
    """Return the number of bytes that must be free in `place`, a scene or a game."""
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
    """Return the figures of all places as a Markdown table."""
    lines = [
        "| where | alive at first | at most | of it names | free at least |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for place, row in places.items():
        figures = row["first"], row["most"], row["names"], free(row["most"], heap)
        lines.append(f"| {place} | " + " | ".join(f"{figure:,}" for figure in figures) + " |")
    return "\n".join(lines)
