"""A tiny game whose players have a notation for positions."""

from tiny_base import Tiny

from glowgrid.engine.game import Outcome

_MARKS = ".XO"


class Fill(Tiny):
    """Players fill the board in turn. The player who completes a row of their own wins.

    A position is written with a slash between the rows, and then the player to move: `X.O/.../... X`.
    """

    title = "Fill"
    longest = 9

    def __init__(self):
        super().__init__(3, 3, 2)

    @classmethod
    def from_position(cls, text, options):
        game = cls(*options)
        rows, turn = text.split()
        cells = rows.replace("/", "")
        if len(cells) != 9:
            raise ValueError("A position of Fill has 9 cells.")
        game._board[:] = bytes([_MARKS.index(mark) for mark in cells])
        game.turn = (1, 2)["XO".index(turn)]
        game._judge()
        return game

    def position(self):
        cells = "".join([_MARKS[piece] for piece in self._board])
        return f"{cells[:3]}/{cells[3:6]}/{cells[6:]} {_MARKS[self.turn]}"

    def _moves_now(self):
        return self._empty()

    def _pass_on(self, player):
        self.turn = 3 - player
        self._judge()

    def _judge(self):
        for row in (0, 3, 6):
            owner = self._board[row]
            if owner and self._board[row : row + 3] == bytes([owner] * 3):
                self.outcome = Outcome(owner, (row, row + 1, row + 2), "a row is full")
                return
        if not self._empty():
            self.outcome = Outcome(0, (), "the board is full")
