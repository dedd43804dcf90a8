"""The table of times and memory on the board: estimates, and measurements on the emulated board.

The rows are calculated in parallel, each start and each game in a process of its own.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from glowgrid import games
from tools import heap, payload, vm32

ROOT = Path(__file__).resolve().parent.parent.parent
MEASURED = Path(__file__).with_name("board.json")
LARGE = "connectx:20,20,4,2,0"
NEAR = 0.15
"""Largest relative error of an estimate, except for the rows of FAR."""
FAR = {
    "key to light, a person to move": "the board's is the median of 15 keys, some 5 % more or less by where each falls",
    "longest round that draws, menu": "the board's is some 3 ms longer, and what makes it so was not found",
    "longest round that draws, hard thinks": "it was measured on a program whose frames were made otherwise",
    "menu # to the board, othello": "after an import the board collects longer than is reckoned",
    "set-up # to the board against hard, tictactoe": "after an import the board collects longer than is reckoned",
    "set-up # to the board against hard, domineering": "after an import the board collects longer than is reckoned",
    "set-up # to the board against hard, othello": "after an import the board collects longer than is reckoned",
}
"""Rows whose estimates may be worse, and why."""
Rows = dict[str, float]
HEAD = """Times in ms, memory in bytes. **Estimated**: the app runs on CPython, on hardware on which time passes at the
board's rates (tools.pace.rates): each bytecode and call, each byte of a module and each module, which the firmware
ends with a collection, scans, frames. No clock takes part, so each run says the same. What is free comes from the
32-bit VM, when a game is first come to in an evening of all. The largest block depends on what lay where: it is not
estimated. **The emulated board's**: {firmware}. Its computer {host}. The program: {program}.
An evening on both: every game but the first is come to after another one, when all names are known. Keys go down at
moments that drift through scans and frames, and a row is their median. Hard's move is from the person's, and chance
begins there anew with the same seed on both, so that hard looks at the same moves. The longest round is that of all
rounds that drew meanwhile; a frame leaves no garbage, so that none is collected in it.

{table}

Each estimate is within {near} % of the board's{far}
"""


def drive(folder: Path) -> None:
    """Fill `folder` with the drive as source, and the size of each module as `.mpy`."""
    payload.build(folder, payload.SOURCE)
    sizes = {
        path[4:-4].replace("/", ".").removesuffix(".__init__"): len(content)
        for path, content in payload.payload(payload.MPY).items()
        if path.startswith("lib/") and path.endswith(".mpy")
    }
    (folder / "sizes.json").write_text(json.dumps(sizes), encoding="utf-8")


def reckon(folder: Path, what: str) -> dict[str, list[float]]:
    """Return the rows of the start or of a game, in ms."""
    line = [sys.executable, "-m", "tools.pace", str(folder), what]
    done = subprocess.run(line, capture_output=True, text=True, cwd=ROOT, check=True)
    rows: dict[str, list[float]] = json.loads(done.stdout)
    return rows


def times() -> Rows:
    """Return the estimated times of the table, in ms."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        drive(Path(folder))
        found = dict(zip(wanted := ("start", *KEYS, LARGE), pool.map(lambda what: reckon(Path(folder), what), wanted)))
    of_games = [found[key] for key in KEYS]
    start = found["start"]
    rows = {
        "code.py to first light": start["first light"][0],
        "code.py to menu on light": start["menu on light"][0],
        "key to light, menu": median(start["key in the menu"]),
        "key to light, a person to move": median(found[KEYS[0]]["key in play"]),
        "key to light while hard thinks": median(_all(of_games, "key in thought")),
        "longest round that draws, menu": start["round in the menu"][0],
        "longest round that draws, play": max(_all(of_games, "round in play")),
        "longest round that draws, hard thinks": max(_all(of_games, "round in thought")),
    }
    for key in KEYS:
        rows[f"menu # to the board, {key}"] = found[key]["to the board"][0]
        rows[f"set-up # to the board against hard, {key}"] = found[key]["set-up to the board, hard"][0]
        rows[f"hard's first move, {key}"] = found[key]["hard's first move"][0]
    return rows | {"hard's first move, connectx 20x20": found[LARGE]["hard's first move"][0]}


def _all(tables: Iterable[dict[str, list[float]]], row: str) -> list[float]:
    return [value for table in tables for value in table[row]]


def free() -> Rows:
    """Return the estimated free bytes at the menu and in each game against the hard bot, from the 32-bit VM."""
    if not vm32.is_there():
        return {}
    with payload.drive() as folder:
        places = heap.evening(folder, KEYS, 1)
    rows: Rows = {"free, menu": heap.free(places["menu"]["first"])}
    return rows | {f"free, {key}": heap.free(places[key]["most"]) for key in KEYS}


def measured() -> Rows:
    """Return the measurements on the emulated board."""
    rows: Rows = json.loads(MEASURED.read_text(encoding="utf-8"))["rows"]
    return rows


KEYS = tuple(row[0] for row in games.CATALOGUE if f"free, {row[0]}" in measured())
"""The games that were measured on the emulated board."""


def page(estimated: Rows | None = None) -> str:
    """Return the table and its explanation as Markdown. Without `estimated` it takes a minute."""
    about = json.loads(MEASURED.read_text(encoding="utf-8"))
    board, estimated = measured(), estimated or times() | free()
    but = far(estimated, board)
    said = "\n".join([", but for", *but]) if but else "."
    return HEAD.format(**about, near=round(NEAR * 100), table=text(estimated, board), far=said)


def far(estimated: Rows, board: Rows) -> list[str]:
    """Return a line for each row whose estimate is worse than NEAR: its error, and why."""
    return [
        f"- {row}: off by {100 * (estimated[row] - board[row]) / board[row]:+.0f} %: {why}."
        for row, why in FAR.items()
        if row in estimated and not near(estimated[row], board[row])
    ]


def near(estimated: float, board: float) -> bool:
    """Tell whether an estimate is within NEAR of the board."""
    return abs(estimated - board) <= NEAR * board


def text(estimated: Rows, board: Rows) -> str:
    """Return the table as Markdown."""
    lines = ["| what | estimated | the emulated board's | off by |", "| --- | ---: | ---: | ---: |"]
    for row in {**board, **estimated}:
        here, there = estimated.get(row), board.get(row)
        off = "" if here is None or there is None else f"{100 * (here - there) / there:+.0f} %"
        lines.append(f"| {row} | {_figure(here)} | {_figure(there)} | {off} |")
    return "\n".join(lines)


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"
