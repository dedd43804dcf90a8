"""The rows of a board in which a game of rows could be won.

Cells lie in spots (see inarow). A row's number is its direction times the number of spots, and its first spot. Which
rows run through a cell hangs only on how near the edges are: cells in the middle of a large board are all alike. So
what is kept is a list for each kind of cell, as distances from its spot to its rows' numbers: 700 where 15 x 15 cells
have 3,000. All lists lie in one array, for many small ones would leave a small heap in pieces.
"""

from array import array

_A_SLICE = 100  # numbers written between two pauses, and so many cells are told their kind


class Rows:
    def __init__(self, rows: int, cols: int, to_win: int) -> None:
        """Take a board of rows x cols cells; rows are `to_win` cells long. None is found yet."""
        self.spots = (rows + 2) * (cols + 1)
        self.steps = (1, cols + 1, cols + 2, cols)  # by direction, from spot to spot
        self._board = rows, cols, to_win
        self._high, self._wide = high, wide = min(rows, to_win + to_win - 1), min(cols, to_win + to_win - 1)
        down, right = max(high - to_win + 1, 0), max(wide - to_win + 1, 0)
        numbers = to_win * (high * right + down * wide + 2 * down * right)
        # each is made of a range, as zeros would need their room twice
        self.near = array("h", range(numbers))  # from a spot to the numbers of its rows, kind by kind
        self.ends = array("H", range(high * wide + 1))  # by kind, from 1: where its numbers end
        self.kinds = array("H", range(self.spots))  # of the cell at each spot, from 0

    def find(self):
        """Find them all, as a generator that pauses every few milliseconds of the board."""
        high, wide, made, pause = self._high, self._wide, 0, _A_SLICE
        for kind in range(high * wide):
            made = self._note(kind // wide, kind % wide, made)
            self.ends[kind + 1] = made
            if made + 8 * kind >= pause:  # a kind takes as long as eight numbers
                yield
                pause = made + 8 * kind + _A_SLICE
        rows, cols, _ = self._board
        for row in range(rows):
            self._tell(row, _alike(row, rows, high) * wide)
            if row * cols % _A_SLICE < cols:
                yield

    def _note(self, row: int, col: int, made: int) -> int:
        """Write the numbers of one kind's rows after the first `made`; return how many there are then."""
        most, near = self._board[2] - 1, self.near
        up, left = min(row, most), min(col, most)
        down, right = min(self._high - 1 - row, most), min(self._wide - 1 - col, most)
        slants = min(up, left), min(down, right), min(up, right), min(down, left)
        for way, (before, after) in enumerate(((left, right), (up, down), slants[:2], slants[2:])):
            step = self.steps[way]
            number = way * self.spots - before * step
            for _ in range(before + after - most + 1):
                near[made] = number
                number += step
                made += 1
        return made

    def _tell(self, row: int, first: int) -> None:
        """Write the kinds of the cells of one row, whose leftmost is of the kind `first`."""
        _, cols, _ = self._board
        kinds, spot = self.kinds, (row + 1) * (cols + 1) + 1
        for col in range(cols):
            kinds[spot + col] = first + _alike(col, cols, self._wide)

    def through(self, spot: int) -> list:
        """Return the numbers of the rows through `spot`."""
        kind = self.kinds[spot]
        return [spot + number for number in self.near[self.ends[kind] : self.ends[kind + 1]]]


def _alike(at: int, size: int, kept: int) -> int:
    """Return which of the `kept` places is as far from both ends of `size`, where those in the middle are alike."""
    return max(min(at, kept // 2), at - size + kept)
