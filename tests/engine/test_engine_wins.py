"""The win check from the last move finds the same lines as a full search, at the same cost on every board size."""

import random

import pytest

from glowgrid.engine.board import DenseBoard, SparseBoard
from glowgrid.engine.runs import line_through
from glowgrid.games.connectx import ConnectX

GAMES = 10_000


def windows(rows, cols, to_win):
    """Return a slice for every run of `to_win` cells on the board."""
    found = []
    for row in range(rows):
        for col in range(cols):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row, last_col = row + down * (to_win - 1), col + right * (to_win - 1)
                if last_row < rows and 0 <= last_col < cols:
                    step = down * cols + right
                    start = row * cols + col
                    found.append(slice(start, start + step * (to_win - 1) + 1, step))
    return found


def winning_cells(cells, looked_at, player, to_win):
    full = bytes([player]) * to_win
    return {cell for window in looked_at if cells[window] == full for cell in range(len(cells))[window]}


def sizes_and_players(draw):
    rows, cols = draw.randint(3, 6), draw.randint(3, 6)
    return rows, cols, draw.randint(3, min(rows, cols, 5)), draw.choice((2, 2, 2, 3, 4, 5, 10))


@pytest.mark.slow
def test_the_check_from_the_last_position_agrees_with_a_full_search(cases):
    draw, known, wins = random.Random(4), {}, 0
    count = cases(GAMES)
    for number in range(count):
        rows, cols, to_win, players = sizes_and_players(draw)
        looked_at = known.setdefault((rows, cols, to_win), windows(rows, cols, to_win))
        game, cells = ConnectX(rows, cols, to_win, players, memory=number % 2), bytearray(rows * cols)
        while game.outcome is None:
            player = game.turn
            game.push(draw.choice(game.legal_moves()))
            game.fill(cells)
            seen = winning_cells(cells, looked_at, player, to_win)
            told = game.outcome.line if game.outcome else ()
            assert set(told) == seen and len(told) == len(seen), str(game)
        assert game.outcome.winner == (player if seen else 0)
        wins += bool(seen)
    assert count // 4 < wins < count - count // 20  # draws are among them


class Watched:
    """A board that counts how often its cells are read."""

    def __init__(self, rows, cols):
        self.rows, self.cols, self.asked = rows, cols, 0
        self._board = DenseBoard(rows, cols)
        self.place = self._board.place

    def at(self, cell):
        self.asked += 1
        return self._board.at(cell)


def reads(rows, cols):
    board = Watched(rows, cols)
    for col in (1, 2, 3):
        board.place((rows - 1) * cols + col, 1)
    assert line_through(board, (rows - 1) * cols + 2, 4) == ()
    return board.asked


def test_a_check_costs_the_same_on_100x100_as_on_6x7():
    assert reads(100, 100) == reads(6, 7) <= 12


def test_the_fast_board_is_a_plain_array():
    board = DenseBoard(100, 100)
    board.place(5, 3)
    assert isinstance(board._cells, bytearray) and len(board._cells) == 10_000
    assert board._cells[5] == 3


def test_the_memory_board_maps_each_player_to_their_positions():
    board = SparseBoard(100, 100)
    assert len(board._held) == 0
    board.place(7, 3)
    board.place(9_999, 3)
    assert set(board._held) == {3}
    board.place(8, 1)
    assert set(board._held) == {1, 3}
    assert len(board._held[3]) > len(board._held[1])
    for cell in (7, 9_999):
        board.remove(cell)
    assert set(board._held) == {1}
