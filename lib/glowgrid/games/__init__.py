"""The catalogue of all games. A game's module is imported when the game is chosen. Games import only the engine.

To add a game, an owner puts the game's module into this folder, and adds a row to CATALOGUE in this folder's own.py.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

# key, title, module, class, icon: 8 rows of 8 pixels (left is the highest bit) of player 1, then perhaps 8 of player 2
CATALOGUE = (
    ("tictactoe", "Tic-tac-toe", "tictactoe", "TicTacToe", b"\x00\x00\x24\x18\x18\x24\x00\x00"
     b"\x7e\x81\x81\x81\x81\x81\x81\x7e"),
    ("connectx", "Connect X", "connectx", "ConnectX", b"\x03\x03\x0c\x0c\x33\x33\xcc\xcc"
     b"\x00\x00\x03\x03\x0c\x0c\x33\x33"),
    ("quixo", "Quixo", "quixo", "Quixo", b"\xdb\xdb\x00\x00\x00\x00\xdb\xdb"
     b"\x00\x00\x00\x6d\x6d\x00\x00\x00"),
    ("othello", "Othello", "othello", "Othello", b"\x06\x0f\x0f\x06\x60\xf0\xf0\x60"
     b"\x60\xf0\xf0\x60\x06\x0f\x0f\x06"),
    ("gomoku", "Gomoku", "gomoku", "Gomoku", b"\x00\x04\x08\x10\x20\x40\x00\x00"
     b"\x02\x00\x20\x04\x08\x20\x00\x00"),
    ("domineering", "Domineering", "domineering", "Domineering", b"\xc0\xc0\xc0\xc3\xc3\x03\x03\x03"
     b"\x1f\x1f\x00\x00\x00\x00\xf8\xf8"),
)
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


CATALOGUE += _own()
del _own  # frees its code on a board


def load(key: str) -> "Any":
    """Import the game with this key and return its class. Raise a ValueError for an unknown key."""
    from ..engine import options

    return options.load(CATALOGUE, "glowgrid.games", key)
