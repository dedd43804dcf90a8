"""Look up a move that keeps a win or a draw in an early position of Quixo on 4 x 4. Loaded on demand.

quixo.table has the positions with up to three cubes of each player in which the player to move has as many as the
opponent, or one fewer. With more, the player to move can win, and a search finds a move that does. With two fewer,
every move loses. The legal moves are sorted: those that take a blank cube first, then by the game's evaluation. A bit
says whether the first of them keeps the win or the draw, another bit whether the second does, and so on. With one cube
fewer, all moves may be equally good, so the first bit says whether moves differ. engine/bit_table.py describes the
format. The game's number in it is the largest number of cubes of a player.

There is always a move that takes a blank cube and keeps the win. So the table never moves cubes in circles.
"""

from ..engine import drive_table
from ..engine.bit_table import bit, head
from ..engine.game import WON

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.drive_table import DriveTable
    from ..engine.game import Game

_SIZE, _CELLS = 4, 16
_TAKEN = 1 << 24  # above every other part of a key in the order

_TABLE = "quixo", _SIZE, _SIZE, 1
_sound: list = []  # not empty once the table has been checked


def fault() -> "Generator[None, None, str]":
    """Generator: check the table. Return a sentence if it can't be used, otherwise "". Yield every few ms."""
    return drive_table.fault(_TABLE, _sound)


def book_move(game: "Game") -> "Generator[None, None, int]":
    """Generator: return a move that keeps a win or a draw, or -1 if the table has none. Yield every few ms."""
    own, other = _counts(game)
    if not 0 < own <= other <= own + 1:
        return -1
    return (yield from drive_table.look_up(_TABLE, _sound, _look, game))


def _counts(game: "Game") -> tuple:
    """Return how many cubes the player to move has, and how many the opponent has."""
    board = bytearray(_CELLS)
    game.fill(board)
    return board.count(bytes((game.turn,))), board.count(bytes((3 - game.turn,)))  # MicroPython counts no numbers


def _look(table: "DriveTable", game: "Game") -> "Generator[None, None, int]":
    """Generator: return the move of the table, or -1."""
    numbers, (own, other) = head(table), _counts(game)
    if other > numbers[5]:
        return -1
    codes, cells = yield from _canonical(game)
    moves = yield from _order(game, cells)
    first = other - own  # the place of the first move
    if not moves or first and not bit(table, numbers, 0, codes):
        return -1
    for place, move in enumerate(moves[:-1]):
        if bit(table, numbers, first + place, codes):
            return move  # type: ignore[no-any-return]
        yield
    return moves[-1]  # type: ignore[no-any-return]


def _canonical(game: "Game") -> "Generator[None, None, tuple]":
    """Generator: return (codes, the cell of the image for each cell of the board). A code is a row: a base-3 digit per
    cell, 1 for a cube of the player to move, 2 for the opponent's. Of all mirrored and turned images of the position,
    the one with the smallest codes counts."""
    digits = (0, 1, 2) if game.turn == 1 else (0, 2, 1)
    best, found = b"\xff", b""
    for turned in range(8):
        cells, codes = bytearray(_CELLS), bytearray(_SIZE)
        for cell in range(_CELLS):
            row, col = cell >> 2, cell & 3
            if turned & 1:
                row = 3 - row
            if turned & 2:
                col = 3 - col
            if turned & 4:
                row, col = col, row
            cells[cell] = row << 2 | col
            codes[row] += digits[game.at(cell)] * (1, 3, 9, 27)[col]
        if codes < best:
            best, found = bytes(codes), bytes(cells)
        yield
    return best, found


def _order(game: "Game", cells: bytes) -> "Generator[None, None, list]":
    """Generator: return the legal moves in the order of the table, or [] if the player to move can win at once.
    `cells`: the cell of the image for each cell of the board."""
    after, found, by_key = game.foresight(game.turn), [], {}
    for move in game.legal_moves():
        score = after(move)
        if score >= WON:
            return []
        start, end = move >> 4, move & 15
        key = (WON - score) << 8 | cells[start] << 4 | cells[end]
        if game.at(start):
            key += _TAKEN
        found.append(key)
        by_key[key] = move
        yield
    return [by_key[key] for key in sorted(found)]
