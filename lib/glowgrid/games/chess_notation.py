"""Write moves of chess in standard algebraic notation (SAN)."""

# On the drive, this module is part of chess.py.

from ..engine.game import Outcome
from .chess_board import CELLS, MATE, ChessBoard
from .chess_moves import ADD

KINDS = " PNBRQK"
PROMOTED = "QRBN"  # by the two highest bits of a move


def name_of(spot: int) -> str:
    """Return the name of a cell, such as e4."""
    return chr(97 + CELLS[spot] % 8) + str(8 - CELLS[spot] // 8)


class _Copy(ChessBoard):
    """A copy of a game whose moves can be undone and made again. It shares what the game stores by ply, because that
    does not change if the same move is made again."""

    def __init__(self, game: ChessBoard) -> None:
        self._board, self._kings = game._board[:], game._kings[:]
        self._pieces = [spots[:] for spots in game._pieces]
        self._factors, self._numbers, self._worth = game._factors, game._numbers, game._worth
        self._value, self.hash = game._value, game.hash
        self._rights, self._ep, self._quiet, self._is_scanned = game._rights, game._ep, game._quiet, False
        self._states, self._hashes, self._values = game._states, game._hashes, game._values
        self._moves, self.ply, self.turn, self.outcome = game._moves, game.ply, game.turn, None

    def _check_end(self, can_move: bool) -> None:
        self.outcome = None if can_move else Outcome(0, (), MATE)


def san_of(game: ChessBoard, move: int) -> str:
    """Return the name of a legal move, or of the latest move that equals `move`, such as `Nbd7`, `exd8=Q+` or `O-O`."""
    copy = _Copy(game)
    if not game.is_legal(move):
        while copy.ply and copy.pop() != move:
            pass
    name = _name(copy, move)
    copy.push(move)
    if copy._checker:
        name += "#" if copy.outcome is not None else "+"
    return name


def _name(game: ChessBoard, move: int) -> str:
    """Return the name of a legal move without the sign for a check."""
    spot, to = move >> 7 & 127, move & 127
    board = game._board
    kind = board[spot] & 7
    captures = "x" if board[to] or kind == 1 and (to - spot) % 10 else ""
    if kind == 1:
        name = (name_of(spot)[0] if captures else "") + captures + name_of(to)
        return name if 30 < to < 90 else name + "=" + PROMOTED[move >> 14]
    if kind == 6 and to - spot in (2, -2):
        return "O-O" if to > spot else "O-O-O"
    rivals: list = []
    if not game._is_scanned:
        game._scan()
    for rival in game._pieces[game.turn]:
        if board[rival] == board[spot] and rival != spot:
            ADD[kind](game, rival, rivals)
    others = [name_of(rival >> 7) for rival in rivals if rival & 127 == to]
    start = own = name_of(spot) if others else ""
    if others and not [other for other in others if other[0] == own[0]]:
        start = own[0]
    elif others and not [other for other in others if other[1] == own[1]]:
        start = own[1]
    return KINDS[kind] + start + captures + name_of(to)
