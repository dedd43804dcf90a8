"""The sparse board saves memory and never confuses two positions."""

import random
from pathlib import Path

import pytest

from glowgrid.engine.board import DenseBoard, SparseBoard
from lab.heap import game_board_sizes
from tools import vm

needs_vm = pytest.mark.skipif(not vm.is_there(), reason="no MicroPython VM for this platform")
DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "developers"


@needs_vm
def test_the_memory_table_in_the_docs_matches_the_measurement():
    """Compare with a tolerance of a few objects, which other Python versions of the VM may allocate."""
    rows = game_board_sizes.measured()
    lines = (DOCS / "boards.md").read_text(encoding="utf-8").splitlines()
    for name in ("dense", "sparse"):
        written = [
            int(cell.replace(",", ""))
            for line in lines
            if line.startswith(f"| {name} |")
            for cell in line.split("|")[2:5]
        ]
        taken = [taken for board, _, _, taken in rows if board == name]
        assert len(written) == len(taken) == 3
        assert all(abs(one - two) <= 256 for one, two in zip(written, taken)), (written, taken)


@needs_vm
def test_a_sparse_board_is_almost_free_when_empty_and_smaller_than_dense_when_a_quarter_full():
    taken = {(board, tokens, players): size for board, tokens, players, size in game_board_sizes.measured()}
    assert taken["sparse", 0, 2] < 512
    for players in (2, 10):
        assert taken["sparse", 2500, players] < taken["dense", 2500, players] * 2 // 3


def test_both_boards_agree_on_every_cell_of_100x100_while_pieces_come_and_go():
    draw, dense, sparse = random.Random(9), DenseBoard(100, 100), SparseBoard(100, 100)
    placed = draw.sample(range(10_000), 3000)
    for number, cell in enumerate(placed):
        dense.place(cell, number % 10 + 1)
        sparse.place(cell, number % 10 + 1)
    draw.shuffle(placed)
    while True:
        assert [dense.at(cell) for cell in range(10_000)] == [sparse.at(cell) for cell in range(10_000)]
        assert dense == sparse
        if not placed:
            break
        for cell in placed[:1000]:
            dense.remove(cell)
            sparse.remove(cell)
        del placed[:1000]
    assert sparse._held == {}
