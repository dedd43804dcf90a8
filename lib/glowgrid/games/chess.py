"""Chess: checkmate the other king. White is player 1, at the bottom. A move is from * 128 + to, see chess_board.py.

The game ends by itself after 50 moves each without a capture or a pawn's move, at the third occurrence of a position,
and when no moves can lead to checkmate.

>>> game = Chess()
>>> game.push(game.parse("e4"))
>>> game.position()
'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
"""

from array import array
from binascii import crc32

from ..engine.game import ALL, Outcome
from ..engine.looks import ACROSS, CORNER, CROWN, HALF, RED, RING, SOLID, look
from .chess_board import CELLS, MATE, ROOKS, SIDES, SPOTS, ChessBoard
from .chess_moves import ADD
from .chess_notation import san_of

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

_SHAPES = (ACROSS, CORNER, HALF, SOLID, CROWN, RING)  # by kind


def _looks(is_dark: bool) -> array:
    """Return the look of each piece. If `is_dark`, they are dark, because real pieces stand on the cells."""
    looks = array("H", bytes(2 * 23))
    for piece in range(9, 23):
        kind = piece & 7
        if 0 < kind < 7:
            shape = SOLID if is_dark else _SHAPES[kind - 1]
            level = 0 if is_dark else 3 if kind == 1 else 7
            looks[piece] = look(piece >> 3, level, shape, "PNBRQK"[kind - 1])
    return looks


_all_looks: list = [_looks(False), None]  # by the option `real_pieces`; the dark ones are made when they are needed
_CHECK = look(RED, 7, CROWN, "K")


class Chess(ChessBoard):
    title = "Chess"
    rules = (
        "Checkmate the other king: attack it so that no move can save it. If a player can't move but isn't in check, "
        "it's a draw. To castle, move the king two cells."
    )
    motion = "fall"
    players = 2
    letters = "abcdefgh"
    wide = 3
    rating_span = 300  # a pawn has 100 points: a move that loses up to 60 is good, one that loses over 180 is weak

    @classmethod
    def from_position(cls, text: str, options: tuple) -> "Chess":
        """Return a game that begins from the position `text` in Forsyth-Edwards notation (FEN)."""
        from .chess_fen import read

        game = cls(*options)
        read(game, text)
        return game

    def position(self) -> str:
        """Return the position in Forsyth-Edwards notation (FEN)."""
        from .chess_fen import fen_of

        return fen_of(self)

    # -- moves

    def legal_moves(self) -> list:
        moves: list = []
        if self.outcome is None:
            if not self._is_scanned:
                self._scan()
            board, add = self._board, ADD
            for spot in self._pieces[self.turn]:
                add[board[spot] & 7](self, spot, moves)
            moves.sort()
        return moves

    def is_legal(self, move: int) -> bool:
        spot = move >> 7 & 127
        if self.outcome is not None or not 0 < move < 0xFF00 or not 20 < spot < 99 or not 20 < move & 127 < 99:
            return False
        if not self._board[spot] & SIDES[self.turn]:
            return False
        if not self._is_scanned:
            self._scan()
        moves: list = []
        ADD[self._board[spot] & 7](self, spot, moves)
        return move in moves

    def mover(self, ply: int = -1) -> int | None:
        at = ply + self.ply if ply < 0 else ply
        return (at + self._first - 1) % 2 + 1 if 0 <= at < self.ply else None

    # -- the end

    def _check_end(self, can_move: bool) -> None:
        """Set the outcome if the player to move has lost, or if the game is drawn."""
        why = ""
        if not can_move:
            if self._checker:
                self.outcome = Outcome(3 - self.turn, (CELLS[self._checker],), MATE)
                return
            why = "a stalemate"
        elif self._is_dead():
            why = "no checkmate is possible"
        elif self._quiet >= 100:
            why = "50 moves each without a capture or a pawn's move"
        elif self._quiet > 7 and self._count_repetitions() > 2:
            why = "the same position for the third time"
        if why:
            self.outcome = Outcome(0, (), why)

    def _is_dead(self) -> bool:
        """Return whether neither player can ever checkmate: only bishops on cells of one colour, or a single knight."""
        board, minors, colours = self._board, 0, 0
        for player in (1, 2):
            for spot in self._pieces[player]:
                kind = board[spot] & 7
                if kind == 1 or 3 < kind < 6:
                    return False
                if kind < 6:
                    minors += 1
                    colours |= 4 if kind == 2 else 1 + (spot // 10 + spot) % 2
        return minors < 2 or colours in (1, 2)

    def _count_repetitions(self) -> int:
        """Return how often the position has occurred."""
        hashes, hashed, seen = self._hashes, self.hash, 1
        for ply in range(self.ply - 4, max(self.ply - self._quiet, 0) - 1, -2):
            seen += hashes[ply] == hashed
        return seen

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[SPOTS[cell]] >> 3

    def kind(self, cell: int) -> int:
        """Return 0 for a pawn, 1 for a king, 2 for a queen, 3 for a rook, 4 for a bishop, and 5 for a knight."""
        return (7 - (self._board[SPOTS[cell]] & 7)) % 6 if self._board[SPOTS[cell]] else 0

    def key(self, viewer: int = ALL) -> bytes:
        """Return the position, with the counts that lead to a draw, and the earlier positions that can recur."""
        past = self._hashes[max(self.ply - self._quiet, 0) : self.ply]
        more = bytes((self.turn, self._rights, self._ep & 127, self._quiet))
        return bytes(self._board[21:99]) + more + crc32(past).to_bytes(4, "little")

    # -- bots

    def candidates(self) -> list:
        from .chess_evaluation import candidates

        return candidates(self)

    def evaluate(self, player: int) -> int:
        """Return material, places and threats for `player`."""
        if self.outcome is not None:
            return super().evaluate(player)
        from .chess_evaluation import evaluate

        return evaluate(self, player)

    def fetch(self) -> None:
        from .chess_evaluation import evaluate  # noqa: F401

    def foresight(self, player: int) -> "Callable[[int], int]":
        from .chess_evaluation import foresight

        return foresight(self, player)

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        """Return the cells to pick: from and to. For a promotion, a third cell chooses the piece, see `choices`."""
        spot, to = move >> 7 & 127, move & 127
        if 30 < to < 90 or self._board[spot] & 7 != 1:
            return (CELLS[spot], CELLS[to])
        return (CELLS[spot], CELLS[to], CELLS[to] + (16 + 8 * (move >> 14)) * (1 if to < 30 else -1))

    def choices(self, picked: tuple) -> tuple:
        """Return (cell, look) of the pieces that a pawn can become after the cells `picked`: a queen, a rook, a bishop
        and a knight, one below the other, two cells from the pawn. At any other time, return ()."""
        if len(picked) < 2:
            return ()
        queen, step = 5 + 8 * self.turn, 8 if self.turn == 1 else -8
        return tuple([(picked[1] + step * (2 + at), _all_looks[0][queen - at]) for at in range(4)])

    def trace(self) -> tuple:
        """Return where the piece of the last move is. If people move real pieces, return all cells that have changed:
        also where it was, those of the rook that castles, and the pawn that was captured en passant."""
        if not self.ply:
            return ()
        move, state = self._moves[self.ply - 1], self._states[self.ply - 1]
        spot, to, kind = move >> 7 & 127, move & 127, state >> 25 & 7
        if not self.options[0]:
            return (CELLS[to],)
        return (CELLS[to], CELLS[spot]) + self._beside(spot, to, kind, state >> 4 & 127)

    def _beside(self, spot: int, to: int, kind: int, passed: int) -> tuple:
        """Return the cells that a move changes besides its ends. `passed`: where a pawn can be captured en passant."""
        if kind == 6 and to - spot in (2, -2):
            return (CELLS[ROOKS[to][0]], CELLS[ROOKS[to][1]])
        if kind == 1 and to == passed:
            return ((CELLS[spot] & 56) + (CELLS[to] & 7),)
        return ()

    def swept(self) -> tuple:
        """Return the cells from where the last move began to where it ended."""
        if not self.ply:
            return ()
        start, end = CELLS[self._moves[self.ply - 1] >> 7 & 127], CELLS[self._moves[self.ply - 1] & 127]
        rows, cols = abs((end >> 3) - (start >> 3)), abs((end & 7) - (start & 7))
        if rows and cols and rows != cols:
            return (start, end)  # a knight
        step = (end - start) // max(rows, cols)
        return tuple(range(start, end + step, step))

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that change: where the piece is and goes, those of the rook that castles, and the pawn that
        is captured en passant."""
        if not picked or len(picked) > 1:
            return ()
        spot, to = SPOTS[picked[0]], SPOTS[cell]
        return (picked[0], cell) + self._beside(spot, to, self._board[spot] & 7, self._ep & 127)

    def refusal(self, picked: tuple, cell: int) -> tuple:
        from .chess_refusal import refusal

        return refusal(self, picked, cell), cell

    def warning(self) -> str:
        """Return a sentence about the player to move if this player is in check, otherwise ""."""
        if self.outcome is not None:
            return ""
        if not self._is_scanned:
            self._scan()
        return "{} ({}) is in check." if self._checker else ""

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        spot, to = move >> 7 & 127, move & 127
        kind = self._board[spot] & 7
        if kind == 1 and not 30 < to < 90:
            return "promotes a pawn"
        return "moves the king to safety" if kind == 6 and to - spot in (2, -2) else ""

    def fill_looks(self, buffer: array, viewer: int) -> None:
        """Show the kind of each piece, and a king in check in red. If real pieces stand on the board, show only that
        king."""
        if _all_looks[self.options[0]] is None:
            _all_looks[1] = _looks(True)
        looks = _all_looks[self.options[0]]
        for cell in range(64):
            buffer[cell] = looks[self._board[SPOTS[cell]]]
        if not self._is_scanned:
            self._scan()
        if self._checker:
            buffer[CELLS[self._kings[self.turn]]] = _CHECK

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the move in standard algebraic notation, such as `Nf3`, `exd8=Q+` or `O-O`."""
        return san_of(self, move)

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names, such as `Nf3` or `g1f3`. Raise a MoveError for anything else."""
        from .chess_parser import parse

        return parse(self, text)
