"""Boards of tokens: DenseBoard is fast, SparseBoard saves memory. Boards with the same size and tokens are equal.

>>> dense, sparse = DenseBoard(6, 7), SparseBoard(6, 7)
>>> dense.place(38, 1); sparse.place(38, 1)
>>> sparse.at(38), dense == sparse
(1, True)
"""


class DenseBoard:
    """A board stored as one byte per cell. Access is equally fast on boards of every size."""

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self._cells = bytearray(rows * cols)

    def at(self, cell: int) -> int:
        """Return the number of the player whose token is on `cell`, or 0 if the cell is empty."""
        return self._cells[cell]

    def place(self, cell: int, player: int) -> None:
        """Put `player`'s token on the empty `cell`."""
        self._cells[cell] = player

    def remove(self, cell: int) -> None:
        """Remove the token from `cell`."""
        self._cells[cell] = 0

    def fill(self, buffer: bytearray) -> None:
        """Write one byte per cell into `buffer` (rows * cols bytes): the player whose token is there, or 0 for none."""
        buffer[: len(self._cells)] = self._cells

    def __eq__(self, other: object) -> bool:
        return same(self, other)


class SparseBoard:
    """A board stored as one list of occupied cells per player. An empty board stores nothing.

    A cell's number is stored as two bytes with seven bits each, so there are at most 16,384 cells. The highest bit is
    set only in the first byte. So a search never matches a pair of bytes that belong to different cells.
    """

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self._held: dict = {}
        self._sought = bytearray(2)

    def _pack(self, cell: int) -> bytearray:
        sought = self._sought
        sought[0] = 0x80 | cell >> 7
        sought[1] = cell & 0x7F
        return sought

    def at(self, cell: int) -> int:
        """Search all lists. Return the number of the player whose token is on `cell`, or 0 if the cell is empty."""
        sought, held = self._pack(cell), self._held
        for player in held:
            if sought in held[player]:
                return player
        return 0

    def place(self, cell: int, player: int) -> None:
        """Put `player`'s token on the empty `cell`."""
        if player in self._held:
            self._held[player].extend(self._pack(cell))
        else:
            self._held[player] = bytearray(self._pack(cell))

    def remove(self, cell: int) -> None:
        """Remove the token from `cell`. If it was the player's only token, delete the player's list."""
        player = self.at(cell)
        held = self._held.get(player, b"")
        if len(held) > 2:
            index = bytes(held).find(bytes(self._pack(cell)))
            self._held[player] = held[:index] + held[index + 2 :]
        elif held:
            del self._held[player]

    __getitem__ = at

    def __setitem__(self, cell: int, player: int) -> None:
        """Put `player`'s token on `cell`, or remove the token there if `player` is 0."""
        if player:
            self.place(cell, player)
        else:
            self.remove(cell)

    def fill(self, buffer: bytearray) -> None:
        """Write one byte per cell into `buffer` (rows * cols bytes): the player whose token is there, or 0 for none."""
        for cell in range(self.rows * self.cols):
            buffer[cell] = 0
        for player in self._held:
            held = self._held[player]
            for index in range(0, len(held), 2):
                buffer[(held[index] & 0x7F) << 7 | held[index + 1]] = player

    def __eq__(self, other: object) -> bool:
        return same(self, other)


def same(one: "DenseBoard | SparseBoard", other: object) -> bool:
    """Return whether the boards `one` and `other`, of either class, have the same size and the same tokens."""
    if not isinstance(other, (DenseBoard, SparseBoard)) or (one.rows, one.cols) != (other.rows, other.cols):
        return False
    mine, theirs = bytearray(one.rows * one.cols), bytearray(one.rows * one.cols)
    one.fill(mine)
    other.fill(theirs)
    return mine == theirs
