"""Run all measurements, and write their results to docs/developers/benchmarks.md:

    python -m lab.benchmarks

The page shows:

- moves and nodes per second, compared with OpenSpiel and easyAI (lab.engine_bench)
- the times of a frame, a keypad scan and an import, on CPython and on this computer's MicroPython VM
- estimates of such times for the board (lab.pace)
- how much time online play adds to each round of the main loop (lab.online_frame_times)
- the heap of every scene and game (lab.heap)
"""

import os
import platform
import subprocess
import sys
from pathlib import Path

from host_common import command_line
from lab import engine_bench, online_frame_times, web_bench
from lab.heap import evenings, margins, module_sizes
from lab.pace import start_files, table
from tools import vm, vm32
from tools.build import payload

PAGE = Path(__file__).resolve().parent.parent / "docs" / "developers" / "benchmarks.md"
HEAD = """# Benchmarks

`python -m lab.benchmarks` generated this page on {}, with CPython {} and MicroPython {}.
Times on a PC vary by a tenth from run to run. Ratios compare interleaved runs.

## Games and bots

All engines choose the moves of their random play-outs by the same numbers. A node is one move that a search looks
at. The searches are the hard bot's, OpenSpiel's `alpha_beta_search` and easyAI's `Negamax`, all to a depth of {}.
The board's figures are estimated from the VM's: the time for one iteration of a loop is known for both. Each figure
is the median of {} interleaved runs; each ratio shows their lowest and highest value. On a computer, tic-tac-toe,
connect four and Othello use tables that a board has no memory for. The following table shows the ratios to OpenSpiel's
play-outs in processor time, as in `python -m lab.engine_bench`: the median of ten runs on each Python, and the lowest
and the highest. Other programs kept the machine busy. In earlier runs with less load, the medians at Othello were
1.16 to 1.25 on Python 3.11.

| Python | tictactoe | connectx | othello |
| --- | ---: | ---: | ---: |
| 3.10 | 0.89 (0.73 to 0.97) | 1.11 (1.02 to 1.44) | 0.78 (0.61 to 1.03) |
| 3.11 | 1.25 (1.04 to 1.42) | 1.50 (1.41 to 1.61) | 1.09 (0.92 to 1.23) |
| 3.12 | 1.24 (0.94 to 1.48) | 1.41 (1.09 to 1.65) | 0.98 (0.66 to 1.00) |
| 3.13 | 1.23 (0.93 to 1.62) | 1.35 (1.26 to 1.98) | 0.93 (0.76 to 1.00) |

Python 3.14 has not been measured.

The two programs draw checkers by different rules, and OpenSpiel ends go (on 9x9) at a repetition, which Glowgrid
forbids. So their random games have different lengths there; the ratio compares moves, not games. Dots and boxes is
compared on 3 x 3 boxes.

"""
HEAP = """
## Heap, in bytes

{:,} bytes are free when code.py starts, **measured** with the released CircuitPython 10 firmware for a Raspberry Pi
Pico on an emulated board. Live memory is **measured** on MicroPython's 32-bit VM with the files of the drive (see
lab.heap). A figure is the maximum after collecting garbage, over evenings of all games against the hard bot, one
after the other, with setups, hints, pauses and attract mode in between, in {} orders, {} times each. The memory of
names is **estimated** from their number, because the board's table of names has other entries than the VM's. The
limits are {:,} free bytes at the menu and {:,} in every other place.

"""
MODULES = """
Memory of each loaded module, without names: code, constants and classes.

"""
PYTHONS = "CPython", "MicroPython"
STARTED = "config.settings", "hal.console_builder", "app.app", "scenes.menu"
PLAYED = "engine.match", "games.connectx", "scenes.play"
IMPORTED = [f"glowgrid.{name}" for name in STARTED + PLAYED]
"""The modules that are needed to start Glowgrid and to play a game."""


def bench() -> dict[str, list[str]]:
    """Run `tools/vm/bench.py`, and return a dict with the results. Each key is the name of a measured part. The value
    for each key is [microseconds on CPython, microseconds on MicroPython]."""
    found: dict[str, list[str]] = {}
    env = os.environ | {"PYTHONPATH": f"{vm.LIB}{os.pathsep}{vm.SCRIPTS}", "PYTHONDONTWRITEBYTECODE": "1"}
    line = [sys.executable, str(vm.SCRIPTS / "bench.py"), *IMPORTED]
    here = subprocess.run(line, capture_output=True, text=True, env=env, check=True).stdout
    with payload.drive() as folder:
        short = payload.module_names(payload.payload(payload.JOINED))
        names = [short.get(name, name) for name in IMPORTED]
        there = vm.run("bench.py", *names, heap="1M", path=vm.drive(folder))
    for row in [*here.splitlines(), *there.splitlines()]:
        what, _, microseconds = row.rpartition(" ")
        found.setdefault(what, []).append(microseconds)
    return found


def _heap() -> str:
    """Return the page's tables about the heap, or a sentence that says which programs are missing."""
    if not vm32.is_there():
        return f"Not measured: {vm32.NEEDS_NODE}."
    with payload.drive() as folder:
        places = evenings.worst([evenings.evening(folder, order, evenings.ROUNDS) for order in evenings.orders()])
        sizes = module_sizes.module_table(module_sizes.modules(folder))
        return margins.table(places) + "\n" + MODULES + sizes


def page() -> str:
    """Measure everything, and return the page as Markdown."""
    versions = platform.machine(), platform.python_version(), vm.version()
    lines = [HEAD.format(*versions, engine_bench.DEPTH, engine_bench.RUNS) + engine_bench.report()]
    lines.append(
        "## On this computer, in microseconds\n\n| what | " + " | ".join(PYTHONS) + " |\n| --- | ---: | ---: |"
    )
    lines += [f"| {what} | {' | '.join(values)} |" for what, values in bench().items()]
    lines.append("\n## On the board, estimated\n\n" + table.page())
    lines.append(start_files.section())
    lines.append("\n" + online_frame_times.section().rstrip())
    limits = margins.MENU_FREE, margins.FREE
    lines.append(HEAP.format(margins.HEAP, len(evenings.orders()), evenings.ROUNDS, *limits) + _heap())
    return "\n".join([*lines, "", web_bench.section()])


def main(arguments: list[str] | None = None) -> None:
    """Measure and write the page. This takes long, so options are checked first."""
    what = "Run all measurements, and write docs/developers/benchmarks.md."
    command_line.parser("python -m lab.benchmarks", what).parse_args(arguments)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE}")


if __name__ == "__main__":
    main()
