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
HEAPS = {"": HEAP, "cable": HEAP, "network": PICO_W - RADIO}
"""Free bytes when code.py starts, by the connection to the remote opponent. "" means that there is none."""
VM_MORE = 1.04
"""Least ratio of live bytes on the VM to live bytes on the emulated board.

The places compared are those with measurements on both. lab/pace/board.json has the emulated board's measurements."""
MENU_FREE = 110_000
"""Bytes that must be free at the menu."""
FREE = 40_000
"""Bytes that must be free everywhere else."""
LARGE_GO = 30_000
"""Bytes that must be free while go is played on a board larger than 15x15. A sentence says so before the game."""
ONLINE_HINT = 30_000
"""Bytes that must be free in a match against a remote opponent while a hint is computed, on boards of default sizes."""
UNCHECKED = "menu", "meeting"
"""The places of an evening against a remote opponent where nothing is demanded.

The menu is checked in evenings without an opponent. At "meeting", modules of the opponent are loaded, too."""
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


def wanted(place: str, online: bool = False) -> int:
    """Return how many bytes must be free in `place`, which is a scene or a game, perhaps with its options.

    `online`: whether the match is against a remote opponent.
    """
    if online and place.endswith(" thinking"):
        return ONLINE_HINT
    _, is_go, options = place.partition("go ")
    if is_go and options.split("x")[0] in ("16", "17", "18", "19"):
        return LARGE_GO
    return MENU_FREE if place == "menu" else FREE


def short(places: Places, online: str = "") -> list[str]:
    """Return a sentence for each place where too little memory is free.

    `online`: the connection to the remote opponent, a key of HEAPS.
    """
    checked = {place: row for place, row in places.items() if not online or place not in UNCHECKED}
    left = {place: (free(row["most"], HEAPS[online]), wanted(place, bool(online))) for place, row in checked.items()}
    return [
        f"{place}: {found:,} bytes are free, {least:,} are wanted."
        for place, (found, least) in left.items()
        if found < least
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
