"""Show how much heap each scene, and each game against each bot, needs on the board:

    python -m tools.heap [WORD ...] [--live]

A line a scene, a line a game and bot, for the rows that hold one of the words. `live` is the most that was in use after
collecting garbage, in KB of 32-bit words; `needs` the smallest heap in which it runs at all, with what compiling takes
for a moment and what fragmentation wastes; `free` what that leaves of the board's heap, of which at least 64 KB are
wanted. `board` is `live` in a 32-bit board's bytes, estimated (see tools.vm.BOARD_SHARE). Ends with 1 if a row has too
little left.
"""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from glowgrid import bots, games, scenes
from tools import vm

HEAP_KB = 190
FREE_KB = 64
BUDGET_KB = HEAP_KB - FREE_KB
MOVES = "6"
LARGE = "connectx", "rows=100", "cols=100"
PASSED = "splash", "play"  # on the way to every other
WORD = 8  # bytes on the VM, which stand for 4 on the board


@dataclass(frozen=True)
class Row:
    """One walk: its name, where it leads, and what was found."""

    name: str
    walk: tuple[str, ...]
    live: float = 0  # KB
    needs: float = 0  # KB

    @property
    def free(self) -> float:
        return HEAP_KB - (self.needs or self.live)

    @property
    def board(self) -> float:
        return self.live * 2 * vm.BOARD_SHARE


def rows() -> list[Row]:
    """Return a row a scene, a row a game of the catalogue against each bot, and a board of 100 x 100."""
    found = [Row(row[0], (row[0],)) for row in scenes.CATALOGUE if row[0] not in PASSED]
    for game in games.CATALOGUE:
        found += [Row(f"{game[0]}, {bot[0]}", (game[0], bot[0], MOVES)) for bot in bots.CATALOGUE]
    game, *options = LARGE
    found += [Row(f"{game} 100x100, {bot[0]}", (game, bot[0], MOVES, *options)) for bot in bots.CATALOGUE]
    return found


def live(walk: tuple[str, ...], heap_kb: int = HEAP_KB) -> float:
    """Walk, and return the most KB that were in use; raise vm.OutOfMemory where the heap is too small."""
    said = vm.run("walk.py", *walk, heap=f"{heap_kb}wK")
    return int(said.split()[-1]) * 4 / WORD / 1024


def needs(walk: tuple[str, ...], at_least: int) -> int:
    """Return the smallest heap, in KB, in which the walk succeeds."""
    low, high = at_least, HEAP_KB
    while low < high:
        middle = (low + high) // 2
        try:
            live(walk, middle)
            high = middle
        except vm.OutOfMemory:
            low = middle + 1
    return high


def measured(row: Row, with_needs: bool) -> Row:
    """Return the row with its figures; of one for which the board's heap is too small, only that."""
    try:
        used = live(row.walk)
    except vm.OutOfMemory:
        return Row(row.name, row.walk, HEAP_KB, HEAP_KB + 1)
    return Row(row.name, row.walk, used, needs(row.walk, int(used)) if with_needs else 0)


def _needs(row: Row) -> str:
    return "more" if row.needs > HEAP_KB else f"{row.needs or '-'}"


def table(found: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| scene, or game and bot | live | needs | free | board |", "| --- | ---: | ---: | ---: | ---: |"]
    for row in found:
        lines.append(f"| {row.name} | {row.live:.0f} | {_needs(row)} | {row.free:.0f} | {row.board:.0f} |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; return how the command ends."""
    parser = argparse.ArgumentParser(prog="python -m tools.heap", description="Heap per scene, game and bot, in KB.")
    parser.add_argument("words", nargs="*", help="only rows that hold one of these")
    parser.add_argument("--live", action="store_true", help="skip the search for the smallest heap")
    options = parser.parse_args(arguments)
    wanted = [row for row in rows() if not options.words or any(word in row.name for word in options.words)]
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda row: measured(row, not options.live), wanted))
    print(table(found))
    return 1 if any(row.free < FREE_KB for row in found) else 0


if __name__ == "__main__":
    sys.exit(main())
