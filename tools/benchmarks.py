"""Measure the firmware, and write docs/benchmarks.md:

    python -m tools.benchmarks

The page compares moves and nodes per second with OpenSpiel and easyAI (tools.engine_bench). It gives times of a frame,
a keypad scan and an import on CPython and on this computer's MicroPython VM, and estimates for the board
(tools.estimate). It shows what online play adds to the rounds of the loop (tools.link_rounds), and the heap of every
scene and game (tools.heap).
"""

import os
import platform
import subprocess
import sys
from pathlib import Path

from tools import engine_bench, estimate, heap, link_rounds, payload, vm, vm32, web_bench
from tools.pace import table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
HEAD = """# Benchmarks

Made by `python -m tools.benchmarks` on {}, with CPython {} and MicroPython {}.
Times of a PC vary by a tenth from run to run; ratios are of runs that took turns.

## Games and bots

Play-outs choose each move of each new game by the same numbers. A search's nodes are moves looked at: the hard bot's,
OpenSpiel's `alpha_beta_search` and easyAI's `Negamax` to a depth of {}. What the board does is estimated from the VM by
the trip round a loop that is known of both. Each figure is the median of {} runs that took turns, each ratio the lowest
and the highest of theirs. Machines differ more than runs do: on those measured so far, medians of the ratio to
OpenSpiel's play-outs were 0.91 to 1.15 at tic-tac-toe, 1.00 to 1.19 at connect four and 0.44 to 0.60 at Othello.

"""
HEAP = """
## Heap, in bytes

{:,} are free when code.py starts: measured on a Raspberry Pi Pico's firmware of CircuitPython 10 as it is released,
on an emulated board. What is alive is **measured** on MicroPython's 32-bit VM with the files of the drive (see
tools.heap): the most after collecting garbage, in evenings of all games against the hard bot one after the other, with
set-ups, hints, pauses and the board playing by itself between, in {} orders, each {} times over. What names take is
**estimated** from how many they are, as the board's table of names has other entries than the VM's. At the menu {:,}
are to be free, elsewhere {:,}.

"""
MODULES = """
What each module keeps, once it is loaded, apart from names: code, constants, classes.

"""
PYTHONS = "CPython", "MicroPython"


def bench() -> dict[str, list[str]]:
    """Return the results of `tools/vm/bench.py`: what was measured -> microseconds on each Python, as text."""
    found: dict[str, list[str]] = {}
    env = os.environ | {"PYTHONPATH": f"{vm.LIB}{os.pathsep}{vm.SCRIPTS}", "PYTHONDONTWRITEBYTECODE": "1"}
    line = [sys.executable, str(vm.SCRIPTS / "bench.py")]
    here = subprocess.run(line, capture_output=True, text=True, env=env, check=True).stdout
    with payload.drive() as folder:
        there = vm.run("bench.py", heap="1M", path=vm.drive(folder))
    for row in [*here.splitlines(), *there.splitlines()]:
        what, _, microseconds = row.rpartition(" ")
        found.setdefault(what, []).append(microseconds)
    return found


def _heap() -> str:
    """Return the heap tables, or a sentence about what is missing to measure them."""
    if not vm32.is_there():
        return f"Not measured: {vm32.NEEDS_NODE}."
    with payload.drive() as folder:
        places = heap.worst([heap.evening(folder, order, heap.ROUNDS) for order in heap.orders()])
        return heap.table(places) + "\n" + MODULES + heap.module_table(heap.modules(folder))


def page() -> str:
    """Measure everything and return the page."""
    versions = platform.machine(), platform.python_version(), vm.version()
    lines = [HEAD.format(*versions, engine_bench.DEPTH, engine_bench.RUNS) + engine_bench.report()]
    lines.append(
        "## On this computer, in microseconds\n\n| what | " + " | ".join(PYTHONS) + " |\n| --- | ---: | ---: |"
    )
    lines += [f"| {what} | {' | '.join(values)} |" for what, values in bench().items()]
    files = estimate.start()
    frames = {row[0]: estimate.frame(row[0]) for row in estimate.games.CATALOGUE}
    lines.append("\n## On the board, estimated\n\n" + table.page())
    lines.append(f"From power-on to the menu: {sum(files.values())} bytes in {len(files)} files, about")
    lines.append(f"{sum(files.values()) * estimate.US_A_BYTE / 1e6:.1f} s. A frame of the play scene on 8x8, in ms:\n")
    lines.append(estimate.frame_table(frames))
    lines.append("\n" + link_rounds.section().rstrip())
    lines.append(HEAP.format(heap.HEAP, len(heap.orders()), heap.ROUNDS, heap.MENU_FREE, heap.FREE) + _heap())
    return "\n".join([*lines, "", web_bench.section()])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE}")
