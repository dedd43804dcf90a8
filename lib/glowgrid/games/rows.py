"""The rows of Glowgrid's own games. A board loads this module for a moment whenever it needs a row.

To add a game, add a line to each table, at the end of a group. Then the menu and all other lists have the game.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

# By game: its icon, 8 rows of 8 pixels (left is the highest bit) of player 1, then 8 of player 2.
ICONS = (
    b"\x00\x00\x24\x18\x18\x24\x00\x00" b"\x7e\x81\x81\x81\x81\x81\x81\x7e"
    b"\x03\x03\x0c\x0c\x33\x33\xcc\xcc" b"\x00\x00\x03\x03\x0c\x0c\x33\x33"
    b"\xdb\xdb\x00\x00\x00\x00\xdb\xdb" b"\x00\x00\x00\x6d\x6d\x00\x00\x00"
    b"\x00\x04\x08\x10\x20\x40\x00\x00" b"\x02\x00\x20\x04\x08\x20\x00\x00"
    b"\x06\x0f\x0f\x06\x60\xf0\xf0\x60" b"\x60\xf0\xf0\x60\x06\x0f\x0f\x06"
    b"\xc0\xc0\xc0\xc3\xc3\x03\x03\x03" b"\x1f\x1f\x00\x00\x00\x00\xf8\xf8"
    b"\xfc\x84\xb4\xb4\x84\xfc\x00\x00" b"\x00\x00\x00\x00\x02\x03\x01\x0f"
    b"\x55\xaa\x55\x00\x00\x00\x00\x00" b"\x00\x00\x00\x00\x00\xaa\x55\xaa"
    b"\x00\x18\x18\x66\x66\x18\x18\x00" b"\x18\x24\x24\x99\x99\x24\x24\x18"
)
# In the same order: key, title, module, class, group. Games of a group are neighbours. A group is a number: 2 lines,
# 3 territory, 4 moving pieces, 5 puzzles. The menu uses two more groups. GROUPS in words/*/titles.py has their titles.
_NAMES = (
    "tictactoe,Tic-tac-toe,tictactoe,TicTacToe,2\n"
    "connectx,Connect X,connectx,ConnectX,2\n"
    "quixo,Quixo,quixo,Quixo,2\n"
    "gomoku,Gomoku,gomoku,Gomoku,2\n"
    "othello,Othello,othello,Othello,3\n"
    "domineering,Domineering,domineering,Domineering,3\n"
    "dots,Dots and boxes,dots,Dots,3\n"
    "checkers,Checkers,checkers,Checkers,4\n"
    "lightsout,Lights Out,lightsout,LightsOut,5"
)
_PLAYED_LAST, _OWN = "0", "1"  # groups of the menu
_RECENT = 4  # so many of the games that were played last come first in the menu


def row(index: int, translations: str, own: tuple) -> tuple:
    """Return the row (key, title, module, class, icon) of the game with this index. If `index` is negative or a slice,
    index a tuple of all rows. `translations`, `own`: see `Rows`."""
    ours = len(ICONS) // 16
    if not isinstance(index, int) or index < 0:
        return tuple(rows(translations, own))[index]
    if index >= ours:
        return own[index - ours]  # type: ignore[no-any-return]
    return _row(index, _NAMES.split("\n", index + 1)[index], translations)


def rows(translations: str, own: tuple) -> "Iterator[tuple]":
    """Yield the rows of all games, the owner's last. `translations`, `own`: see `Rows`."""
    for index, line in enumerate(_NAMES.split("\n")):
        yield _row(index, line, translations)
    yield from own


def _row(index: int, line: str, translations: str) -> tuple:
    fields = line.split(",")
    if translations:
        table = __import__(translations, None, None, ("TABLE",)).TABLE
        fields[1] = table.get(fields[1], fields[1])
    return tuple(fields[:4]) + (ICONS[16 * index : 16 * index + 16],)


def order(recent: list, own: tuple) -> tuple:
    """Return (the indexes of all games in the order of the menu, their groups in the same order).

    The games that were played last come first, as a group of their own. `recent`: the keys of the games that were
    played, the latest at the end. `own`: the owner's rows, which are another group.
    """
    lines = [line.split(",") for line in _NAMES.split("\n")]
    keys = [fields[0] for fields in lines] + [row[0] for row in own]
    groups = [fields[4] for fields in lines] + [_OWN] * len(own)
    found = list(range(len(keys)))
    for key in recent[-_RECENT:]:
        if key in keys:
            index = keys.index(key)
            found.remove(index)
            found.insert(0, index)
            groups[index] = _PLAYED_LAST
    return found, "".join([groups[index] for index in found])
