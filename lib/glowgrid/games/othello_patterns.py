"""Evaluate Othello positions on 8 x 8 with learned values of the patterns in their lines. Loaded on demand.

The value of a position is the sum of the values of its rows, columns and two long diagonals. The value of a line
depends on its discs, on its kind (an edge, a long diagonal or another line) and on the stage of the game. othello.table
has these values, stage by stage. A line and its mirror image share a value, and with the colours swapped the value is
negated, so the table has one byte for up to four lines. `python -m lab.learn othello` learns the values from games.

The values of one stage are in memory, and the values of all lines that have occurred are cached. A line's code is that
of othello_board.py plus _BORDER on an edge, or _ENDS on a long diagonal. Without the table, the functions of
othello_evaluation.py are used.
"""

# On the drive, this module is part of othello_evaluation.py.

from ..engine import drive_table
from ..engine.drive_table import DriveTable, TableError
from .othello_board import reserved

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator

_TABLE = "othello", 8, 8, 1
_SIZE, _RECORDS = 128, 40  # bytes of a record, records of a stage of the game
_ROOM = 388  # lines in the cache; one less than a size of MicroPython's dicts
_FIRST = b"\4\5\3\0\7\10\6\0\1\2\0"  # by two cells (four bits of a code): three times the inner digit, plus the outer
_END = b"\4\7\1\0\5\10\2\0\3\6\0"  # the same at the other end of a line
_BORDER, _ENDS = 0x10000, 0x20000  # what marks the code of an edge, and of a long diagonal
_SIDES = 0, 7, 8, 15  # among the lines; the first 16 are the rows and columns
_STEPS = (1, -1, 9, -9, 10, -10, 8, -8)  # on a board with an empty cell between two rows; an index is a *spot*

_blocks: list = []  # the records of the current stage, four in each block; nothing if the table is not loaded
_tables: list = [{}]  # one dict: code of a line -> its value for player 1
_stage = [-1, 0]  # the stage in `_blocks`, and the wanted one; the latter is -1 if the table can't be used


def fault() -> "Generator[None, None, str]":
    """Generator: check the table. Return a sentence if it can't be used, otherwise "". Yield every few ms."""
    return drive_table.fault(_TABLE, [])


def ready(ply: int) -> None:
    """Choose the stage for a search that begins after `ply` plies. `prepare` loads its values."""
    if _stage[1] >= 0:
        _stage[1] = min(ply // 15, 3)  # four stages of 15 plies


def prepare() -> "Iterator[None] | tuple":
    """Return a generator that loads the values of the wanted stage, or () if they are loaded or can't be used."""
    return () if _stage[1] < 0 or _stage[0] == _stage[1] else _load(_stage[1])


def _load(stage: int) -> "Iterator[None]":
    """Generator: load the values of `stage`. Yield every few milliseconds."""
    try:
        table = DriveTable(*_TABLE)
        yield
        try:
            if not _blocks:
                yield from table.check()
            _stage[0] = -1
            yield from _read(table, stage * _RECORDS)
        finally:
            table.close()
    except TableError:
        _stage[1] = -1
        _blocks[:] = []
        return
    _stage[0] = stage


def _read(table: DriveTable, first: int) -> "Iterator[None]":
    """Generator: read a stage's records, of which `first` is the first, into `_blocks`, and empty the cache."""
    if not _blocks:
        _blocks.extend([bytearray(4 * _SIZE) for _ in range(_RECORDS // 4)])
        yield
    _replace()
    yield
    for records in _blocks:
        for at in range(0, 4 * _SIZE, _SIZE):
            records[at : at + _SIZE] = table.read(first)
            first += 1
        yield


def _replace() -> None:
    """Make a new cache. Its memory is already large enough for all lines."""
    _tables[0] = None  # first, so that a garbage collection can free it
    _tables[0] = reserved(_ROOM)


def _value(code: int) -> int:
    """Return the value for player 1 of the line with this `code`."""
    a = _FIRST[code & 15] + 9 * _FIRST[code >> 4 & 15]  # both halves in base 3, with the outer cells last
    b = _END[code >> 12 & 15] + 9 * _END[code >> 8 & 15]
    turned = a + b > 80
    if turned:
        a, b = 80 - a, 80 - b
    if a > b:
        a, b = b, a
    at = ((code >> 16) - 1) * 1681 + a * (82 - a) + b - a
    value: int = _blocks[at >> 9][at & 511] - 128
    return -value if turned else value


def _weigh(codes: list) -> int:
    """Return the sum of the values of the lines with these `codes`, some of which are not in the cache."""
    if len(_tables[0]) > _ROOM - len(codes):
        _replace()
    found, known = 0, _tables[0]
    for code in codes:
        if code not in known:
            known[code] = _value(code)
        found += known[code]
    return found


def _marked(codes: list) -> list:
    """Add the marks of edges and long diagonals to `codes`, and return `codes`."""
    for at in _SIDES:
        codes[at] += _BORDER
    codes[16] += _ENDS
    codes[17] += _ENDS
    return codes


def worth(codes: list, player: int) -> int | None:
    """Return the value for `player` of an unfinished game, or None without the table.

    `codes`: the codes of its rows, columns and long diagonals, in a list that is changed.
    """
    if _stage[0] < 0:
        return None
    value = _weigh(_marked(codes))
    return value if player == 1 else -value


def foresee(board: bytes | bytearray, codes: list, player: int, mover: int) -> "Callable[[int], int] | None":
    """Return a function f(move) that returns the value for `player` after `move` of `mover`, or None without the table.

    It ignores that a move can end the game. `board`: the discs by cell. `codes`: as in `worth`.
    """
    if _stage[0] < 0:
        return None
    before, get, other, steps = _marked(codes), _tables[0].__getitem__, 3 - mover, _STEPS
    spots = bytearray(91)
    for at in range(0, 64, 8):
        start = 10 + at + at // 8
        spots[start : start + 8] = board[at : at + 8]
    lines = before[:]

    def after(move: int) -> int:
        lines[:] = before
        row, col = move // 8, move % 8
        lines[row] |= mover << 2 * col
        lines[8 + col] |= mover << 2 * row
        if row == col:
            lines[16] |= mover << 2 * row
        if row + col == 7:
            lines[17] |= mover << 2 * row
        start = 10 + move + row
        for step in steps:
            at = start + step
            if spots[at] == other:
                at += step
                while spots[at] == other:
                    at += step
                if spots[at] == mover:
                    at -= step
                    while at != start:
                        row, col = at // 9 - 1, at % 9 - 1
                        lines[row] ^= 3 << 2 * col
                        lines[8 + col] ^= 3 << 2 * row
                        if row == col:
                            lines[16] ^= 3 << 2 * row
                        if row + col == 7:
                            lines[17] ^= 3 << 2 * row
                        at -= step
        try:
            value = sum(map(get, lines))
        except KeyError:
            value = _weigh(lines)
        return value if player == 1 else -value

    return after
