"""Compare estimated times and memory with measurements on the emulated board, as a table.

The start of the board and each game are estimated in separate processes. At most two processes run at a time.
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
from lab.heap import evenings, margins
from tools import vm32
from tools.build import payload
from tools.build.constants import module_name

ROOT = Path(__file__).resolve().parent.parent.parent
MEASURED = Path(__file__).with_name("board.json")
LARGE = "connectx:20,20,4,2,0"
NEAR = 0.15
"""Largest relative error of an estimate, except in the rows of FAR."""
FAR = {
    "longest round that draws, menu": "it was measured before painting and sending a frame were rounds of their own",
    "key to light while hard thinks": "it was measured before painting and sending a frame were rounds of their own",
    "longest round that draws, play": "it was measured before painting and sending a frame were rounds of their own",
    "longest round that draws, hard thinks": "it was measured with a program that drew its frames in another way",
    "key to light, a person to move": "the board's is about 3 ms shorter, for a reason that we have not found",
    "menu # to the board, othello": "the board's is about 75 ms longer, for a reason that we have not found",
    "set-up # to the board against hard, tictactoe": "the board's is longer, for a reason that we have not found",
    "set-up # to the board against hard, othello": "the board's is longer, for a reason that we have not found",
    "hard's first move, connectx": "it was measured before hard had a book, which answers without a search",
    "free, othello": "it was measured with six games, and before Othello had its table",
    **{
        f"hard's first move, {what}": "it was measured with hard's older, smaller budget in nodes"
        for what in ("tictactoe", "quixo", "gomoku", "othello", "domineering", "connectx 20x20")
    },
}
"""A dictionary from each row whose estimate may be worse to the reason."""
SET_UP = "set-up # to the board against hard, "
Rows = dict[str, float]
HEAD = """\
Times are in ms, memory in bytes. **Estimated**: the app runs on CPython with virtual hardware whose time passes at
the board's rates (lab.pace.rates) for each bytecode and call, each imported byte and module (the firmware collects
garbage after each import), each scan and each frame. No real clock takes part, so every run gives the same result.
Free memory comes from the 32-bit VM, when a game is first opened in an evening of all games. The largest block is not
estimated, because it depends on the layout of the heap. **The emulated board's**: {firmware}. Its computer {host}.
The program: {program}. `python -m lab.emulated_pace --uf2 FILE` measures most rows. Both play the same evening: every
game but the first follows another game, when all names are known. Keys are pressed at varying moments between scans
and frames, and each row shows the median. Hard's move is timed from the person's move; both start from the same seed
there. The longest round is the longest of all rounds that drew a frame; a frame
creates no garbage, so no collection falls into it.

{table}

Each estimate is within {near} % of the board's value{far}
"""


def drive(folder: Path) -> None:
    """Write the files of a drive to `folder`, with the modules as `.py` files.

    Also write sizes.json to `folder`. It contains the size in bytes of each module's `.mpy` file.
    """
    payload.build(folder, payload.JOINED)
    compiled, paths = payload.payload(payload.MPY), payload.compiled_paths(payload.payload(payload.JOINED))
    sizes = {module_name(path): len(compiled[place]) for path, place in paths.items() if place.endswith(".mpy")}
    (folder / "sizes.json").write_text(json.dumps(sizes), encoding="utf-8")


def estimate(folder: Path, what: str) -> dict[str, list[float]]:
    """Run the scenario `what` (see lab.pace.scenarios) in another process.

    Return a dict from the name of each measurement to its times in ms.
    """
    line = [sys.executable, "-m", "lab.pace.scenarios", str(folder), what]
    done = subprocess.run(line, capture_output=True, text=True, cwd=ROOT, check=True)
    rows: dict[str, list[float]] = json.loads(done.stdout)
    return rows


def times() -> Rows:
    """Run all scenarios of the table. Return the estimated times as {name of the row: time in ms}."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        drive(Path(folder))
        wanted = "start", *KEYS, LARGE
        found = dict(zip(wanted, pool.map(lambda what: estimate(Path(folder), what), wanted)))
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
        rows[SET_UP + key] = found[key]["set-up to the board, hard"][0]
        rows[f"hard's first move, {key}"] = found[key]["hard's first move"][0]
    return rows | {"hard's first move, connectx 20x20": found[LARGE]["hard's first move"][0]}


def _all(tables: Iterable[dict[str, list[float]]], row: str) -> list[float]:
    return [value for table in tables for value in table[row]]


def free() -> Rows:
    """Return the estimated free bytes at the menu and in each game against the hard bot.

    They are calculated from measurements on the 32-bit VM. Return {} if this VM is not installed.
    """
    if not vm32.is_there():
        return {}
    with payload.drive() as folder:
        places = evenings.evening(folder, KEYS, 1)
    rows: Rows = {"free, menu": margins.free(places["menu"]["first"])}
    return rows | {f"free, {key}": margins.free(places[key]["most"]) for key in KEYS}


def measured() -> Rows:
    """Return the measurements on the emulated board that are stored in board.json."""
    rows: Rows = json.loads(MEASURED.read_text(encoding="utf-8"))["rows"]
    return rows


KEYS = tuple(row[0] for row in games.CATALOGUE if f"free, {row[0]}" in measured())
"""The games that were measured on the emulated board."""


def page(estimated: Rows | None = None) -> str:
    """Return the table and its explanation as Markdown.

    `estimated`: the estimates, or None to run all scenarios, which takes a minute.
    """
    about = json.loads(MEASURED.read_text(encoding="utf-8"))
    board, estimated = measured(), estimated or times() | free()
    but = far(estimated, board)
    said = "\n".join([", except", *but]) if but else "."
    return HEAD.format(**about, near=round(NEAR * 100), table=text(estimated, board), far=said)


def far(estimated: Rows, board: Rows) -> list[str]:
    """Return a line for each row of FAR whose estimate is not near the board's value. The line says by how much the
    estimate is off, and why."""
    return [
        f"- {row}: off by {100 * (estimated[row] - board[row]) / board[row]:+.0f} %: {why}."
        for row, why in FAR.items()
        if row in estimated and not near(estimated[row], board[row])
    ]


def near(estimated: float, board: float) -> bool:
    """Return True if `estimated` differs from `board` by at most the fraction NEAR of `board`."""
    return abs(estimated - board) <= NEAR * board


def text(estimated: Rows, board: Rows) -> str:
    """Return the table as Markdown. Each row shows a figure of `estimated` beside the figure of `board`."""
    lines = ["| what | estimated | the emulated board's | off by |", "| --- | ---: | ---: | ---: |"]
    for row in {**board, **estimated}:
        here, there = estimated.get(row), board.get(row)
        off = "" if here is None or there is None else f"{100 * (here - there) / there:+.0f} %"
        lines.append(f"| {row} | {_figure(here)} | {_figure(there)} | {off} |")
    return "\n".join(lines)


def _figure(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"
