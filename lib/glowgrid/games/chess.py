"""Chess: checkmate the other king. White is player 1, at the bottom. A move is from * 128 + to, see chess_board.py.

The game ends by itself after 50 moves each without a capture or a pawn's move, at the third occurrence of a position,
and when no moves can lead to checkmate.

>>> game = Chess()
>>> game.push(game.parse("e4"))
>>> game.position()
'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
"""

from binascii import crc32

from ..engine.game import ALL, Outcome
from .chess_board import CELLS, MATE, SIDES, SPOTS, ChessBoard
from .chess_moves import ADD

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.rng import Rng


class Chess(ChessBoard):
    title = "Chess"
    rules = (
        "Checkmate the other king: attack it so that no move can save it. If a player can't move but isn't in check, "
        "it's a draw. To castle, move the king two cells."
    )
    motion = "fall"
    players = 2
    letters = "abcdefgh"

    @classmethod
    def from_position(cls, text: str, options: tuple) -> "Chess":
        """Return a game that begins from the position `text` in Forsyth-Edwards notation (FEN)."""
        from .chess_fen import read

        game = cls(*options)
        read(game, text)
        return game

    def position(self) -> str:
        """Return the position in Forsyth-Edwards notation (FEN)."""
        from .chess_fen import written

        return written(self)

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

    def random_move(self, rng: "Rng") -> int:
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

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
            why = "stalemate"
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

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        """Return the cells to pick: from and to. For a promotion, a third cell chooses the piece: the same one for a
        queen, and the next ones in its column for a rook, a bishop and a knight."""
        spot, to = move >> 7 & 127, move & 127
        if 30 < to < 90 or self._board[spot] & 7 != 1:
            return (CELLS[spot], CELLS[to])
        return (CELLS[spot], CELLS[to], CELLS[to] + (8 if to < 30 else -8) * (move >> 14))

    def trace(self) -> tuple:
        return (CELLS[self._moves[self.ply - 1] & 127],) if self.ply else ()

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the move in standard algebraic notation, such as `Nf3`, `exd8=Q+` or `O-O`."""
        from .chess_notation import written

        return written(self, move)

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names, such as `Nf3` or `g1f3`. Raise a MoveError for anything else."""
        from .chess_notation import parse

        return parse(self, text)
