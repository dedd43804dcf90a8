"""Measure the memory of each kind of game board on the 64-bit VM, for the table in docs/developers/boards.md.

The boards have 100 x 100 cells. Each kind is measured in three cases: an empty board, a board that is a quarter full
with two players, and a board that is a quarter full with ten players. A board's memory is the number of bytes by which
the used heap grows when the board is created and filled.
"""

from tools import vm

SIDE = 100

ON_THE_VM = """
import gc
from glowgrid.engine.board import DenseBoard, SparseBoard

def measure(make, tokens, players):
    gc.collect()
    before = gc.mem_alloc()
    board = make(SIDE, SIDE)
    for token in range(tokens):
        board.place(token * SIDE * SIDE // tokens, token % players + 1)
    gc.collect()
    return gc.mem_alloc() - before

for name, make in (("dense", DenseBoard), ("sparse", SparseBoard)):
    measure(make, 1, 1)  # what is made once only
    for tokens, players in CASES:
        print(name, tokens, players, measure(make, tokens, players))
"""
CASES = ((0, 2), (SIDE * SIDE // 4, 2), (SIDE * SIDE // 4, 10))


def measured() -> list[tuple[str, int, int, int]]:
    """Measure on the VM. For each kind of board and each case, return (kind of board, tokens, players, bytes)."""
    script = f"SIDE, CASES = {SIDE}, {CASES}\n{ON_THE_VM}"
    rows = [line.split() for line in vm.execute(script, heap="4M").splitlines()]
    return [(name, int(tokens), int(players), int(taken)) for name, tokens, players, taken in rows]


def table(rows: list[tuple[str, int, int, int]]) -> str:
    """Return the measurements as a Markdown table with a row for each kind of board."""
    lines = ["| board | empty | a quarter full, 2 players | a quarter full, 10 players |", "| --- | --- | --- | --- |"]
    for name in ("dense", "sparse"):
        taken = [f"{taken:,}" for board, _, _, taken in rows if board == name]
        lines.append(f"| {name} | {' | '.join(taken)} |")
    return "\n".join(lines)
