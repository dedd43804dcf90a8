"""Checkers (English draughts): move diagonally, jump to capture. A player who cannot move loses.

Squares have the numbers 1 to 32 of the literature, from Black's side, which is at the top. Internally a square is a
*spot* of a padded board (checkers_board.py). A move is from * 64 + to, in spots. Each jump is a ply of its own. The
turn stays while the same piece can jump again.

>>> game = Checkers()
>>> [game.notation(move) for move in game.legal_moves()]
['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']
"""

from binascii import crc32

from ..engine.game import ALL, Outcome
from .checkers_board import CELLS, SPOTS, STEPS, CheckersBoard, number_of

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.rng import Rng

_THREAT = 60  # a capture that the player to move can make; less than a man, because it may be an exchange
_TRADE = 150  # makes exchanges good for the player with more pieces


class Checkers(CheckersBoard):
    title = "Checkers"
    rules = (
        "Move a man one cell diagonally forward. If you can jump over an opponent's piece, you must: it is captured, "
        "and you jump on if you can. A man in the last row becomes a king, which also moves back. If you can't move, "
        "you lose."
    )
    motion = "fall"
    players = 2

    @classmethod
    def from_position(cls, text: str, options: tuple) -> "Checkers":
        """Return a game that begins from the position `text`, such as `B:W21,22,K30:B1,2,K9`."""
        from .checkers_fen import read

        board, turn = read(text)
        game = cls(*options)
        game.place(board, turn)
        if not game._can_move(turn):
            game._lose(3 - turn)
        return game

    def position(self) -> str:
        """Return the position in the notation of `from_position`. It does not say which piece has to jump on."""
        from .checkers_fen import fen_of

        return fen_of(self._board, self.turn)

    # -- moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        if self._chain:
            return self._jumps_from(self._chain)
        board, other, steps = self._board, 3 - self.turn, STEPS
        quiet: list = []
        jumps: list = []
        for spot in self._pieces[self.turn]:
            for step in steps[board[spot]]:
                to = spot + step
                if not board[to]:
                    quiet.append((spot << 6) + to)
                elif board[to] & 3 == other and not board[to + step]:
                    jumps.append((spot << 6) + to + step)
        moves = jumps or quiet
        moves.sort()
        return moves

    def _jumps_from(self, spot: int) -> list:
        """Return the jumps of the piece of the player to move on `spot`, in ascending order."""
        board, other = self._board, 3 - self.turn
        jumps = []
        for step in STEPS[board[spot]]:
            if board[spot + step] & 3 == other and not board[spot + step + step]:
                jumps.append((spot << 6) + spot + step + step)
        return jumps

    def snap(self, cell: int) -> int:
        """Return the dark one of two cells side by side, because no move has a light cell."""
        return cell & ~1 | 1 - (cell >> 3 & 1)

    def random_move(self, rng: "Rng") -> int:
        moves = self.legal_moves()
        return moves[rng.below(len(moves))]

    def is_legal(self, move: int) -> bool:
        spot, to = move >> 6, move & 63
        if self.outcome is not None or not 5 <= spot < 40 or self._board[spot] & 3 != self.turn:
            return False
        by, board = to - spot, self._board
        if self._chain and self._chain != spot:
            return False
        if by in STEPS[board[spot]]:
            return not board[to] and not self._chain and not self._can_jump(self.turn)
        return by & 1 == 0 and by // 2 in STEPS[board[spot]] and move in self._jumps_from(spot)

    def push(self, move: int) -> None:
        board, player, ply = self._board, self.turn, self.ply
        if ply == len(self._taken):
            self._make_room()
        spot, to = move >> 6, move & 63
        piece = board[spot]
        kind, numbers, by = piece, self._numbers, to - spot
        if piece < 3 and (to > 35 if piece == 1 else to < 9):
            kind = piece + 4
        hashed = self.hash ^ numbers[piece][spot] ^ numbers[kind][to]
        board[spot] = 0
        board[to] = kind
        mine = self._pieces[player]
        mine[mine.index(spot)] = to
        self._quiets[ply] = quiet = self._quiet
        self._hashes[ply] = self.hash
        self._moves[ply] = move
        self._movers[ply] = player
        self.ply = ply + 1
        value = self._values
        self._value += value[kind][to] - value[piece][spot]
        if -6 < by < 6:
            self._taken[ply] = kind - piece << 4
            self._quiet = quiet + 1 if piece > 2 else 0
        else:
            over = (spot + to) >> 1
            taken = board[over]
            board[over] = 0
            self._pieces[3 - player].remove(over)
            self._taken[ply] = (kind - piece << 4) + taken
            hashed ^= numbers[taken][over]
            self._value -= value[taken][over]
            self._quiet = 0
            if self._chain:
                hashed ^= numbers[0][spot]
                self._chain = 0
            if kind == piece and self._goes_on(to, 3 - player):
                self._chain = to
                self.hash = hashed ^ numbers[0][to]
                return
        self.hash = hashed ^ 0x2AAAAAAA
        self.turn = 3 - player
        if not self._can_move(3 - player):
            self._lose(player)
        elif self._quiet > 7:
            self._check_draw()

    def _lose(self, winner: int) -> None:
        line = tuple([CELLS[spot] for spot in sorted(self._pieces[winner])])
        blocked = self._pieces[3 - winner]
        self.outcome = Outcome(winner, line, "the opponent can't move" if blocked else "all pieces are captured")

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        board, move, taken = self._board, self._moves[ply], self._taken[ply]
        spot, to = move >> 6, move & 63
        self.turn = player = self._movers[ply]
        self.outcome = None
        value, kind = self._values, board[to]
        piece = kind - (taken >> 4)
        board[to] = 0
        board[spot] = piece
        self._value += value[piece][spot] - value[kind][to]
        mine = self._pieces[player]
        mine[mine.index(to)] = spot
        self._chain = 0
        if taken & 15:
            over = (spot + to) >> 1
            board[over] = taken & 15
            self._pieces[3 - player].append(over)
            self._value += value[taken & 15][over]
            if ply and self._movers[ply - 1] == player:
                self._chain = spot
        self._quiet = self._quiets[ply]
        self.hash = self._hashes[ply]
        return move

    # -- the board

    def key(self, viewer: int = ALL) -> bytes:
        """Return the position, with the counts that lead to a draw: equal positions may differ in their history."""
        past = self._hashes[self.ply - self._quiet : self.ply]
        return bytes(self._board) + bytes((self.turn, self._chain, self._quiet)) + crc32(past).to_bytes(4, "little")

    def score(self, player: int) -> int:
        return len(self._pieces[player])

    def evaluate(self, player: int) -> int:
        """Return material and progress for `player`. A capture that can be made now counts, too."""
        if self.outcome is not None:
            return super().evaluate(player)
        ones, twos = len(self._pieces[1]), len(self._pieces[2])
        score = self._value + (ones - twos) * _TRADE // (ones + twos)
        if self._can_jump(self.turn):
            score += _THREAT if self.turn == 1 else -_THREAT
        return score if player == 1 else -score

    # -- how a person picks a move and sees it

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        piece, to = self._board[move >> 6], move & 63
        return "crowns a man" if piece == 1 and to > 35 or piece == 2 and to < 9 else ""

    def path(self, move: int) -> tuple:
        """Return the cells to pick: from and to. A jump that continues a chain is picked by its landing cell alone."""
        if move >> 6 == self._chain:
            return (CELLS[move & 63],)
        return (CELLS[move >> 6], CELLS[move & 63])

    def trace(self) -> tuple:
        return (CELLS[self._moves[self.ply - 1] & 63],) if self.ply else ()

    def swept(self) -> tuple:
        if not self.ply:
            return ()
        spot, to = self._moves[self.ply - 1] >> 6, self._moves[self.ply - 1] & 63
        if -6 < to - spot < 6:
            return (CELLS[spot], CELLS[to])
        return (CELLS[spot], CELLS[(spot + to) >> 1], CELLS[to])

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that change: where the piece starts, the piece that it captures, and where it lands."""
        spot, to = SPOTS[picked[0]] if picked else self._chain, SPOTS[cell]
        if not spot or not to:
            return ()
        over = () if -6 < to - spot < 6 else (CELLS[(spot + to) >> 1],)
        return (CELLS[spot],) + over + (cell,)

    def refusal(self, picked: tuple, cell: int) -> tuple:
        spot = SPOTS[cell]
        if not spot:
            return "no piece ever stands there", cell
        if self._chain:
            return "the same piece must keep jumping", CELLS[self._chain]
        if not picked:
            return self._unmovable(spot), cell
        if self._can_jump(self.turn):
            return "you must jump", cell
        return "it is taken" if self._board[spot] else "a man moves one cell diagonally forward", cell

    def _unmovable(self, spot: int) -> str:
        """Return why the player to move cannot pick up a piece on `spot`."""
        if not self._board[spot]:
            return "pick one of your pieces"
        if self._board[spot] & 3 != self.turn:
            return "it is your opponent's"
        return "another piece must jump" if self._can_jump(self.turn) else "it can't move"

    def cell_name(self, cell: int) -> str:
        """Return the number of a dark cell, from "1" to "32"."""
        return str(cell // 2 + 1)

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the numbers of the two squares: `11-15`, or `15x22` for a jump."""
        spot, to = move >> 6, move & 63
        return f"{number_of(spot)}{'-' if -6 < to - spot < 6 else 'x'}{number_of(to)}"

    def names_in(self, text: str) -> list:
        """Return the names of the jumps of a chain, such as `22x15` and `15x6` for `22x15x6`. Other texts are one name.

        >>> Checkers().names_in("22x15x6")
        ['22x15', '15x6']
        """
        from .checkers_notation import names_in

        return names_in(self, text)

    def continued(self, name: str) -> str:
        """Return what a transcript appends to a chain for its next jump `name`: `x6` for `15x6`."""
        return name[name.index("x") :]

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names. For a chain such as `22x15x6`, return its first jump that has not
        been made. Raise a MoveError for anything else."""
        from .checkers_notation import parse

        return parse(self, text)
