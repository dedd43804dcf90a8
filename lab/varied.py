"""Show the least free heap of a board in every scene, for sizes of games, languages and grids:

    python -m lab.varied                                       nine evenings that cover their pairs
    python -m lab.varied --language de --grid 16x16            only the evenings in this language and on this grid
    python -m lab.varied --grid 16x16 othello=14/0 gomoku      one evening of these games, with these options

There is an evening for each language on each grid. Each game has its smallest, its default or its largest size there,
so that it has all three in every language, and on every grid. Measured on the 32-bit VM, as lab.heap does. Ends with
1 where the margins of the board's heap are not kept.
"""

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from glowgrid.engine.options import defaults, fit, highest
from lab import heap
from tools import vm32
from tools.build import payload

GRIDS = "8x8", "16x16", "5x5"
SIZE_NAMES = "size", "rows", "cols"
"""The options that say how large a game is."""
LARGEST = {"connectx": (25, 25)}
"""The largest rows and columns whose margins are promised, where a game allows larger boards."""
ROWS = 40
LARGE_GRID = "16x16"
LARGE_MENU = 109_000
"""Bytes that are free at the menu on the large grid, whose buffers take up to 900 of those that are wanted."""

Row = tuple[str, tuple[int, ...]]
"""A game's key and its options."""
Evening = tuple[str, str, list[Row]]
"""Language, grid, and the games in their order."""
Found = dict[str, list[tuple[int, str]]]
"""Place -> (free bytes, language and grid) of each evening."""


def sizes(key: str) -> list[tuple[int, ...]]:
    """Return the options of a game for its smallest, its default and its largest size."""
    options = games.load(key).OPTIONS
    values = defaults(options)
    small, large = list(values), list(values)
    for at, option in enumerate(options):
        if option.name in SIZE_NAMES:
            small[at], large[at] = option.low, highest(option, tuple(large[:at]))
    large[: len(LARGEST.get(key, ()))] = LARGEST.get(key, ())
    return [fit(options, tuple(small)), values, fit(options, tuple(large))]


def evenings(keys: Iterable[str] = ()) -> list[Evening]:
    """Return the evenings of these games, by default of all. The last game of an evening is another one each time, as
    more is measured with it."""
    keys = list(keys) or [row[0] for row in games.CATALOGUE]
    found: list[Evening] = []
    for language, name in enumerate(LANGUAGES):
        for grid, size in enumerate(GRIDS):
            rows = [(key, sizes(key)[(language + grid + at) % 3]) for at, key in enumerate(keys)]
            first = len(found) % len(keys)
            found.append((name, size, rows[first:] + rows[:first]))
    return found


def play(folder: Path, evening: Evening) -> heap.Places:
    """Play an evening on the VM; return what was alive where. A game's size is part of its places."""
    language, grid, rows = evening
    text = ",".join([f"{key}={'/'.join(map(str, values))}" for key, values in rows])
    places = heap.evening(folder, (text,), 1, f"varied:{language}:{grid}")
    options = {key: "x".join(map(str, values)) for key, values in rows}
    return {" ".join([f"{word} {options[word]}" if word in options else word for word in place.split()]): places[place]
            for place in places}  # fmt: skip


def play_all(folder: Path, chosen: list[Evening]) -> Found:
    """Play the evenings; return what was free where, and when."""
    found: Found = {}
    with ThreadPoolExecutor(2) as pool:
        for (language, grid, _), places in zip(chosen, pool.map(lambda evening: play(folder, evening), chosen)):
            for place, row in places.items():
                found.setdefault(place, []).append((heap.free(row["most"]), f"{language} {grid}"))
    return found


def short(found: Found) -> list[str]:
    """Return a sentence for each place where too little is free."""
    return [
        f"{place}, {when}: {free:,} bytes are free, {wanted(place, when):,} are wanted."
        for place, rows in found.items()
        for free, when in rows
        if free < wanted(place, when)
    ]


def wanted(place: str, when: str) -> int:
    """Return how many bytes are to be free in a place, in this language on this grid."""
    return LARGE_MENU if place == "menu" and when.endswith(LARGE_GRID) else heap.wanted(place)


def table(found: Found, most: int = ROWS) -> str:
    """Return the places as a Markdown table: those with the least free heap, and the menu."""
    least = sorted([(*min(rows), place) for place, rows in found.items()])
    lines = ["| where | free at least | language and grid |", "| --- | ---: | --- |"]
    for free, when, place in [row for row in least if row in least[:most] or row[2] == "menu"]:
        lines.append(f"| {place} | {free:,} | {when} |")
    return "\n".join(lines)


def _row(text: str) -> Row:
    """Return the game and the options that a word of the command line names."""
    key, _, options = text.partition("=")
    if key not in [row[0] for row in games.CATALOGUE]:
        raise argparse.ArgumentTypeError(f"there is no game {key}")
    kind = games.load(key)
    return key, kind.checked(*map(int, options.split("/"))) if options else defaults(kind.OPTIONS)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; return the exit code of the command."""
    parser = argparse.ArgumentParser(prog="python -m lab.varied", description=(__doc__ or "").split(":")[0])
    parser.add_argument("games", nargs="*", type=_row, metavar="GAME[=OPTION/...]", help="one evening of these games")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--grid", choices=GRIDS, help="only this grid")
    options = parser.parse_args(arguments)
    if not vm32.is_there():
        print(f"Nothing is measured: {vm32.NEEDS_NODE}.")
        return 1
    chosen = [row for row in evenings() if options.language in (None, row[0]) and options.grid in (None, row[1])]
    if options.games:
        chosen = [(options.language or LANGUAGES[0], options.grid or GRIDS[0], options.games)]
    with payload.drive() as folder:
        found = play_all(folder, chosen)
    print("\n".join([table(found), *short(found)]))
    return 1 if short(found) else 0


if __name__ == "__main__":
    sys.exit(main())
