"""Show what the program keeps in the board's heap, in bytes:

    python -m tools.heap [GAME ...] [--rounds N]     what is alive in every scene and game, after evenings
    python -m tools.heap --language de               the same where the board speaks German
    python -m tools.heap --elsewhere cable           the same against an opponent by cable, or network: on a Pico W
    python -m tools.heap --modules                   what each module keeps
    python -m tools.heap --large                     blocks above 512 bytes that a round of play asks for
    python -m tools.heap --whole                     the same evenings on the 64-bit VM: the largest hole at the end

All but `--whole` are **measured** on the 32-bit MicroPython VM (see tools.vm32), which keeps what the board keeps, with
the very `.mpy` files of the drive. An evening sets every game up against the hard bot and plays it, with hints, pauses,
moves taken back and a new game; between two games the board plays by itself, and at the end every other scene is
visited. Three orders of the games are played, each twice round. What names take is reckoned for the board, whose table
of names has 6 bytes an entry where the VM's has 7; what is free is reckoned from what was measured on both.

Somebody elsewhere and the broker are in the same heap, one game an evening: what the other side takes is measured as it
sits down, and taken off. While they meet over a network each side has its own copy of what is loaded for that.

`--whole` is a test of fragmentation: the VM of 64 bits has a heap of fixed size, made as much larger than the board's
as the program is there, beside what the tool itself takes. It does what CircuitPython does and MicroPython does not:
garbage is collected after each import, and before the heap grows beyond what the board has claimed (see CLAIMED). The
hole is read after each collection. Ends with 1 where the margins of the board's heap are not kept.
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
from tools import payload, vm, vm32

HEAP = 161_840
"""Bytes that are free when code.py starts, on a Raspberry Pi Pico with CircuitPython 10 as it is released."""
PICO_W = 179_200
"""The same on a Raspberry Pi Pico W, as its firmware told on an emulated board: it plays over a network."""
RADIO = 2_500
"""At least so many of them a match over a network takes on the emulated board and not on the VM: WiFi and sockets."""
HEAPS = {"cable": HEAP, "network": PICO_W - RADIO}
VM_MORE = 1.04
"""At least so much more than the emulated board does the VM keep, where both were looked at (tools/pace/board.json)."""
MENU_FREE = 110_000
FREE = 40_000
HOLE = 16_000
CLAIMED = 124_000
"""So many of its bytes a board uses from the first game on: CircuitPython's heap has 8 KB at first and is doubled, when
a collection has made no room, up to 128 KB with its tables. What is left then is too little to double once more, and
stays in one piece as long as all finds room in what there is. At the menu it is half: the model is crueler there."""
LARGE = 512
ROOM = 60_000  # bytes of the 64-bit VM's heap, at least what the tool itself takes
ROUNDS = 2
EVERY = 25  # rounds of the loop between two looks

WITH_OTHER = "{}", "{} thinking", "pause", "ask", "connecting", "meeting"  # the other side of a match sits there

Places = dict[str, dict[str, int]]
"""Where -> `first` (bytes alive when it was first come to), `most`, `last`, and `names`, what of them names take."""


def orders(keys: Iterable[str] = ()) -> list[tuple[str, ...]]:
    """Return three orders of games, by default of all: as given, the other way round, and every second one first."""
    keys = tuple(keys) or tuple(row[0] for row in games.CATALOGUE)
    return [keys, keys[::-1], keys[1::2] + keys[::2]]


def evening(folder: Path, order: tuple[str, ...], rounds: int = ROUNDS, before: str = "en") -> Places:
    """Play an evening on the 32-bit VM; return what was alive where. before: the language that the board speaks, or how
    somebody elsewhere is reached."""
    found = vm32.run(folder, "evening", f"{before}:" + ",".join(order), str(rounds), str(EVERY), "0")
    return {row.pop("place"): row for row in found if "place" in row}


def far_evening(folder: Path, how: str, key: str, rounds: int = ROUNDS) -> Places:
    """Play an evening of one game against somebody elsewhere; return what was alive where, the other side taken off.
    how: cable, network."""
    places = evening(folder, (key,), rounds, how)
    other = places.pop("beside")["last"] - places.pop("alone")["last"]
    for place in WITH_OTHER:
        for what in ("first", "most", "last"):
            if place.format(key) in places:
                places[place.format(key)][what] -= other
    return places


def at_a_match(places: Places) -> Places:
    """Return the places of an evening against an opponent that the margin holds for. Not the menu, which has another;
    nor `meeting`, in which each side has its own copy of what is loaded for that."""
    return {place: places[place] for place in places if place not in ("menu", "meeting")}


def large(folder: Path, order: tuple[str, ...], above: int = LARGE) -> dict[str, dict[str, int]]:
    """Play an evening; return where -> bytes of a block -> how often a round that imported nothing asked for one."""
    blocks: dict[str, dict[str, int]] = vm32.run(folder, "evening", ",".join(order), "1", "1000", str(above))[-1][
        "large"
    ]
    return blocks


def worst(evenings: list[Places]) -> Places:
    """Return the most that was alive in each place in any of the evenings."""
    found: Places = {}
    for places in evenings:
        for place, row in places.items():
            best = found.setdefault(place, dict(row))
            found[place] = {what: max(best[what], row[what]) for what in row}
    return dict(sorted(found.items(), key=lambda item: item[1]["most"]))


def free(alive: int, heap: int = HEAP) -> int:
    """Return how many bytes of its heap a board has free where so many are alive on the VM."""
    return heap - int(alive / VM_MORE)


def wanted(place: str) -> int:
    """Return how many bytes are to be free in a place."""
    return MENU_FREE if place == "menu" else FREE


def short(places: Places, heap: int = HEAP) -> list[str]:
    """Return a sentence for each place in which too little of a heap is free."""
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
    """Return the modules of glowgrid that a module imports before it does anything."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            found += [base] + [f"{base}.{item.name}" for item in node.names]
    return found


def in_order(wanted_modules: list[str]) -> list[str]:
    """Return the modules so that each comes after those that it imports."""
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
    """Return (module, bytes it keeps apart from names, names that are new with it) for all that an evening loads."""
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
    """Play an evening on the 64-bit VM, in the board's heap; return the largest hole after the collection that has left
    the smallest, in board's bytes.

    Raises vm.OutOfMemory where the evening does not come to its end.
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
    """Print the places; tell whether enough is free in those that are bound to it."""
    print(f"{heap:,} bytes are free when code.py starts.\n\n{table(places, heap)}")
    missing = short(bound, heap)
    print("\n".join(missing))
    return not missing


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; return how the command ends."""
    parser = argparse.ArgumentParser(prog="python -m tools.heap", description="What the board's heap holds, in bytes.")
    parser.add_argument("games", nargs="*", help="only these games, in this order")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each order is played")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="what the board speaks meanwhile")
    parser.add_argument("--elsewhere", choices=("cable", "network"), help="how somebody elsewhere is reached")
    for name in ("modules", "large", "whole"):
        parser.add_argument(f"--{name}", action="store_true")
    options = parser.parse_args(arguments)
    unknown = set(options.games) - {row[0] for row in games.CATALOGUE}
    if unknown:
        parser.error(f"there is no game {min(unknown)}")
    if not options.whole and not vm32.is_there():
        print(f"Nothing is measured: {vm32.NEEDS_NODE}.")
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
