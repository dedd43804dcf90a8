"""Measure whether online play makes frames late:

    python -m lab.online_frame_times [--write]

The same game is played three times: against a bot on the board, against an opponent over a cable, and against an
opponent over a network through a broker. The broker is mosquitto or nats-server. If neither of these programs is
installed, the game over a network is left out. The times of the main loop's rounds and the intervals between frames are
estimated for the board (lab.pace). Rounds are also timed on this computer. --write puts the tables into
docs/developers/benchmarks.md.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from host_common import command_line
from lab import local_brokers
from lab.pace import table
from lab.pace.loop_times import ALONE, CABLE, KEY, PLAYS_MS, STILL_MS
from lab.pace.timed_peer import THINKS_MS

PAGE = table.ROOT / "docs" / "developers" / "benchmarks.md"
TITLE = "## Online play"
HEAD = f"""{TITLE}

`python -m lab.online_frame_times --write` generated this section. It plays {KEY} for {PLAYS_MS // 1000} s against one
of the board's own bots, over a cable, and over a network through {{broker}}. People think for {THINKS_MS // 1000} s;
an online opponent takes no time of the board. The first table is **estimated** for the board as above, in ms. It
shows rounds of the loop without garbage collection, and times from frame to frame with it (the target is 33 ms):
for all frames, and for frames when nobody has moved for {STILL_MS} ms or is about to move, so that only the wire makes
a difference. A socket call counts as 0.4 ms. A move makes a frame late, because the board saves it, signs it and
collects garbage.

"""
HERE = """
Processor time for the same rounds on this computer, in microseconds (medians of {} interleaved games):

"""
FIGURES = "p50", "p99", "longest"
WHO = {ALONE: "a bot on the board", CABLE: "over a cable", "network": "over a network"}
RUNS = 5  # games on this computer
Figures = dict[str, list[float]]


def measured(folder: Path, how: str, here: bool) -> Figures:
    """Play one game in another process. Return a dictionary with the times that lab.pace.loop_times measures.

    `folder`: the drive. `how`: "alone" for a game against a bot, "cable", or the port of a broker. If `here` is
    True, the times are measured on this computer. Otherwise they are estimated for the board.
    """
    line = [sys.executable, "-m", "lab.pace.loop_times", str(folder), how, *["here"] * here]
    done = subprocess.run(line, capture_output=True, text=True, cwd=table.ROOT, check=True, timeout=600)
    found: Figures = json.loads(done.stdout)
    return found


def games(folder: Path, port: int) -> tuple[dict[str, Figures], dict[str, list[float]]]:
    """Play the games. Return (estimates for the board, times of a round on this computer).

    Both are dictionaries from the kind of opponent ("alone", "cable" or "network") to times. `folder`: the drive.
    `port`: the port of a broker, or 0 if there is no broker. If `port` is 0, no game over a network is played.
    """
    ways = {ALONE: ALONE, CABLE: CABLE} | ({"network": str(port)} if port else {})
    board = {who: measured(folder, how, False) for who, how in ways.items()}
    here: dict[str, list[list[float]]] = {who: [] for who in ways}
    for _ in range(RUNS):
        for who, how in ways.items():
            here[who].append(measured(folder, how, True)["here"])
    return board, {who: [median(values) for values in zip(*runs)] for who, runs in here.items()}


def section() -> str:
    """Measure the times, and return the section about online play for the benchmarks page, as Markdown."""
    kind = next((kind for kind in local_brokers.KINDS if local_brokers.program(kind)), None)
    with tempfile.TemporaryDirectory() as folder:
        table.drive(Path(folder))
        broker = local_brokers.made(local_brokers.KINDS[kind], Path(folder)) if kind else None
        if broker is None:
            board, here = games(Path(folder), 0)
        else:
            broker.start()
            try:
                board, here = games(Path(folder), broker.port)
            finally:
                broker.kill()
    return HEAD.format(broker=kind or "a broker, which this computer has not") + text(board, here)


def text(board: dict[str, Figures], here: dict[str, list[float]]) -> str:
    """Return two tables as Markdown: the times on the board (`board`), and the times on this computer (`here`)."""
    kinds = {"round": "a round", "frame": "a frame", "still": "nobody moves"}
    columns = [f"{kind}, {figure}" for kind in kinds.values() for figure in FIGURES]
    lines = [f"| opponent | {' | '.join(columns)} |", "| --- |" + " ---: |" * len(columns)]
    for who, found in board.items():
        values = [f"{value:.1f}" if kind == "round" else f"{value:.0f}" for kind in kinds for value in found[kind]]
        lines.append(f"| {WHO[who]} | {' | '.join(values)} |")
    lines += [HERE.format(RUNS) + f"| opponent | {' | '.join(FIGURES)} |", "| --- |" + " ---: |" * len(FIGURES)]
    for who, took in here.items():
        lines.append(f"| {WHO[who]} | {' | '.join(f'{1000 * value:,.0f}' for value in took)} |")
    return "\n".join(lines) + "\n"


def write(section: str) -> None:
    """Put `section` on the benchmarks page in place of the old section about online play.

    If the page has no such section, insert the new one before the section about the heap.
    """
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(f"{TITLE}\n")
    if rest:
        after = rest[rest.index("\n## ") + 1 :]
    else:
        before, _, after = page.partition("## Heap, in bytes\n")
        after = "## Heap, in bytes\n" + after
    PAGE.write_text(f"{before}{section}\n{after}", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the section and, with `--write`, put it on the benchmarks page. Return the exit code."""
    parser = command_line.parser("python -m lab.online_frame_times", "Measure frames during an online match.")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/developers/benchmarks.md")
    options = parser.parse_args(arguments)
    said = section()
    print(said)
    if options.write:
        write(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
