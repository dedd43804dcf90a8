"""Sow seeds and capture them in Kalah: on the board of a game, or on a copy for a bot. kalah.py explains places."""

# On the drive, this module is part of kalah.py.


def sow(counts: bytearray, player: int, place: int, seeds: int, by: int = 1) -> int:
    """Add `by` to each place that gets one of the `seeds` seeds of a pit of `player` at `place`. Return the place of
    the last one."""
    skipped = len(counts) // 2 * (3 - player) - 1  # the opponent's store
    for _ in range(seeds):
        place += 1
        if place == skipped:
            place += 1
        if place >= len(counts):
            place = 0
        counts[place] += by
    return place


def capture(counts: bytearray, player: int, last: int) -> int:
    """Capture if the `last` seed of `player` is in an empty pit of theirs. Return the number of captured seeds."""
    half = len(counts) // 2
    store = player * half - 1
    if counts[last] != 1 or not store - half < last < store:
        return 0
    opposite = 2 * half - 2 - last
    taken = 1 + counts[opposite]
    counts[store] += taken
    counts[last] = counts[opposite] = 0
    return taken
