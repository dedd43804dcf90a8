"""Estimate what starting and a frame cost on the reference board:

    python -m tools.estimate            all of it
    python -m tools.estimate --parts    without the table of the whole

**The whole**: what somebody at the board notices, estimated and as an emulated board had it (see tools.pace).

**Start**: the modules imported from power-on to the menu are listed by running the app on the MicroPython VM. Each is
counted as it lies on the drive (tools.payload), at 23 µs a byte, as measured on the board. Adafruit's libraries count
too.

**Frame**: the VM also times the parts of a play-scene frame of 8x8 while a person is to move, and the loop
`for i in range(n): s += i`, whose trip takes 14 µs on the board. A part takes as many trips on the board as on the VM.
Handing over is the firmware's own code, so it is taken from the board: 2.1 ms for show(), and half a millisecond for
the slice of 64 ints before it. The share of each module is that of the bytecode it runs, counted on CPython. What is
done once a turn, such as finding the targets, is done in the round of the loop before the frame, and not counted.

**Stripping** (tools.strip_source): what the board reads less, and the time that the VM takes to import the same
modules stripped and as they are, in runs that take turns.
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
from tools import vm
from tools.pace import table
from tools.payload import AS_IS, LIBRARIES, SOURCE, build, drive, payload

US_A_BYTE = 23
US_A_TRIP = 14
SHOW_MS = 2.1
SLICE_MS = 0.5
START_BYTES = 64 * 1024
FRAME_MS = 15
RUNS = 15  # of an import, of each kind


def start(as_is: bool = False) -> dict[str, int]:
    """Return the bytes of each file that the board reads from power-on to the menu, as deployed or as they are."""
    files = payload(AS_IS if as_is else SOURCE)
    with drive(SOURCE) as folder:
        said = vm.run("imports.py", path=vm.drive(folder))
    paths = [Path(line.split()[1]).relative_to(folder).as_posix() for line in said.splitlines()]
    read = ["boot.py", "code.py", *(f"lib/{name}" for name in LIBRARIES), *paths]
    return {path: len(files[path]) for path in read}


def frame(game: str) -> dict[str, float]:
    """Return the milliseconds of each part of a frame of `game`, on the board."""
    with drive() as folder:
        words = vm.run("frames.py", game, heap="1M", path=vm.drive(folder)).split()
    took = {words[at]: float(words[at + 1]) for at in range(1, len(words), 2)}
    board_ms = US_A_TRIP / took.pop("trip") / 1000
    return {part: ns * board_ms for part, ns in took.items()} | {"handing over": SHOW_MS + SLICE_MS}


def shares(game: str) -> Counter[str]:
    """Return how much bytecode of each module a frame of `game` runs."""
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
    """Return the milliseconds that the VM takes to import what starts the menu: stripped, and as it is; medians."""
    took: tuple[list[int], list[int]] = [], []
    with tempfile.TemporaryDirectory() as folder:
        libs = Path(folder) / "stripped", Path(folder) / "as it is"
        for lib, form in zip(libs, (SOURCE, AS_IS)):
            build(lib, form)
        for _ in range(RUNS):
            for lib, times in zip(libs, took):
                times.append(int(vm.run("startup.py", heap="1M", path=vm.drive(lib))))
    return median(took[0]) / 1000, median(took[1]) / 1000


def stripped_text(files: dict[str, int], as_is: dict[str, int]) -> str:
    """Return what stripping gains, in sentences."""
    short, full = sum(files.values()), sum(as_is.values())
    short_ms, full_ms = stripped()
    return (
        f"Stripping leaves {short} of {full} bytes to read before the menu, {100 - 100 * short // full} % less: at "
        f"{US_A_BYTE} us a byte {short * US_A_BYTE / 1e6:.1f} s instead of {full * US_A_BYTE / 1e6:.1f} s.\n"
        f"On this VM importing our own part of it takes {short_ms:.1f} ms stripped and {full_ms:.1f} ms as it is "
        f"(medians of {RUNS} runs in turns), {100 - 100 * short_ms / full_ms:.0f} % less."
    )


def main(arguments: list[str] | None = None) -> int:
    """Print the tables; return 1 if a budget is exceeded."""
    parser = argparse.ArgumentParser(prog="python -m tools.estimate", description="What the board takes.")
    parser.add_argument("--parts", action="store_true", help="only the start and the frame, by module")
    if not parser.parse_args(arguments).parts:
        print(f"What somebody at the board notices\n\n{table.page()}")
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
