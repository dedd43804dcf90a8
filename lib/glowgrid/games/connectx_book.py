"""Play a proven win: on 7 x 6 with four in a row, the first player wins against every play. Loaded on demand.

connectx.table has a tree of positions in which it is the first player's turn. A record is either a move, with the
record for each reply of the opponent, or a diagram, which has a mark for each cell. A diagram wins to the end. Its move
is the first of these, and always the leftmost if there are several:

1. a cell that wins at once;
2. a cell where the opponent would win at once;
3. of the cells below no cell where the opponent would then win (or of all): a cell with the mark URGENT, the only one
   with the mark PAIR, the only one with the mark OTHER_PAIR, one with the next higher mark (4 to 7), or any.

The tree has only one of two positions that are mirror images. A reply's record says whether to mirror from there on.

A record has 16 bytes. Move: the column, a zero, and per column two bytes (little-endian) for the reply there: the index
of the next record, plus DIAGRAM and MIRRORED where they apply. Diagram: three bits per cell, from the top left, the
lowest first.
"""

from ..engine.drive_table import DriveTable, TableError

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator

_ROWS, _COLS, _VERSION = 6, 7, 1
_DIAGRAM = 0x4000
_MIRRORED = 0x8000
_URGENT, _PAIR, _OTHER_PAIR = 1, 2, 3
_STRIDE = _COLS + 1  # spots per row; the last one is empty, so that counting stops at the edge
_STEPS = (1, _STRIDE - 1, _STRIDE, _STRIDE + 1)

_fault: "str | None" = None  # the result of `checked`, once it is known


def opened() -> DriveTable:
    """Open the table. Raise a TableError if it can't be used."""
    folder = __file__.replace("\\", "/").rsplit("/", 1)[0]
    return DriveTable(folder + "/connectx.table", "connectx", _ROWS, _COLS, _VERSION)


def checked() -> "Generator[int, None, str]":
    """Generator: check the table once. Return a sentence if it can't be used, otherwise "". Yield every few ms."""
    global _fault
    if _fault is None:
        try:
            table = opened()
            try:
                for _ in table.check():
                    yield 0
            finally:
                table.close()
            _fault = ""
        except TableError as error:
            _fault = str(error)
    return _fault


def news() -> "Generator[int, None, str]":
    """Generator: the same as `checked` for the first time, and "" from then on."""
    return "" if _fault is not None else (yield from checked())


def chosen(moves: "array | list") -> "Generator[int, None, int]":
    """Generator: return the first player's move after `moves`, or -1 if the table has none. Yield every few ms.

    The table has a move as long as the first player has played its moves.
    """
    if (yield from checked()):
        return -1
    try:
        table = opened()
        try:
            return (yield from _walked(table, moves))
        finally:
            table.close()
    except TableError:
        return -1


def _walked(table: DriveTable, moves: "array | list") -> "Generator[int, None, int]":
    """Generator: follow `moves` through the tree. Return the move that comes next, or -1."""
    index, ply, is_mirrored = 0, 0, False
    while not index & _DIAGRAM:
        record = table.read(index)
        move = _COLS - 1 - record[0] if is_mirrored else record[0]
        if ply == len(moves):
            return move
        if moves[ply] != move:
            return -1
        at = 2 + 2 * (_COLS - 1 - moves[ply + 1] if is_mirrored else moves[ply + 1])
        index = record[at] | record[at + 1] << 8
        if index & _MIRRORED:
            is_mirrored = not is_mirrored
            index -= _MIRRORED
        ply += 2
        yield 0
    marks, board = table.read(index - _DIAGRAM), Board()
    for at, played in enumerate(moves):
        if is_mirrored:
            played = _COLS - 1 - played
        if at >= ply and not at & 1 and board.advice(marks) != played:
            return -1
        board.push(played, at % 2 + 1)
        yield 0
    move = board.advice(marks)
    return _COLS - 1 - move if is_mirrored else move


class Board:
    """A board with the rules by which a diagram chooses a move. `spots` has an empty row above and below the cells."""

    def __init__(self) -> None:
        self._spots = bytearray(_STRIDE * (_ROWS + 3))
        self._tops = bytearray(range(_STRIDE * _ROWS, _STRIDE * _ROWS + _COLS))  # where a token lands, by column

    def push(self, column: int, player: int) -> None:
        """Drop a token of `player` into `column`, which must not be full."""
        self._spots[self._tops[column]] = player
        self._tops[column] -= _STRIDE

    def advice(self, marks: bytearray) -> int:
        """Return the move of the diagram with these `marks` for player 1. The board must not be full."""
        columns = [column for column in range(_COLS) if self._tops[column] >= _STRIDE]
        for player in (1, 2):
            for column in columns:
                if self._wins(self._tops[column], player):
                    return column
        safe = [column for column in columns if not self._wins(self._tops[column] - _STRIDE, 2)]
        return self._by_mark(marks, safe or columns)

    def _by_mark(self, marks: bytearray, columns: list) -> int:
        """Return the one of `columns` whose next cell has the best mark."""
        found = [-1] * 8  # the leftmost column, by mark
        count = bytearray(8)
        for column in columns:
            spot = self._tops[column]
            bit = 3 * ((spot // _STRIDE - 1) * _COLS + column)
            at = bit >> 3
            mark = (marks[at] | marks[min(at + 1, 15)] << 8) >> (bit & 7) & 7
            count[mark] += 1
            if found[mark] < 0:
                found[mark] = column
        for mark in range(_URGENT, len(found)):
            if count[mark] == 1 or count[mark] and mark not in (_PAIR, _OTHER_PAIR):
                return found[mark]
        return columns[0]

    def _wins(self, spot: int, player: int) -> bool:
        """Return whether a token of `player` at `spot` completes four in a row. False above the board."""
        if spot < _STRIDE:
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
