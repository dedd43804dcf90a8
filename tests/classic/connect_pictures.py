"""Connect boards of both kinds, built from pictures. The last line of a picture is row 0."""

import pytest

from glowgrid.classic.connect_board import BoardPosition, ConnectBoard

BOTH = pytest.mark.parametrize("memory", [False, True], ids=["fast", "memory"])


def build(picture, to_win, memory, rows=None, columns=None):
    """Drop the tokens of a picture, bottom row first. A picture smaller than the board fills its bottom left."""
    lines = [line.split() for line in picture.strip().splitlines()]
    board = ConnectBoard(rows or len(lines), columns or len(lines[0]), to_win, memory)
    for line in reversed(lines):
        for column, token in enumerate(line):
            if token != ".":
                board.place_token(token, column)
    for up, line in enumerate(reversed(lines)):  # no token fell lower than drawn
        for column, token in enumerate(line):
            assert board.whats_at_pos(BoardPosition(up, column)) == token.replace(".", " ")
    return board


class Unchanged:
    """Context manager that checks that the board's text does not change."""

    def __init__(self, board):
        self.board = board

    def __enter__(self):
        self.before = str(self.board)
        return self.board

    def __exit__(self, *_):
        assert str(self.board) == self.before
