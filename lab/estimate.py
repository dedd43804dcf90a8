"""Estimate how long the start and a frame take on the reference board:

    python -m lab.estimate          everything
    python -m lab.estimate --parts  without the table of user-visible times

**User-visible times**: as estimated, and as measured on an emulated board (lab.pace).

**Start**: the app runs on the MicroPython VM to list the modules that are imported from power-on to the menu. Each
counts with its size on the drive (tools.build.payload) at 23 µs per byte, as measured on the board. Adafruit's
libraries count, too.

**Frame**: the VM times the parts of a frame of the play scene on 8x8 while a person is to move. It also times the loop
`for i in range(n): s += i`, whose iteration takes 14 µs on the board. A part is assumed to take as many iterations on
the board as on the VM. Handing over the pixels runs in the firmware's own code, so it is taken from the board: 2.1 ms
for show(), and 0.5 ms for the slice of 64 ints before it. A module's share is that of its bytecode, counted on CPython.
Work done once per turn, such as finding the targets, happens before the frame and does not count.

**Stripping** (tools.build.strip_source): the bytes that the board need not read, and the time that the VM takes to
import the same modules stripped and unstripped, in alternating runs.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median

from glowgrid import games
from lab.pace import table
from tools import vm
from tools.build.payload import AS_IS, LIBRARIES, SOURCE, build, drive, payload

US_A_BYTE = 23
US_A_TRIP = 14
SHOW_MS = 2.1
SLICE_MS = 0.5
START_BYTES = 66 * 1024
FRAME_MS = 15
RUNS = 15  # imports of each kind


def start(as_is: bool = False) -> dict[str, int]:
    """Return the size of each file that the board reads before the menu, as deployed or unstripped."""
    files = payload(AS_IS if as_is else SOURCE)
    with drive(SOURCE) as folder:
        said = vm.run("imports.py", path=vm.drive(folder))
    paths = [Path(line.split()[1]).relative_to(folder).as_posix() for line in said.splitlines()]
    read = ["boot.py", "code.py", *(f"lib/{name}" for name in LIBRARIES), *paths]
    return {path: len(files[path]) for path in read}


def frame(game: str) -> dict[str, float]:
    """Return the estimated milliseconds of each part of a frame of `game` on the board."""
    with drive() as folder:
        words = vm.run("frames.py", game, heap="1M", path=vm.drive(folder)).split()
    took = {words[at]: float(words[at + 1]) for at in range(1, len(words), 2)}
    board_ms = US_A_TRIP / took.pop("trip") / 1000
    return {part: ns * board_ms for part, ns in took.items()} | {"handing over": SHOW_MS + SLICE_MS}


def shares(game: str) -> Counter[str]:
    """Return the number of bytecodes that a frame of `game` runs in each module."""
    line = [sys.executable, str(vm.SCRIPTS / "counted_frame.py"), game]
    path = os.pathsep.join(map(str, (vm.LIB, vm.SCRIPTS)))
    done = subprocess.run(line, capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": path})
    return Counter(json.loads(done.stdout))


def start_table(files: dict[str, int], as_is: dict[str, int]) -> str:
    """Return the start as a Markdown table."""
    lines = ["| file | bytes | ms | bytes as it is |", "| --- | ---: | ---: | ---: |"]
    for path, size in sorted(files.items(), key=lambda item: -item[1]):
        lines.append(f"| {path} | {size} | {size * US_A_BYTE / 1000:.0f} | {as_is[path]} |")
    size = sum(files.values())
    lines.append(f"| **together** | {size} | {size * US_A_BYTE / 1000:.0f} | {sum(as_is.values())} |")
    return "\n".join(lines)


def frame_table(frames: dict[str, dict[str, float]]) -> str:
    """Return a frame of each game as a Markdown table, in ms."""
    parts = list(next(iter(frames.values())))
    lines = [f"| game | {' | '.join(parts)} | together |", "| --- |" + " ---: |" * (len(parts) + 1)]
    for game, ms in frames.items():
        lines.append(f"| {game} | {' | '.join(f'{ms[part]:.1f}' for part in parts)} | {sum(ms.values()):.1f} |")
    return "\n".join(lines)


def share_table(game: str, ms: dict[str, float]) -> str:
    """Return a frame of `game` by module, as a Markdown table."""
    counted = shares(game)
    computed, total = sum(ms.values()) - ms["handing over"], sum(counted.values())
    lines = ["| module | bytecodes | ms |", "| --- | ---: | ---: |"]
    for name, count in counted.most_common():
        lines.append(f"| {name} | {count} | {computed * count / total:.1f} |")
    return "\n".join([*lines, f"| handing over | | {ms['handing over']:.1f} |"])


def stripped() -> tuple[float, float]:
    """Return the median milliseconds that the VM takes to import the modules of the start, stripped and unstripped."""
    took: tuple[list[int], list[int]] = [], []
    with tempfile.TemporaryDirectory() as folder:
        libs = Path(folder) / "stripped", Path(folder) / "as it is"
        for lib, form in zip(libs, (SOURCE, AS_IS)):
            build(lib, form)
        for _ in range(RUNS):
            for lib, times in zip(libs, took):
                times.append(int(vm.run("starting.py", heap="1M", path=vm.drive(lib))))
    return median(took[0]) / 1000, median(took[1]) / 1000


def stripped_text(files: dict[str, int], as_is: dict[str, int]) -> str:
    """Return the gain from stripping, in sentences."""
    short, full = sum(files.values()), sum(as_is.values())
    short_ms, full_ms = stripped()
    return (
        f"Stripping leaves {short} of {full} bytes to read before the menu, {100 - 100 * short // full} % less: at "
        f"{US_A_BYTE} us a byte {short * US_A_BYTE / 1e6:.1f} s instead of {full * US_A_BYTE / 1e6:.1f} s.\n"
        f"On this VM importing our own part of it takes {short_ms:.1f} ms stripped and {full_ms:.1f} ms as it is "
        f"(medians of {RUNS} runs in turns), {100 - 100 * short_ms / full_ms:.0f} % less."
    )


def main(arguments: list[str] | None = None) -> int:
    """Print the tables. Return 1 if a budget is exceeded."""
    parser = argparse.ArgumentParser(prog="python -m lab.estimate", description="Estimate times on the board.")
    parser.add_argument("--parts", action="store_true", help="only the start and the frame, by module")
    if not parser.parse_args(arguments).parts:
        print(f"User-visible times\n\n{table.page()}")
    files, as_is = start(), start(as_is=True)
    frames = {row[0]: frame(row[0]) for row in games.CATALOGUE}
    slowest = max(frames, key=lambda game: sum(frames[game].values()))
    print(f"From power-on to the menu (at most {START_BYTES} bytes)\n\n{start_table(files, as_is)}\n")
    print(stripped_text(files, as_is) + "\n")
    print(f"A frame of the play scene on 8x8, in ms (less than {FRAME_MS})\n\n{frame_table(frames)}\n")
    print(f"The slowest, {slowest}, by module\n\n{share_table(slowest, frames[slowest])}")
    return int(sum(files.values()) > START_BYTES or sum(frames[slowest].values()) >= FRAME_MS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
