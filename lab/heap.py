"""Measure what the program keeps on the board's heap, in bytes:

    python -m lab.heap [GAME ...] [--rounds N]   live bytes in every scene and game, after evenings
    python -m lab.heap --language de             the same with the board in German
    python -m lab.heap --elsewhere cable         the same against an opponent by cable, or network (a Pico W's heap)
    python -m lab.heap --modules                 bytes per module
    python -m lab.heap --large                   allocations above 512 bytes during a round of play
    python -m lab.heap --whole                   the same evenings on the 64-bit VM: largest free block at the end

All but `--whole` are **measured** on the 32-bit MicroPython VM (tools.vm32), which keeps what the board keeps, with the
same `.mpy` files. An evening sets up every game against the hard bot and plays it, with hints, pauses, undone moves and
a new game. Between two games the attract mode runs; at the end every other scene is visited. Three orders of the games
are played, each twice. The memory of names is converted for the board, whose name table has 6 bytes per entry instead
of the VM's 7. Free memory is derived from measurements on both.

An opponent by cable or network, and the broker, live in the same heap, for one game per evening. Their memory is
measured when the opponent sits down, and subtracted. While they connect over a network, each side has its own copy of
the modules that this loads.

`--whole` tests fragmentation. The 64-bit VM has a heap of fixed size, enlarged in proportion to the program's size on
it, plus the memory of the tool itself. As CircuitPython does and MicroPython does not, it collects garbage after each
import, and before the heap grows beyond what the board has claimed (CLAIMED). The largest free block is read after each
collection. The tool exits with 1 if the margins of the board's heap are not kept.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from tools import vm, vm32
from tools.build import payload

HEAP = 161_840
"""Free bytes when code.py starts, on a Raspberry Pi Pico with the released CircuitPython 10."""
PICO_W = 179_200
"""The same on a Raspberry Pi Pico W, which a match over a network needs, as its firmware told on an emulated board."""
RADIO = 2_500
"""Bytes of them that such a match takes on the emulated board, at least, and not on the VM: WiFi and sockets."""
HEAPS = {"cable": HEAP, "network": PICO_W - RADIO}
VM_MORE = 1.04
"""Live bytes on the VM relative to the emulated board, at least, where both were measured (lab/pace/board.json)."""
MENU_FREE = 110_000
FREE = 40_000
HOLE = 16_000
CLAIMED = 124_000
"""Size of the board's heap from the first game on.

CircuitPython's heap starts with 8 KB and doubles when a collection finds no room, up to 128 KB with its tables. The
rest is too small to double again, and stays in one piece as long as everything fits below it. At the menu the real
figure is half, so the model is stricter there."""
LARGE = 512
ROOM = 60_000  # bytes of the 64-bit VM's heap for the tool itself, at least
ROUNDS = 2
EVERY = 25  # rounds of the loop between two measurements

WITH_OTHER = "{}", "{} thinking", "pause", "ask", "connecting", "meeting"  # places where the opponent is in the heap

Places = dict[str, dict[str, int]]
"""Place -> `first` (live bytes at the first visit), `most`, `last`, and `names` (the part that names take)."""


def orders(keys: Iterable[str] = ()) -> list[tuple[str, ...]]:
    """Return three orders of the games: as given, reversed, and every second one first. By default, all games."""
    keys = tuple(keys) or tuple(row[0] for row in games.CATALOGUE)
    return [keys, keys[::-1], keys[1::2] + keys[::2]]


def evening(folder: Path, order: tuple[str, ...], rounds: int = ROUNDS, before: str = "en") -> Places:
    """Play an evening on the 32-bit VM and return the live bytes by place.

    `before` is the language of the board, or the connection to the opponent.
    """
    found = vm32.run(folder, "evening", f"{before}:" + ",".join(order), str(rounds), str(EVERY), "0")
    return {row.pop("place"): row for row in found if "place" in row}


def far_evening(folder: Path, how: str, key: str, rounds: int = ROUNDS) -> Places:
    """Play an evening of one game against a remote opponent. Return the live bytes by place, without the opponent's.

    `how` is "cable" or "network".
    """
    places = evening(folder, (key,), rounds, how)
    other = places.pop("beside")["last"] - places.pop("alone")["last"]
    for place in WITH_OTHER:
        for what in ("first", "most", "last"):
            if place.format(key) in places:
                places[place.format(key)][what] -= other
    return places


def at_a_match(places: Places) -> Places:
    """Return the places of an evening against an opponent to which the margin applies. The menu has its own, and at
    `meeting` each side has its own copy of the modules."""
    return {place: places[place] for place in places if place not in ("menu", "meeting")}


def large(folder: Path, order: tuple[str, ...], above: int = LARGE) -> dict[str, dict[str, int]]:
    """Play an evening. Return large allocations by place: block size -> count.

    Only rounds that imported nothing count, and blocks above `above` bytes.
    """
    blocks: dict[str, dict[str, int]] = vm32.run(folder, "evening", ",".join(order), "1", "1000", str(above))[-1][
        "large"
    ]
    return blocks


def worst(evenings: list[Places]) -> Places:
    """Return the most live bytes of each place over all evenings."""
    found: Places = {}
    for places in evenings:
        for place, row in places.items():
            best = found.setdefault(place, dict(row))
            found[place] = {what: max(best[what], row[what]) for what in row}
    return dict(sorted(found.items(), key=lambda item: item[1]["most"]))


def free(alive: int, heap: int = HEAP) -> int:
    """Return the free bytes of a board's heap for this number of live bytes on the VM."""
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


# -- by module


def _imports(path: Path, name: str) -> list[str]:
    """Return the glowgrid modules that a module imports at its top level."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            found += [base] + [f"{base}.{item.name}" for item in node.names]
    return found


def in_order(wanted_modules: list[str]) -> list[str]:
    """Return the modules in an order in which each follows its imports."""
    lib = vm.ROOT / "lib"
    files = {}
    for path in sorted((lib / "glowgrid").rglob("*.py")):
        files[".".join(path.relative_to(lib).with_suffix("").parts).removesuffix(".__init__")] = path
    order: list[str] = []

    def visit(name: str) -> None:
        if name in files and name not in order:
            for other in _imports(files[name], name):
                if other != name:
                    visit(other)
            order.append(name) if name not in order else None

    for name in wanted_modules:
        visit(name)
    return order


def modules(folder: Path) -> list[tuple[str, int, int]]:
    """Return (module, its bytes without names, its new names) for all modules that an evening loads."""
    loaded = {name for row in vm32.run(folder, "loaded", ",".join(orders()[0]), "1") for name in row["modules"]}
    first = "adafruit_ticks", "adafruit_matrixkeypad", "neopixel", "glowgrid.config.settings"
    names = [*first, *in_order(sorted(loaded))]
    return [(row["name"], row["bytes"], row["strings"]) for row in vm32.run(folder, "modules", *names)]


def module_table(rows: list[tuple[str, int, int]]) -> str:
    """Return the modules as a Markdown table, the largest first."""
    lines = ["| module | bytes | new names |", "| --- | ---: | ---: |"]
    for name, size, names in sorted(rows, key=lambda row: -row[1]):
        lines.append(f"| {name.removeprefix('glowgrid.')} | {size:,} | {names} |")
    together = sum(size for _, size, _ in rows), sum(names for *_, names in rows)
    return "\n".join([*lines, f"| **together** | {together[0]:,} | {together[1]} |"])


# -- whole


def whole(folder: Path, order: tuple[str, ...], rounds: int = ROUNDS) -> int:
    """Play an evening on the 64-bit VM in a heap as large as the board's.

    Return the smallest of the largest free blocks.

    The result is in bytes of the board. Raises vm.OutOfMemory if the evening does not finish.
    """
    there, claim = (int(size * vm.BOARD_TO_VM) for size in (HEAP, CLAIMED))
    given = ",".join(order), str(rounds), "0", str(there), str(claim)
    said = vm.run("whole_evening.py", *given, heap=str(there + ROOM), timeout=600, path=vm.drive(folder))
    holes = [int(found) for found in re.findall(r"max free sz: (\d+)", said)]
    return int(min(holes) * vm.BLOCK / vm.BOARD_TO_VM)


def _print_whole(folder: Path, wanted_orders: list[tuple[str, ...]], rounds: int) -> bool:
    fine = True
    for order in wanted_orders:
        try:
            hole = whole(folder, order, rounds)
        except vm.OutOfMemory as error:
            print(f"{', '.join(order)}: out of memory\n{error}")
            fine = False
        else:
            print(f"{', '.join(order)}: the largest hole is never below {hole:,} bytes; {HOLE:,} are wanted.")
            fine = fine and hole >= HOLE
    return fine


def _print_evenings(folder: Path, wanted_orders: list[tuple[str, ...]], rounds: int, language: str) -> bool:
    with ThreadPoolExecutor(2) as pool:
        places = worst(list(pool.map(lambda order: evening(folder, order, rounds, language), wanted_orders)))
    return _print_places(places, places)


def _print_far(folder: Path, how: str, keys: list[str], rounds: int) -> bool:
    with ThreadPoolExecutor(2) as pool:
        places = worst(list(pool.map(lambda key: far_evening(folder, how, key, rounds), keys)))
    return _print_places(places, at_a_match(places), HEAPS[how])


def _print_places(places: Places, bound: Places, heap: int = HEAP) -> bool:
    """Print the places. Return whether enough memory is free in those of `bound`."""
    print(f"{heap:,} bytes are free when code.py starts.\n\n{table(places, heap)}")
    missing = short(bound, heap)
    print("\n".join(missing))
    return not missing


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m lab.heap", description="Measure the board's heap, in bytes.")
    parser.add_argument("games", nargs="*", help="only these games, in this order")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="times that each order is played")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="language of the board")
    parser.add_argument("--elsewhere", choices=("cable", "network"), help="play a remote opponent over this")
    for name in ("modules", "large", "whole"):
        parser.add_argument(f"--{name}", action="store_true")
    options = parser.parse_args(arguments)
    unknown = set(options.games) - {row[0] for row in games.CATALOGUE}
    if unknown:
        parser.error(f"there is no game {min(unknown)}")
    if not options.whole and not vm32.is_there():
        print(f"Not measured: {vm32.NEEDS_NODE}.")
        return 1
    wanted_orders = [tuple(options.games)] if options.games else orders()
    with payload.drive() as folder:
        if options.elsewhere:
            keys = options.games or [row[0] for row in games.CATALOGUE]
            return 0 if _print_far(folder, options.elsewhere, keys, options.rounds) else 1
        if options.modules:
            print(module_table(modules(folder)))
            return 0
        if options.large:
            found = large(folder, wanted_orders[0])
            for place, sizes in found.items():
                print(f"{place}: " + ", ".join(f"{size} bytes {times} times" for size, times in sizes.items()))
            return 1 if found else 0
        if options.whole:
            return 0 if _print_whole(folder, wanted_orders, options.rounds) else 1
        return 0 if _print_evenings(folder, wanted_orders, options.rounds, options.language) else 1


if __name__ == "__main__":
    sys.exit(main())
