"""The catalogue of all games. A game's module is imported when the game is chosen. Games import only the engine.

To add a game, an owner puts the game's module into this folder, and adds a row to CATALOGUE in this folder's own.py.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any


class Rows:
    """Rows (key, title, module, class, icon, group): Glowgrid's own games, then the owner's.

    The rows of Glowgrid's games are read from catalogue.txt, because the board has little memory. Only one is kept.
    A row from own.py has no group.
    """

    own: tuple = ()  # the owner's rows
    language = "en"  # the language of the titles
    last: tuple = (None,)  # the row that was read last
    _at = -1  # its index

    def __len__(self) -> int:
        return len(_lines()) - 1 + len(self.own)

    def __iter__(self) -> "Iterator[tuple]":
        lines = _lines()
        for line in lines[1:]:
            yield self._row(lines[0], line)
        yield from self.own

    def __getitem__(self, index: int) -> tuple:
        if index != self._at:
            lines = _lines()
            ours = len(lines) - 1
            self.last = self._row(lines[0], lines[index + 1]) if index < ours else self.own[index - ours]
            self._at = index
        return self.last

    def _row(self, head: str, line: str) -> tuple:
        fields = line.split(",")
        title = fields[head.split(",").index(self.language)]
        return fields[0], title, fields[0], fields[1], bytes.fromhex(fields[-1]), fields[2]


def _lines() -> list:
    """Return the lines of catalogue.txt. The first line names the fields."""
    with open(__file__.replace("\\", "/").rsplit("/", 1)[0] + "/catalogue.txt", "rb") as file:
        return file.read().decode().rstrip().split("\n")


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
            FAULTS.append(f"games/own.py can't be read: {error}. Its games are missing.")
        return ()


CATALOGUE.own = _own()
del _own  # frees the code on a board


def load(key: str) -> "Any":
    """Import the game with this key and return its class. Raise a ValueError for an unknown key."""
    from ..engine import options

    last = getattr(CATALOGUE, "last", (None,))  # mostly the game's row, so that no row has to be created
    return options.load((last,) if last[0] == key else CATALOGUE, "glowgrid.games", key)
