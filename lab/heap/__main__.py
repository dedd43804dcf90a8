"""Measure the use of the board's heap, in bytes:

    python -m lab.heap [GAME ...] [--rounds N]   live bytes in every scene and game, after evenings
    python -m lab.heap --language de             the same with the board in German
    python -m lab.heap --online cable            the same against a remote opponent by cable
    python -m lab.heap --online network          the same over a network, with the heap of a Pico W
    python -m lab.heap --pairs                   nine evenings with pairs of sizes, languages and grids
    python -m lab.heap --pairs --grid 16x16 othello=14/0 gomoku   one evening of these games, with these options
    python -m lab.heap --pairs --keypad buttons  the same evenings on a board with buttons instead of a keypad
    python -m lab.heap --modules                 bytes per module
    python -m lab.heap --large                   allocations above 512 bytes during a round of play
    python -m lab.heap --whole                   the same evenings on the 64-bit VM: largest free block at the end
    python -m lab.heap --boards                  memory of the two kinds of boards of 100 x 100 cells

An evening is a long simulated session of play. By default all games are played in three different orders, and each
order is played twice. The memory that names take is converted for the board, because an entry of the name table has 6
bytes on the board and 7 bytes on the VM. Free memory on the board is calculated from measurements on the VM and on the
board. The exit code is 1 if less memory is free than lab/heap/margins.py demands.
"""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from host_common import command_line
from host_common.command_line import count
from lab.heap import evenings, fragmentation, game_board_sizes, margins, module_sizes, pairwise
from tools import vm, vm32
from tools.build import payload


def _whole(folder: Path, options: argparse.Namespace) -> bool:
    fine = True
    for order in _orders(options):
        try:
            block = fragmentation.largest_block(folder, order, options.rounds)
        except vm.OutOfMemory as error:
            print(f"{', '.join(order)}: out of memory\n{error}")
            fine = False
        else:
            print(f"{', '.join(order)}: the largest free block has {block:,} bytes; {margins.HOLE:,} are wanted.")
            fine = fine and block >= margins.HOLE
    return fine


def _evenings(folder: Path, options: argparse.Namespace) -> bool:
    with ThreadPoolExecutor(2) as pool:
        played = pool.map(
            lambda order: evenings.evening(folder, order, options.rounds, options.language or LANGUAGES[0]),
            _orders(options),
        )
        places = evenings.worst(list(played))
    return _print_places(places)


def _online(folder: Path, options: argparse.Namespace) -> bool:
    how, keys = options.online, options.games or evenings.games_for_two()
    with ThreadPoolExecutor(2) as pool:
        played = pool.map(lambda key: evenings.remote_evening(folder, how, key, options.rounds), keys)
        places = evenings.worst(list(played))
    return _print_places(places, how)


def _print_places(places: margins.Places, online: str = "") -> bool:
    """Print the table of `places`. Return True if enough memory is free in each place.

    `online`: the connection to the remote opponent, a key of margins.HEAPS.
    """
    heap = margins.HEAPS[online]
    print(f"{heap:,} bytes are free when code.py starts.\n\n{margins.table(places, heap)}")
    missing = margins.short(places, online)
    print("\n".join(missing))
    return not missing


def _pairs(folder: Path, options: argparse.Namespace) -> bool:
    language, grid = options.language, options.grid
    chosen = [row for row in pairwise.evenings() if language in (None, row[0]) and grid in (None, row[1])]
    if options.games:
        rows = [pairwise.row(text) for text in options.games]
        chosen = [(language or LANGUAGES[0], grid or pairwise.GRIDS[0], rows)]
    found = pairwise.play_all(folder, chosen, options.keypad or pairwise.KEYPADS[0])
    missing = pairwise.short(found)
    print("\n".join([pairwise.table(found), *missing]))
    return not missing


def _modules(folder: Path, options: argparse.Namespace) -> bool:
    print(module_sizes.module_table(module_sizes.modules(folder)))
    return True


def _large(folder: Path, options: argparse.Namespace) -> bool:
    found = evenings.large(folder, _orders(options)[0])
    for place, sizes in found.items():
        print(f"{place}: " + ", ".join(f"{size} bytes {times} times" for size, times in sizes.items()))
    return not found


def _boards(folder: Path, options: argparse.Namespace) -> bool:
    print(game_board_sizes.table(game_board_sizes.measured()))
    return True


ON_64_BITS = {"whole": _whole, "boards": _boards}
ON_32_BITS = {"modules": _modules, "large": _large, "pairs": _pairs}


def _orders(options: argparse.Namespace) -> list[tuple[str, ...]]:
    return [tuple(options.games)] if options.games else evenings.orders()


def _parser() -> argparse.ArgumentParser:
    parser = command_line.parser("python -m lab.heap", "Measure the board's heap, in bytes.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games, in this order")
    parser.add_argument("--rounds", type=count, default=evenings.ROUNDS, metavar="N", help="times to play each order")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the board")
    parser.add_argument("--grid", choices=pairwise.GRIDS, help="only this grid, with --pairs")
    parser.add_argument("--keypad", choices=pairwise.KEYPADS, help="what the keys are, with --pairs")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--online", choices=[*filter(None, margins.HEAPS)], help="play a remote opponent over this")
    kinds.add_argument("--pairs", action="store_true", help="sizes, languages and grids in pairs; GAME=OPTION/... too")
    kinds.add_argument("--modules", action="store_true", help="bytes per module")
    kinds.add_argument("--large", action="store_true", help="allocations above 512 bytes during a round of play")
    kinds.add_argument("--whole", action="store_true", help="largest free block, on the 64-bit VM")
    kinds.add_argument("--boards", action="store_true", help="memory of the two kinds of boards")
    return parser


def _check(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Print a sentence and exit if the options of the command contradict each other, or if a game or an option of a
    game is not valid."""
    for name in ("grid", "keypad"):
        if getattr(options, name) and not options.pairs:
            parser.error(f"--{name} goes with --pairs")
    if options.language and any((options.online, options.modules, options.large, options.whole, options.boards)):
        parser.error("--language goes with --pairs, or without another kind of measurement")
    check = pairwise.row if options.pairs else games.load
    try:
        for text in options.games:
            check(text)
    except ValueError as error:
        parser.error(str(error))
    playable = evenings.games_for_two() if options.online else options.games
    for key in options.games:
        if key not in playable:
            parser.error(f"{key} is not a game for two players, so --online cannot play it")


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the results, and return the exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    _check(parser, options)
    measure = next((ON_64_BITS[name] for name in ON_64_BITS if getattr(options, name)), None)
    if measure is None:
        measure = next((ON_32_BITS[name] for name in ON_32_BITS if getattr(options, name)), None)
        measure = measure or (_online if options.online else _evenings)
        if not vm32.is_there():
            print(f"Not measured: {vm32.NEEDS_NODE}.")
            return 1
    elif not vm.is_there():
        print(f"Not measured: {vm.MISSING}.")
        return 1
    with payload.drive() as folder:
        return 0 if measure(folder, options) else 1


if __name__ == "__main__":
    sys.exit(main())
