"""The connect board: any player may drop a token into any column at any time. Position (0, 0) is at the bottom left.

Any character except a blank can be a player. Internally, players are numbered in the order of their first tokens.
"""

from ..engine.as_text import column_lines
from ..engine.board import DenseBoard, SparseBoard
from ..engine.faults import short
from ..engine.runs import ACROSS, DIAGONALS, DIRECTIONS, DOWN, line_through
from ..games.connectx import ConnectX
from .whole_numbers import is_whole


class BoardPosition:
    """An immutable position on a connect board. Positions are equal if row and column are equal."""

    def __init__(self, row: int, column: int) -> None:
        self._row = row
        self._column = column

    @property
    def row(self) -> int:
        """The row; 0 is at the bottom."""
        return self._row

    @property
    def column(self) -> int:
        """The column; 0 is on the left."""
        return self._column

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardPosition) and (self._row, self._column) == (other._row, other._column)

    def __hash__(self) -> int:
        return self._row * 1000 + self._column

    def __str__(self) -> str:
        return f"{self._row},{self._column}"

    def __repr__(self) -> str:
        return f"BoardPosition({self._row}, {self._column})"


class PlacementError(ValueError):
    """A player, column or position is invalid. The message says what is valid."""


class ConnectBoard:
    def __init__(self, rows: int, columns: int, num_to_win: int, memory: bool = False) -> None:
        """Start with an empty board. `memory`: use a board that is slower but saves memory. Raise an OptionError unless
        `rows` and `columns` are 3 to 100, and `num_to_win` is 3 to 25 and not larger than `rows` or `columns`."""
        rows, columns, num_to_win = ConnectX.checked(rows, columns, num_to_win)[:3]
        self._board = SparseBoard(rows, columns) if memory else DenseBoard(rows, columns)
        self._num_to_win = num_to_win
        self._marks = " "  # the players' characters, by number

    @property
    def num_rows(self) -> int:
        """The number of rows."""
        return self._board.rows

    @property
    def num_columns(self) -> int:
        """The number of columns."""
        return self._board.cols

    @property
    def num_to_win(self) -> int:
        """The number of tokens in a row that win."""
        return self._num_to_win

    # -- placing

    def check_if_free(self, column: int) -> bool:
        """Return whether a token can be dropped into `column`."""
        return not self._board.at(self._top(column))

    def place_token(self, player: str, column: int) -> None:
        """Drop `player`'s token into `column`. Raise PlacementError if an argument is invalid or the column is full."""
        if not self.check_if_free(column):
            raise PlacementError(f"Column {column} is full.")
        self._board.place(self._lowest_free(column), self._number_for(player))

    def _top(self, column: int) -> int:
        """Return the top cell of `column`. If there is no column with this number, raise a PlacementError."""
        if not is_whole(column) or not 0 <= column < self.num_columns:
            raise PlacementError(f"There is no column {short(repr(column))}; they are 0 to {self.num_columns - 1}.")
        return column

    def _lowest_free(self, column: int) -> int:
        board, cell = self._board, (self.num_rows - 1) * self.num_columns + column
        while board.at(cell):
            cell -= board.cols
        return cell

    def _number_for(self, player: str) -> int:
        if not isinstance(player, str) or len(player) != 1 or player == " ":
            raise PlacementError(f"{short(repr(player))} is no player; expected one character other than a blank.")
        if player not in self._marks:
            if len(self._marks) == 256:
                raise PlacementError("There are 255 players on the board; no more fit.")
            self._marks += player
        return self._marks.find(player)

    # -- reading the board

    def whats_at_pos(self, position: BoardPosition) -> str:
        """Return the character of the player whose token is at `position`, or a blank if the position is empty."""
        return self._marks[self._board.at(self._cell(position))]

    def is_player_at_pos(self, position: BoardPosition, player: str) -> bool:
        """Return whether `player` has a token at `position`."""
        return player != " " and self.whats_at_pos(position) == player

    def _cell(self, position: BoardPosition) -> int:
        row, column = position.row, position.column
        if not (is_whole(row) and is_whole(column) and 0 <= row < self.num_rows and 0 <= column < self.num_columns):
            raise PlacementError(
                f"({short(str(position))}) is not on the board; rows are 0 to {self.num_rows - 1}, "
                f"columns 0 to {self.num_columns - 1}."
            )
        return (self.num_rows - 1 - row) * self.num_columns + column

    # -- wins and ties

    def check_for_win(self, column: int) -> bool:
        """Return whether the highest token in `column` is part of a winning run, in any direction."""
        cell = self._top(column)
        if not self._board.at(cell):
            cell = self._lowest_free(column) + self.num_columns
        return cell < self.num_rows * self.num_columns and self._wins(cell, DIRECTIONS)

    def check_horiz_win(self, position: BoardPosition, player: str) -> bool:
        """Return whether `player` has a token at `position` that is part of a winning horizontal run."""
        return self.is_player_at_pos(position, player) and self._wins(self._cell(position), ACROSS)

    def check_vert_win(self, position: BoardPosition, player: str) -> bool:
        """Return whether `player` has a token at `position` that is part of a winning vertical run."""
        return self.is_player_at_pos(position, player) and self._wins(self._cell(position), DOWN)

    def check_diag_win(self, position: BoardPosition, player: str) -> bool:
        """Return whether `player` has a token at `position` that is part of a winning run on either diagonal."""
        return self.is_player_at_pos(position, player) and self._wins(self._cell(position), DIAGONALS)

    def _wins(self, cell: int, directions: tuple) -> bool:
        return bool(line_through(self._board, cell, self._num_to_win, directions))

    def check_tie(self) -> bool:
        """Return whether all columns are full. This is a tie only if nobody has won."""
        return not [column for column in range(self.num_columns) if self.check_if_free(column)]

    # -- equality and text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ConnectBoard) and str(self) == str(other)

    def __str__(self) -> str:
        return "\n".join(column_lines(self._board, self._marks, 0))
