"""The numbered board: tic-tac-toe on squares 0 to 8. The two players' pieces may be any characters."""

from ..engine.faults import MoveError, short
from ..engine.game import Game
from ..games.tictactoe import TicTacToe
from .whole_numbers import is_whole

_RULE = "+---+---+---+"


class NumberedBoard:
    def __init__(self, first: str = "X", second: str = "O") -> None:
        """Start with an empty board. Raise a ValueError unless the players' pieces are two different characters."""
        for piece in (first, second):
            if not isinstance(piece, str) or len(piece) != 1:
                raise ValueError(f"{short(repr(piece))} is no piece; expected one character.")
        if first == second:
            raise ValueError(f"Both pieces are {first!r}; they must differ.")
        self._pieces = (None, first, second)
        self.clear()

    def clear(self) -> None:
        """Remove all pieces. The first player moves next."""
        self._game = TicTacToe()

    def is_valid(self, square: int) -> bool:
        """Return whether `square` is an int from 0 to 8."""
        return is_whole(square) and 0 <= square <= 8

    def is_empty(self, square: int) -> bool:
        """Return whether `square` is empty."""
        return not self._game.at(self._checked(square))

    def moves_remaining(self) -> int:
        """Return the number of empty squares."""
        return 9 - self._game.ply

    def get_piece(self, square: int) -> str | None:
        """Return the piece on `square`, or None if the square is empty."""
        return self._pieces[self._game.at(self._checked(square))]

    def add(self, square: int) -> None:
        """Place a piece on `square` for the player whose turn it is, or raise a MoveError."""
        if not self.is_empty(square):
            raise MoveError(f"Square {square} is taken by {self.get_piece(square)}.")
        if not self._game.is_legal(square):
            raise MoveError("The game is over; clear() begins another.")
        self._game.push(square)

    def get_winner(self) -> str | None:
        """Return the piece of the player who has won, or None if nobody has won."""
        outcome = self._game.outcome
        return self._pieces[outcome.winner] if outcome is not None else None

    def _checked(self, square: int) -> int:
        if not self.is_valid(square):
            raise MoveError(f"There is no square {short(repr(square))}; they are 0 to 8.")
        return square

    def __str__(self) -> str:
        return "\n".join(grid_lines(self._game, self._pieces))


def grid_lines(game: Game, pieces: tuple | str) -> list:
    """Return the lines of a 3 x 3 board. A taken square shows `pieces[player]`, an empty square shows its number."""
    lines = [_RULE]
    for row in range(0, 9, 3):
        shown = [pieces[game.at(cell)] if game.at(cell) else str(cell) for cell in range(row, row + 3)]
        lines.append("| " + " | ".join(shown) + " |")
        lines.append(_RULE)
    return lines
