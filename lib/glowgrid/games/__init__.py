"""The games: one file each, imported only when it is chosen. Imports engine alone."""

from ..engine import catalogue

# key, title, module, class, icon (8 rows of 8 pixels, the leftmost is the highest bit)
CATALOGUE = (
    ("tictactoe", "Tic-tac-toe", "tictactoe", "TicTacToe", b"\xa0\x40\xa0\x00\x07\x05\x05\x07"),
    ("connectx", "Connect X", "connectx", "ConnectX", b"\x00\x06\x06\x60\x66\x66\x66\x60"),
    ("quixo", "Quixo", "quixo", "Quixo", b"\xdb\xdb\x00\x6d\x6d\x00\xdb\xdb"),
    ("othello", "Othello", "othello", "Othello", b"\x66\xf9\xf9\x66\x66\x9f\x9f\x66"),
    ("gomoku", "Gomoku", "gomoku", "Gomoku", b"\x00\x40\x04\x48\x12\x20\x44\x00"),
    ("domineering", "Domineering", "domineering", "Domineering", b"\xdf\xdf\xc0\xc3\xc3\x03\xfb\xfb"),
)


def load(key: str):
    """Import the game `key` and return its class; raise a ValueError for a key that is not there."""
    return catalogue.load(CATALOGUE, "glowgrid.games", key)
