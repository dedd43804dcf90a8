"""The games: one file each, imported only when it is chosen. Imports engine alone.

An owner's own games stand beside them, with their rows in a CATALOGUE of own.py: a file that is not ours, and need not
be there.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

_ROWS = "engine.inarow engine.board?"
# where a search looks at every cell, or at columns
_FEW = "engine.zobrist engine.line_counts engine.many_players? engine.cell_scores?"
_BEST = "engine.zobrist engine.line_counts engine.many_players? engine.cell_scores"
_ZOBRIST = "engine.zobrist"
_OTHELLO_BOARD = "games.othello_board"
_OTHELLO = "games.othello_evaluation"

# key, title, module, class, icon (8 rows of 8 pixels, the leftmost is the highest bit: player 1's, then,
# where there are any, player 2's), the modules that it needs besides what every game does, and those that only a search
# in it needs
CATALOGUE = (
    ("tictactoe", "Tic-tac-toe", "tictactoe", "TicTacToe", b"\x00\x00\x24\x18\x18\x24\x00\x00"
     b"\x7e\x81\x81\x81\x81\x81\x81\x7e", _ROWS, _FEW),
    ("connectx", "Connect X", "connectx", "ConnectX", b"\x03\x03\x0c\x0c\x33\x33\xcc\xcc"
     b"\x00\x00\x03\x03\x0c\x0c\x33\x33", _ROWS, _FEW),
    ("quixo", "Quixo", "quixo", "Quixo", b"\xdb\xdb\x00\x00\x00\x00\xdb\xdb"
     b"\x00\x00\x00\x6d\x6d\x00\x00\x00", "", ""),
    ("othello", "Othello", "othello", "Othello", b"\x06\x0f\x0f\x06\x60\xf0\xf0\x60"
     b"\x60\xf0\xf0\x60\x06\x0f\x0f\x06", _OTHELLO_BOARD, _OTHELLO),
    ("gomoku", "Gomoku", "gomoku", "Gomoku", b"\x00\x04\x08\x10\x20\x40\x00\x00"
     b"\x02\x00\x20\x04\x08\x20\x00\x00", _ROWS, _BEST),
    ("domineering", "Domineering", "domineering", "Domineering", b"\xc0\xc0\xc0\xc3\xc3\x03\x03\x03"
     b"\x1f\x1f\x00\x00\x00\x00\xf8\xf8", _ZOBRIST, ""),
)
FAULTS: list = []  # what is wrong with own.py, a sentence each

try:
    __import__(__name__ + ".own")
    from .owned import rows_of

    CATALOGUE += rows_of(CATALOGUE, FAULTS)
except Exception as error:  # whatever the owner wrote there
    if __name__ + ".own'" not in str(error):  # it is there
        FAULTS.append(f"games/own.py can't be read: {error}. Its games are left out.")


def load(key: str) -> "Any":
    """Import the game `key` and return its class; raise a ValueError for a key that is not there."""
    from ..engine import options

    return options.load(CATALOGUE, "glowgrid.games", key)
