"""Make lib/glowgrid/games/connectx.table, with which the first player always wins connect four on 7 x 6.

    python -m lab.learn connectx [--seed 1] [--out FILE]

The same seed gives the same bytes. BitBully gives the perfect values, and Numba compiles the checks; both are in the
extra `bench`. There are three steps: a tree of moves and diagrams, another look for diagrams that can take the place of
moves, and the choice of few diagrams for all positions at the end. The state is saved in build/learn again and again,
and the command goes on where an earlier one ended.
"""

import pickle
from pathlib import Path
from typing import TYPE_CHECKING

from lab.learn import table_file
from lab.learn.connectx_rules import (
    CELLS,
    COLS,
    HEIGHT,
    ROWS,
    Diagram,
    Position,
    bits,
    canonical,
    column,
    reachable,
    reached,
)

if TYPE_CHECKING:
    from lab.learn.connectx_cover import Cover
    from lab.learn.connectx_tree import Tree

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "lib" / "glowgrid" / "games" / "connectx.table"
STEPS = ROOT / "build" / "learn"
VERSION = 1
RECORD = 16  # bytes
DIAGRAM, MIRRORED = 0x4000, 0x8000
"""Added to the index of a record: see glowgrid.games.connectx_book."""

Answers = dict[Position, "int | Diagram"]
"""Position -> the cell of a move as a mask, or a diagram."""


def make(seed: int, out: Path = FILE, steps: Path = STEPS) -> bytes:
    """Build the tree, write it as a table to `out`, and return the bytes. `steps`: the folder
    for the state of an unfinished build."""
    steps.mkdir(parents=True, exist_ok=True)
    data = table_file.encoded(table(build(seed, steps)))
    out.write_bytes(data)
    return data


def build(seed: int, steps: Path) -> Answers:
    """Return the answers for all positions of the tree. `steps`: keeps the state of an unfinished build."""
    from lab.learn.connectx_cover import Cover
    from lab.learn.connectx_tree import Tree
    from lab.learn.connectx_values import Values

    values = Values()
    tree = Tree(seed, values, lambda tree: _save(steps / f"tree-{seed}.pickle", tree))
    _load(steps / f"tree-{seed}.pickle", tree)
    tree.solve(0, 0)
    tree.cut()
    answers: Answers = {}
    open_ones = []
    for position in tree.reached((0, 0)):
        kind, value = tree.answers[position]
        if kind == "move":
            answers[position] = value
        else:
            open_ones.append(position)
    cover = Cover(open_ones, values, seed)
    if not _load(steps / f"cover-{seed}.pickle", cover):
        cover.choose(tree.diagrams)
    cover.merge(lambda cover: _save(steps / f"cover-{seed}.pickle", cover))
    return answers | cover.answers()


def _save(file: Path, part: "Tree | Cover") -> None:
    new = file.with_suffix(".new")
    new.write_bytes(pickle.dumps(part.state))
    new.replace(file)
    print(f"{file.name}: {len(part.diagrams)} diagrams", flush=True)


def _load(file: Path, part: "Tree | Cover") -> bool:
    """Let `part` go on from the state in a file. Return whether there is one."""
    if file.exists():
        part.state = pickle.loads(file.read_bytes())
    return file.exists()


def table(answers: Answers) -> table_file.Table:
    """Return the tree as a table: the moves, the first one at the front, then the diagrams."""
    moves: dict[Position, int] = {}
    diagrams: dict[Diagram, None] = {}
    for position in reached((0, 0), lambda at: _move(answers[at])):
        answer = answers[position]
        if isinstance(answer, int):
            moves[position] = answer
        else:
            diagrams[answer] = None
    places = {diagram: len(moves) + number | DIAGRAM for number, diagram in enumerate(diagrams)}
    index = {position: number for number, position in enumerate(moves)}
    content = b""
    for (me, other), move in moves.items():
        following = [0xFFFF] * COLS
        for reply in bits(reachable(me | other | move)):
            first, second, is_mirrored = canonical(me | move, other | reply)
            answer = answers[first, second]
            place = index[first, second] if isinstance(answer, int) else places[answer]
            following[column(reply)] = place | MIRRORED * is_mirrored
        content += bytes([column(move), 0]) + b"".join(each.to_bytes(2, "little") for each in following)
    content += b"".join(map(packed, diagrams))
    return table_file.Table("connectx", ROWS, COLS, VERSION, RECORD, content)


def _move(answer: "int | Diagram") -> "int | None":
    return answer if isinstance(answer, int) else None


def packed(diagram: Diagram) -> bytes:
    """Return the record of a diagram: three bits per cell, by rows from the top left, the lowest bits first."""
    number = 0
    for cell in CELLS:
        mark = next(mark for mark, mask in enumerate(diagram) if mask >> cell & 1)
        number |= mark << 3 * ((ROWS - 1 - cell % HEIGHT) * COLS + cell // HEIGHT)
    return number.to_bytes(RECORD, "little")
