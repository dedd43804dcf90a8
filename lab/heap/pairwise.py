"""Play evenings with all pairs of game sizes, languages and grids, and find the least free heap in every scene.

An evening is a long simulated session of play. There is one evening for each combination of a language and a grid. In
an evening, each game is played in one of three sizes: its smallest, its default or its largest size. The sizes are
distributed so that each game is played in all three sizes in every language, and also on every grid.
"""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from glowgrid.engine.options import defaults, fit, highest
from lab.heap import evenings as played
from lab.heap import margins

GRIDS = "8x8", "16x16", "5x5"
KEYPADS = "matrix", "buttons"
SIZE_NAMES = "size", "rows", "cols"
"""Names of the options that set the size of a game."""
LARGEST = {"connectx": (25, 25)}
"""A dictionary from game to (rows, columns). The margins are promised for boards up to this size only."""
ROWS = 40

Row = tuple[str, tuple[int, ...]]
"""(key of the game, its options)"""
Evening = tuple[str, str, list[Row]]
"""(language, grid, games in their order)"""
Found = dict[str, list[tuple[int, str]]]
"""A dictionary from place to a list of (free bytes, language and grid), with one pair for each evening."""


def sizes(key: str) -> list[tuple[int, ...]]:
    """Return three tuples of options for the game `key`: for its smallest, its default and its largest size."""
    options = games.load(key).OPTIONS
    values = defaults(options)
    small, large = list(values), list(values)
    for at, option in enumerate(options):
        if option.name in SIZE_NAMES:
            small[at], large[at] = option.low, highest(option, tuple(large[:at]))
    large[: len(LARGEST.get(key, ()))] = LARGEST.get(key, ())
    return [fit(options, tuple(small)), values, fit(options, tuple(large))]


def evenings(keys: Iterable[str] = ()) -> list[Evening]:
    """Return the evenings for the games in `keys`. If `keys` is empty, use all games.

    All evenings have the same games. The order is rotated by one game from each evening to the next, so that the games
    take turns at coming last. The last game of an evening matters, because the demo and other scenes also show it.
    """
    keys = list(keys) or [row[0] for row in games.CATALOGUE]
    found: list[Evening] = []
    for language, name in enumerate(LANGUAGES):
        for grid, size in enumerate(GRIDS):
            rows = [(key, sizes(key)[(language + grid + at) % 3]) for at, key in enumerate(keys)]
            first = len(found) % len(keys)
            found.append((name, size, rows[first:] + rows[:first]))
    return found


def play(folder: Path, evening: Evening, keypad: str = KEYPADS[0]) -> margins.Places:
    """Play an evening on the VM with this `keypad`, and return the live bytes by place.

    The name of a place where a game is played includes the options of that game.
    """
    language, grid, rows = evening
    text = ",".join([f"{key}={'/'.join(map(str, values))}" for key, values in rows])
    places = played.evening(folder, (text,), 1, f"varied:{language}:{grid}:{keypad}")
    options = {key: "x".join(map(str, values)) for key, values in rows}
    last = rows[-1][0]
    options["another"] = f"{last} {options[last]}"  # the scenes at the end of an evening show its last game
    return {" ".join([f"{word} {options[word]}" if word in options else word for word in place.split()]): places[place]
            for place in places}  # fmt: skip


def play_all(folder: Path, chosen: list[Evening], keypad: str = KEYPADS[0]) -> Found:
    """Play the `chosen` evenings with this `keypad`. For each place, return a list with the free bytes in each."""
    found: Found = {}
    with ThreadPoolExecutor(2) as pool:
        for (language, grid, _), places in zip(chosen, pool.map(lambda evening: play(folder, evening, keypad), chosen)):
            for place, row in places.items():
                found.setdefault(place, []).append((margins.free(row["most"]), f"{language} {grid}"))
    return found


def short(found: Found) -> list[str]:
    """Return a sentence for each place and evening where too little memory is free."""
    return [
        f"{place}, {when}: {free:,} bytes are free, {margins.wanted(place):,} are wanted."
        for place, rows in found.items()
        for free, when in rows
        if free < margins.wanted(place)
    ]


def table(found: Found, most: int = ROWS) -> str:
    """Return a Markdown table of the places that have the least free heap. The menu is always in the table.

    `most`: the number of places, without the menu.
    """
    least = sorted([(*min(rows), place) for place, rows in found.items()])
    lines = ["| where | free at least | language and grid |", "| --- | ---: | --- |"]
    for free, when, place in [row for row in least if row in least[:most] or row[2] == "menu"]:
        lines.append(f"| {place} | {free:,} | {when} |")
    return "\n".join(lines)


def row(text: str) -> Row:
    """Return (key of the game, its options) from `text`, which has the form `GAME[=OPTION/...]`.

    Raise a ValueError if `text` is not valid.
    """
    key, _, options = text.partition("=")
    kind = games.load(key)
    return key, kind.checked(*map(int, options.split("/"))) if options else defaults(kind.OPTIONS)
