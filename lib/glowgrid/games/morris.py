"""Nine men's morris: place nine pieces each, then move them. Three in a line are a mill, which takes a piece.

The rules are those of the WMD, the federation of the game (Weltmühlespiel-Dachverband): two mills at once take one
piece, and a piece in a mill is taken only if there is no other. A player with three pieces moves to any point. The draw
after 50 turns each without a mill is the rule of programs such as Sanmill.

Points have the names that players use: a letter and a row counted from the bottom. morris_board.py defines moves.

>>> game = Morris()
>>> game.notation(game.legal_moves()[0]), game.parse("a1") & 31
('a7', 21)
"""

from binascii import crc32

from ..engine.game import ALL, HOLE
from ..engine.looks import GREY, RING, look
from .morris_board import CELLS, HAND, MATES, MILL, NEAR, OFF, SHAPES, SNAPS, SPOTS, MorrisBoard

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable

_MILLS = (0, look(1, 7, RING), look(2, 7, RING))  # looks of pieces in a mill, by player


class Morris(MorrisBoard):
    title = "Nine men's morris"
    rules = (
        "Place nine pieces each in turn. Then move one along a line to the next point, or to any point if you have "
        "three left. Three of your own in a line are a mill: take an opponent's piece, one in a mill only if there is "
        "no other. If you have only two pieces or can't move, you lose."
    )
    motion = "fall"
    players = 2
    letters = "abcdefg"  # of the columns

    # -- for bots

    def fetch(self) -> None:
        from .morris_evaluation import evaluate  # noqa: F401  # loaded on demand: only a search needs it

    def candidates(self) -> list:
        from .morris_evaluation import candidates

        return candidates(self)

    def evaluate(self, player: int) -> int:
        if self.outcome is not None:
            return super().evaluate(player)
        from .morris_evaluation import evaluate

        return evaluate(self, player)

    def foresight(self, player: int) -> "Callable[[int], int]":
        from .morris_evaluation import foresight

        return foresight(self, player)

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[SPOTS[cell]] if SPOTS[cell] != OFF else HOLE

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Show the lines of the board in its holes and, until the end, pieces in a mill as rings."""
        for cell in range(49):
            point = SPOTS[cell]
            if point == OFF:
                buffer[cell] = SHAPES[cell] and look(GREY, 2, SHAPES[cell])
            else:
                player = self._board[point]
                buffer[cell] = _MILLS[player] if player and not self.outcome and self._is_mill(point) else 0

    def key(self, viewer: int = ALL) -> bytes:
        """Return the position, with the counts that lead to a draw: equal positions may differ in their history."""
        past = crc32(self._past[self.ply - self._quiet : self.ply])
        state = bytes((self.turn, self._hand, self._taking, self._quiet))
        return bytes(self._board) + state + past.to_bytes(4, "little")

    def score(self, player: int) -> int:
        """Return how many pieces the player has, on the board and yet to be placed."""
        return self._pieces[player] + (self._hand + player - 1) // 2

    # -- how a person picks a move and sees it

    def snap(self, cell: int) -> int:
        """Return the nearest point on the line that crosses a hole, as a cell."""
        return SNAPS[cell]

    def path(self, move: int) -> tuple:
        return (CELLS[move & 31],) if move >> 5 > 23 else (CELLS[move >> 5], CELLS[move & 31])

    def _closed(self, point: int, player: int, start: int = OFF) -> tuple:
        """Return the other cells of the mills that a piece of `player` closes on `point` if it leaves `start`."""
        board = self._board
        found: tuple = ()
        for at in (0, 2):
            one, two = MATES[point][at : at + 2]
            if board[one] == player == board[two] and start != one and start != two:
                found += (CELLS[one], CELLS[two])
        return found

    def trace(self) -> tuple:
        """Return the cell where the last piece was placed or moved to, and those of the mills that it closed."""
        if not self.ply:
            return ()
        at = self.ply - 1
        player = self._movers[at]
        point = self._moves[at - 1 if self._moves[at] >> 5 == MILL else at] & 31
        return (CELLS[point],) + self._closed(point, player)

    def swept(self) -> tuple:
        """Return the cells from the start to the end of a move, with those between if they are next to each other."""
        start, end = self._moves[self.ply - 1] >> 5 if self.ply else HAND, self._moves[self.ply - 1] & 31
        if start > 23:
            return ()
        one, two = CELLS[start], CELLS[end]
        if end not in NEAR[start]:
            return (one, two)
        step = (1 if one // 7 == two // 7 else 7) * (1 if one < two else -1)
        return tuple(range(one, two + step, step))

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cell, where the piece starts, and the mills that it would close."""
        point, start = SPOTS[cell], SPOTS[picked[0]] if picked else OFF
        if self._taking or point == OFF or not self._hand and not picked:
            return ()
        return picked + (cell,) + self._closed(point, self.turn, start)

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        if move >> 5 == MILL:
            return ""
        if self._closed(move & 31, self.turn, move >> 5):
            return "closes a mill"
        return "prevents a mill" if self._closed(move & 31, 3 - self.turn) else ""

    def refusal(self, picked: tuple, cell: int) -> tuple:
        if SPOTS[cell] == OFF:
            return "no piece ever stands there", cell
        owner = self._board[SPOTS[cell]]
        if self._taking:
            return "it is in a mill" if owner == 3 - self.turn else "take one of your opponent's pieces", cell
        if self._hand or picked and owner:
            return "it is taken", cell
        if picked:
            return "a piece moves along a line to the next point", cell
        if not owner:
            return "pick one of your pieces", cell
        return "it can't move" if owner == self.turn else "it is your opponent's", cell

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the point where a piece is placed, such as `d6`, both points of a move, such as `a1-d1`, or the point
        where a piece is taken after an x, such as `xd6`."""
        start, cell = move >> 5, CELLS[move & 31]
        name = self.letters[cell % 7] + str(7 - cell // 7)
        if start > 23:
            return "x" + name if start == MILL else name
        return self.letters[CELLS[start] % 7] + str(7 - CELLS[start] // 7) + "-" + name

    def names_in(self, text: str) -> list:
        """Return the names of the moves in a turn such as `a1-d1xd6`. Other texts are one name.

        >>> Morris().names_in("a1-d1xd6")
        ['a1-d1', 'xd6']
        """
        name, x, taken = text.partition("x")
        return [name, x + taken] if name and taken else [text]

    def continued(self, name: str) -> str:
        """Return what a transcript appends to a move for the piece that it takes: `xd6`."""
        return name
