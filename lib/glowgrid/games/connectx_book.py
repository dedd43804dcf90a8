"""Play a proven win: on 7 x 6 with four in a row, the first player wins against every play. Loaded on demand.

connectx.table has a tree of positions in which it is the first player's turn. A record is either a move, with the
record for each reply of the opponent, or a diagram, which has a mark for each cell. A diagram wins to the end. Its move
is the first of these, and always the leftmost if there are several:

1. a cell that wins at once;
2. a cell where the opponent would win at once;
3. of the cells below no cell where the opponent would then win (or of all): a cell marked URGENT (1), the only one
   marked PAIR (2), the only one marked OTHER_PAIR (3), one with the next higher mark (4 to 7), or any.

The tree has only one of two positions that are mirror images. A reply's record says whether to mirror from there on.

A record has 16 bytes. Move: the column, a zero, and per column two bytes (little-endian) for the reply there: the index
of the next record, plus DIAGRAM and MIRRORED where they apply. Diagram: three bits per cell, from the top left, the
lowest first.
"""

# On the drive, this module is part of connectx_all.py.

from ..engine import drive_table

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator

    from ..engine.drive_table import DriveTable

_DIAGRAM = 0x4000  # in an index: the next record is a diagram
_MIRRORED = 0x8000  # in an index: the board is mirrored from the next record on
_WIDTH = 8  # spots per row; the last one is empty, so that counting stops at the edge
_STEPS = (1, _WIDTH - 1, _WIDTH, _WIDTH + 1)

_TABLE = "connectx", 6, 7, 1
_sound: list = []  # not empty once the table has been checked


def fault() -> "Generator[None, None, str]":
    """Generator: check the table. Return a sentence if it can't be used, otherwise "". Yield every few ms."""
    return drive_table.fault(_TABLE, _sound)


def book_move(moves: "array | list") -> "Generator[None, None, int]":
    """Generator: return the first player's move after `moves`, or -1 if the table has none. Yield every few ms.

    The table has a move as long as the first player has played its moves.
    """
    return drive_table.look_up(_TABLE, _sound, _walk, moves)


def _walk(table: "DriveTable", moves: "array | list") -> "Generator[None, None, int]":
    """Generator: follow `moves` through the tree. Return the move that comes next, or -1."""
    index, ply, is_mirrored = 0, 0, False
    while not index & _DIAGRAM:
        record = table.read(index)
        move = 6 - record[0] if is_mirrored else record[0]
        if ply == len(moves):
            return move
        if moves[ply] != move:
            return -1
        at = 2 + 2 * (6 - moves[ply + 1] if is_mirrored else moves[ply + 1])
        index = record[at] | record[at + 1] << 8
        if index & _MIRRORED:
            is_mirrored = not is_mirrored
            index -= _MIRRORED
        ply += 2
        yield
    marks, board = table.read(index - _DIAGRAM), Board()
    for at, played in enumerate(moves):
        if is_mirrored:
            played = 6 - played
        if at >= ply and not at & 1 and board.advice(marks) != played:
            return -1
        board.push(played, at % 2 + 1)
        yield
    move = board.advice(marks)
    return 6 - move if is_mirrored else move


class Board:
    """A board with the rules by which a diagram chooses a move. `spots` has an empty row above and below the cells."""

    def __init__(self) -> None:
        self._spots = bytearray(_WIDTH * 9)
        self._top = bytearray(range(_WIDTH * 6, _WIDTH * 6 + 7))  # where a token lands, by column

    def push(self, column: int, player: int) -> None:
        """Drop a token of `player` into `column`, which must not be full."""
        self._spots[self._top[column]] = player
        self._top[column] -= _WIDTH

    def advice(self, marks: bytearray) -> int:
        """Return the move of the diagram with these `marks` for player 1. The board must not be full."""
        columns = [column for column in range(7) if self._top[column] >= _WIDTH]
        for player in (1, 2):
            for column in columns:
                if self._win(self._top[column], player):
                    return column
        safe = [column for column in columns if not self._win(self._top[column] - _WIDTH, 2)]
        return self._mark(marks, safe or columns)

    def _mark(self, marks: bytearray, columns: list) -> int:
        """Return the one of `columns` whose next cell has the best mark."""
        found = [-1] * 8  # the leftmost column, by mark
        count = bytearray(8)
        for column in columns:
            spot = self._top[column]
            bit = 3 * ((spot // _WIDTH - 1) * 7 + column)
            at = bit >> 3
            mark = (marks[at] | marks[min(at + 1, 15)] << 8) >> (bit & 7) & 7
            count[mark] += 1
            if found[mark] < 0:
                found[mark] = column
        for mark in range(1, len(found)):
            if count[mark] == 1 or count[mark] and mark not in (2, 3):
                return found[mark]
        return columns[0]

    def _win(self, spot: int, player: int) -> bool:
        """Return whether a token of `player` at `spot` completes four in a row. False above the board."""
        if spot < _WIDTH:
            return False
        spots = self._spots
        for step in _STEPS:
            after, before = spot + step, spot - step
            while spots[after] == player:
                after += step
            while spots[before] == player:
                before -= step
            if after - before > 4 * step:
                return True
        return False
