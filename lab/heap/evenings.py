"""Play evenings on the 32-bit VM, and measure the live bytes in each place.

An evening is a long simulated session of play. Every game is set up against the hard bot and played, with hints,
pauses, undone moves and a new game. Between two games the attract mode runs. At the end, the player visits the
remaining scenes. A place is a scene, or a game that is played.

For online play, an evening has one game. The programs of the opponent and the broker use the same heap as the board.
Their memory is measured when the opponent joins, and is then subtracted. While both sides connect over a network, each
side has its own copy of the modules for connecting.
"""

from collections.abc import Iterable
from pathlib import Path

from glowgrid import games
from lab.heap.margins import Places
from tools import vm32

LARGE = 512
"""While a game is played, no block of more than this number of bytes may be allocated."""
ROUNDS = 2
EVERY = 25  # rounds of the loop between two measurements

WITH_OTHER = "{}", "{} thinking", "pause", "ask", "connecting", "meeting"  # where the opponent is in the heap, too


def orders(keys: Iterable[str] = ()) -> list[tuple[str, ...]]:
    """Return three orders of the games in `keys`: the given order, the reverse order, and a mixed order.

    The mixed order has the second, fourth and sixth game and so on, and then the first, third and fifth game and so on.

    If `keys` is empty, use all games.
    """
    keys = tuple(keys) or tuple(row[0] for row in games.CATALOGUE)
    return [keys, keys[::-1], keys[1::2] + keys[::2]]


def games_for_two() -> list[str]:
    """Return the keys of the games that can be played against a remote opponent."""
    return [row[0] for row in games.CATALOGUE if games.load(row[0])().players == 2]


def evening(folder: Path, order: tuple[str, ...], rounds: int = ROUNDS, before: str = "en") -> Places:
    """Play an evening on the 32-bit VM with the drive in `folder`, and return the live bytes by place.

    `order`: the games in the order in which they are played. `rounds`: how many times each game is played. `before`:
    the language of the board or, for online play, the connection to the opponent ("cable" or "network").
    """
    found = vm32.run(folder, "evening", f"{before}:" + ",".join(order), str(rounds), str(EVERY), "0")
    return {row.pop("place"): row for row in found if "place" in row}


def remote_evening(folder: Path, how: str, key: str, rounds: int = ROUNDS) -> Places:
    """Play an evening of the game `key` against a remote opponent. Return the board's live bytes by place.

    The opponent's program uses the same heap, but its memory is subtracted. `how`: the connection, "cable" or
    "network".
    """
    places = evening(folder, (key,), rounds, how)
    other = places.pop("beside")["last"] - places.pop("alone")["last"]
    for place in WITH_OTHER:
        for what in ("first", "most", "last"):
            if place.format(key) in places:
                places[place.format(key)][what] -= other
    return places


def large(folder: Path, order: tuple[str, ...], above: int = LARGE) -> dict[str, dict[str, int]]:
    """Play each game once. Return a dictionary from place to the large allocations there, as {block size: count}.

    An allocation is large if the block has more than `above` bytes. Allocations in a
    round of the main loop that imports a module are not counted.
    """
    found = vm32.run(folder, "evening", ",".join(order), "0", "1000", str(above))
    blocks: dict[str, dict[str, int]] = found[-1]["large"]
    return blocks


def worst(evenings: list[Places]) -> Places:
    """Return the live bytes by place. Each number is the largest that the place had in any of the evenings."""
    found: Places = {}
    for places in evenings:
        for place, row in places.items():
            best = found.setdefault(place, dict(row))
            found[place] = {what: max(best[what], row[what]) for what in row}
    return dict(sorted(found.items(), key=lambda item: item[1]["most"]))
