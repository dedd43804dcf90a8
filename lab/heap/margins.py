"""Margins of the heap: how many bytes are free on a board at the start, and how many must be free in each place.

A place is a scene, or a game that is played.
"""

HEAP = 161_840
"""Free bytes when code.py starts, on a Raspberry Pi Pico with the released CircuitPython 10."""
PICO_W = 179_200
"""Free bytes when code.py starts on a Raspberry Pi Pico W, as its firmware reports on an emulated board.

Matches over a network need a Pico W."""
RADIO = 2_500
"""Least number of bytes that WiFi and sockets take in a match over a network.

This was measured on the emulated board, because the VM has neither WiFi nor sockets."""
HEAPS = {"cable": HEAP, "network": PICO_W - RADIO}
VM_MORE = 1.04
"""Least ratio of live bytes on the VM to live bytes on the emulated board.

The places compared are those with measurements on both. lab/pace/board.json has the emulated board's measurements."""
MENU_FREE = 110_000
"""Bytes that must be free at the menu."""
FREE = 40_000
"""Bytes that must be free everywhere else."""
LARGE_GO = 30_000
"""Bytes that must be free while go is played on a board larger than 15x15. A sentence says so before the game."""
HOLE = 16_000
"""Bytes that the largest free block must have at least."""

Places = dict[str, dict[str, int]]
"""A dictionary from each place to its figures in bytes.

`first`, `most` and `last` are the live bytes in the first measurement, the largest number, and the live bytes in the
last measurement. `names` is the part of `last` that names take."""


def free(alive: int, heap: int = HEAP) -> int:
    """Return how many bytes are free on a board.

    `alive`: live bytes of the program when it runs on the VM.
    `heap`: free bytes of the board's heap when code.py starts.
    """
    return heap - int(alive / VM_MORE)


def wanted(place: str) -> int:
    """Return how many bytes must be free in `place`, which is a scene or a game, perhaps with its options."""
    _, is_go, options = place.partition("go ")
    if is_go and options.split("x")[0] in ("16", "17", "18", "19"):
        return LARGE_GO
    return MENU_FREE if place == "menu" else FREE


def short(places: Places, heap: int = HEAP) -> list[str]:
    """Return a sentence for each place where too little memory is free.

    `heap`: free bytes of the board's heap when code.py starts.
    """
    left = {place: free(row["most"], heap) for place, row in places.items()}
    return [
        f"{place}: {left[place]:,} bytes are free, {wanted(place):,} are wanted."
        for place in left
        if left[place] < wanted(place)
    ]


def table(places: Places, heap: int = HEAP) -> str:
    """Return a Markdown table of the live bytes and the free bytes in each place."""
    lines = [
        "| where | alive at first | at most | of it names | free at least |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for place, row in places.items():
        figures = row["first"], row["most"], row["names"], free(row["most"], heap)
        lines.append(f"| {place} | " + " | ".join(f"{figure:,}" for figure in figures) + " |")
    return "\n".join(lines)
