"""Evaluate Othello positions on 8 x 8 with learned values of the patterns in their lines. Loaded on demand.

The value of a position is the sum of the values of its rows, columns and two long diagonals. The value of a line
depends on its discs, on its kind (an edge, a long diagonal or another line) and on the stage of the game. othello.table
has these values, stage by stage. A line and its mirror image share a value, and with the colours swapped the value is
negated, so the table has one byte for up to four lines. `python -m lab.learn othello` learns the values from games.

The values of one stage are in memory, and the values of all lines that have occurred are cached. A line's code is that
of othello_board.py plus _EDGE_CODE or _DIAGONAL_CODE. Without the table, the functions of othello_evaluation.py are
used.
"""

# On the drive, this module is part of othello_evaluation.py.

from ..engine.drive_table import DriveTable, TableError

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator

_VERSION = 1
_RECORD, _RECORDS, _AT_ONCE = 128, 40, 4  # bytes of a record, records of a stage, records that are read at once
_STAGES, _PLIES = 4, 15  # stages of a game, and plies of a stage
_LAST = _STAGES - 1
_ROOM = 388  # lines in the cache; one less than a size of MicroPython's dicts
_PATTERNS = 1681  # of a kind of lines, in the table
_LEFT = b"\4\5\3\0\7\10\6\0\1\2\0"  # by two cells (four bits of a code): three times the inner digit, plus the outer
_RIGHT = b"\4\7\1\0\5\10\2\0\3\6\0"  # the same at the other end of a line
_EDGE_CODE, _DIAGONAL_CODE = 0x10000, 0x20000
_EDGES = 0, 7, 8, 15  # among the lines; the first 16 are the rows and columns
_STEPS = (1, -1, 9, -9, 10, -10, 8, -8)  # on a board with an empty cell between two rows; an index is a *spot*

_chunks: list = []  # the records of the current stage, or nothing if the table is not loaded
_caches: list = [{}]  # one dict: code of a line -> its value for player 1
_stage = [-1, 0]  # the stage in `_chunks`, and the wanted one; the latter is -1 if the table can't be used


def _opened() -> DriveTable:
    """Open the table. Raise a TableError if it can't be used."""
    folder = __file__.replace("\\", "/").rsplit("/", 1)[0]
    return DriveTable(folder + "/othello.table", "othello", 8, 8, _VERSION)


def checked() -> "Generator[None, None, str]":
    """Generator: check the whole table. Return a sentence if it can't be used, otherwise "". Yield every few ms."""
    try:
        table = _opened()
        try:
            yield from table.check()
        finally:
            table.close()
    except TableError as error:
        return str(error)
    return ""


def ready(ply: int) -> None:
    """Choose the stage for a search that begins after `ply` plies. `prepare` loads its values."""
    if _stage[1] >= 0:
        _stage[1] = min(ply // _PLIES, _LAST)


def prepare() -> "Iterator[None] | tuple":
    """Return a generator that loads the values of the stage, or () if nothing is to be done."""
    return () if _stage[1] < 0 or _stage[0] == _stage[1] else _loading(_stage[1])


def _loading(stage: int) -> "Iterator[None]":
    """Generator: load the values of `stage`. Yield every few milliseconds."""
    try:
        table = _opened()
        yield
        try:
            if not _chunks:
                yield from table.check()
            _stage[0] = -1
            yield from _read(table, stage * _RECORDS)
        finally:
            table.close()
    except TableError:
        _stage[1] = -1
        _chunks[:] = []
        return
    _stage[0] = stage


def _read(table: DriveTable, first: int) -> "Iterator[None]":
    """Generator: read a stage's records, of which `first` is the first, into `_chunks`, and empty the cache."""
    if not _chunks:
        _chunks.extend([bytearray(_RECORD) for _ in range(_RECORDS)])
        yield
    _empty()
    yield
    for at in range(_RECORDS):
        _chunks[at][:] = table.read(first + at)
        if at % _AT_ONCE == 0:
            yield


def _empty() -> None:
    """Make a new cache. Its memory is already large enough for all lines."""
    _caches[0] = None  # first, so that a garbage collection can free it
    _caches[0] = cache = dict.fromkeys(iter(range(_ROOM)))
    # in this order, MicroPython marks the slots as never used; slots marked as deleted would make it slow
    for key in range(_ROOM - 1, -1, -1):
        del cache[key]


def _value(code: int) -> int:
    """Return the value for player 1 of the line with this `code`."""
    a = _LEFT[code & 15] + 9 * _LEFT[code >> 4 & 15]  # both halves in base 3, with the outer cells last
    b = _RIGHT[code >> 12 & 15] + 9 * _RIGHT[code >> 8 & 15]
    is_swapped = a + b > 80
    if is_swapped:
        a, b = 80 - a, 80 - b
    if a > b:
        a, b = b, a
    at = ((code >> 16) - 1) * _PATTERNS + a * (82 - a) + b - a
    value: int = _chunks[at >> 7][at & 127] - 128
    return -value if is_swapped else value


def _total(codes: list) -> int:
    """Return the sum of the values of the lines with these `codes`, some of which are not in the cache."""
    if len(_caches[0]) > _ROOM - len(codes):
        _empty()
    found, cache = 0, _caches[0]
    for code in codes:
        if code not in cache:
            cache[code] = _value(code)
        found += cache[code]
    return found


def _lines(codes: list) -> list:
    """Return the codes of the rows, columns and long diagonals. `codes`: those of all lines of the board."""
    found = codes[:16] + codes[36:38]
    for at in _EDGES:
        found[at] += _EDGE_CODE
    found[16] += _DIAGONAL_CODE
    found[17] += _DIAGONAL_CODE
    return found


def worth(codes: list, player: int) -> int | None:
    """Return the value for `player` of an unfinished game whose lines have these `codes`, or None without the table."""
    if _stage[0] < 0:
        return None
    value = _total(_lines(codes))
    return value if player == 1 else -value


def worth_after(board: bytearray, codes: list, player: int, mover: int) -> "Callable[[int], int] | None":
    """Return a function f(move) that returns the value for `player` after `move` of `mover`, or None without the table.

    It ignores that a move can end the game. `board`, `codes`: the position's cells, and the codes of all its lines.
    """
    if _stage[0] < 0:
        return None
    before, lookup, other, steps = _lines(codes), _caches[0].__getitem__, 3 - mover, _STEPS
    padded = bytearray(91)
    for at in range(0, 64, 8):
        start = 10 + at + at // 8
        padded[start : start + 8] = board[at : at + 8]
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
            if padded[at] == other:
                at += step
                while padded[at] == other:
                    at += step
                if padded[at] == mover:
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
            value = sum(map(lookup, lines))
        except KeyError:
            value = _total(lines)
        return value if player == 1 else -value

    return after
