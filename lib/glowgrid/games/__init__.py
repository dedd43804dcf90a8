"""The catalogue of all games. A game's module is imported when the game is chosen. Games import only the engine.

To add a game, an owner puts the game's module into this folder, and adds a row to CATALOGUE in this folder's own.py.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

# By game: its icon, 8 rows of 8 pixels (left is the highest bit) of player 1, then 8 of player 2.
_ICONS = (
    b"\x00\x00\x24\x18\x18\x24\x00\x00" b"\x7e\x81\x81\x81\x81\x81\x81\x7e"
    b"\x03\x03\x0c\x0c\x33\x33\xcc\xcc" b"\x00\x00\x03\x03\x0c\x0c\x33\x33"
    b"\xdb\xdb\x00\x00\x00\x00\xdb\xdb" b"\x00\x00\x00\x6d\x6d\x00\x00\x00"
    b"\x06\x0f\x0f\x06\x60\xf0\xf0\x60" b"\x60\xf0\xf0\x60\x06\x0f\x0f\x06"
    b"\x00\x04\x08\x10\x20\x40\x00\x00" b"\x02\x00\x20\x04\x08\x20\x00\x00"
    b"\xc0\xc0\xc0\xc3\xc3\x03\x03\x03" b"\x1f\x1f\x00\x00\x00\x00\xf8\xf8"
    b"\x00\x18\x18\x66\x66\x18\x18\x00" b"\x18\x24\x24\x99\x99\x24\x24\x18"
    b"\x55\xaa\x55\x00\x00\x00\x00\x00" b"\x00\x00\x00\x00\x00\xaa\x55\xaa"
    b"\xfc\x84\xb4\xb4\x84\xfc\x00\x00" b"\x00\x00\x00\x00\x02\x03\x01\x0f"
)
# In the same order: key, which is also the name of the module, title, class.
_NAMES = (
    "tictactoe,Tic-tac-toe,TicTacToe\n"
    "connectx,Connect X,ConnectX\n"
    "quixo,Quixo,Quixo\n"
    "othello,Othello,Othello\n"
    "gomoku,Gomoku,Gomoku\n"
    "domineering,Domineering,Domineering\n"
    "lightsout,Lights Out,LightsOut\n"
    "checkers,Checkers,Checkers\n"
    "dots,Dots and boxes,Dots"
)


class Rows:
    """Rows (key, title, module, class, icon), like a tuple of tuples. All rows are created anew for each use."""

    own: tuple = ()  # the owner's rows, which come last
    titles = ""  # the translated titles of our games, separated by commas; "" in English
    last: tuple = ("",)  # the row that was created last
    _at = -1  # its index

    def __len__(self) -> int:
        return len(_ICONS) // 16 + len(self.own)

    def __iter__(self) -> "Iterator[tuple]":
        for index, line in enumerate(_NAMES.split("\n")):
            yield self._row(index, line)
        yield from self.own

    def __getitem__(self, index: int) -> tuple:
        ours = len(_ICONS) // 16
        if not isinstance(index, int) or index < 0:
            return tuple(self)[index]
        if index >= ours:
            return self.own[index - ours]  # type: ignore[no-any-return]
        if index != self._at:
            self._at, self.last = index, self._row(index, _NAMES.split("\n")[index])
        return self.last

    def _row(self, index: int, line: str) -> tuple:
        key, title, kind = line.split(",")
        if self.titles:
            title = self.titles.split(",")[index]
        return key, title, key, kind, _ICONS[16 * index : 16 * index + 16]


CATALOGUE = Rows()
FAULTS: list = []  # problems in own.py, one sentence each


def _own() -> tuple:
    """Return the owner's rows from own.py. For each invalid row, or for an invalid file, add a sentence to FAULTS."""
    try:
        own = __import__(__name__ + ".own", None, None, ("CATALOGUE",))
        from .own_games_check import rows_of

        return rows_of(getattr(own, "CATALOGUE", None), CATALOGUE, FAULTS)
    except Exception as error:  # own.py may raise anything
        if __name__ + ".own'" not in str(error):  # the file exists
            FAULTS.append(f"games/own.py can't be read: {error}. Its games are left out.")
        return ()


CATALOGUE.own = _own()
del _own  # frees the code on a board


def load(key: str) -> "Any":
    """Import the game with this key and return its class. Raise a ValueError for an unknown key."""
    from ..engine import options

    last = getattr(CATALOGUE, "last", ("",))  # mostly the game's row, so that no row has to be created
    return options.load((last,) if last[0] == key else CATALOGUE, "glowgrid.games", key)
