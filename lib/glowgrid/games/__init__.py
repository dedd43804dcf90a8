"""The catalogue of all games. A game's module is imported when the game is chosen. Games import only the engine.

rows.py has the rows of Glowgrid's own games. To add a game, an owner puts the game's module into this folder, and adds
a row to CATALOGUE in this folder's own.py.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

class Rows:
    """Rows (key, title, module, class, icon), like a tuple of tuples. Each use reads the rows from rows.py again."""

    own: tuple = ()  # the owner's rows, which come last
    translations = ""  # the full name of a module whose TABLE translates titles, or "" for English
    last: tuple = ("",)  # the row that was read last
    _at = -1  # its index

    def __len__(self) -> int:
        return len([row for row in self])  # noqa: C416 - list(self) would ask for the length

    def __iter__(self) -> "Iterator[tuple]":
        from .rows import rows

        return rows(self.translations, self.own)

    def __getitem__(self, index: int) -> tuple:
        if index != self._at:
            from .rows import row

            self.last, self._at = row(index, self.translations, self.own), index
        return self.last


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
