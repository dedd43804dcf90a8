"""The rows of a board in which a game of rows could be won, found a little at a time.

Cells lie in spots (see inarow). A row's number is its direction times the number of spots, and its first spot. All
rows through all spots lie in one array, for many small ones would leave a small heap in pieces.
"""

from array import array


class Rows:
    def __init__(self, rows: int, cols: int, to_win: int) -> None:
        """Take a board of rows x cols cells; rows are `to_win` cells long. None is found yet."""
        self.spots = (rows + 2) * (cols + 1)
        self.steps = (1, cols + 1, cols + 2, cols)  # by direction, from spot to spot
        self._board = rows, cols, to_win
        self._found = array("H")  # the rows through each spot, one spot's after the other's
        self._ends = self._found  # by spot: where its rows end

    def find(self):
        """Find them all, as a generator that pauses every few milliseconds of the board."""
        found, ends, total = None, array("H", bytes(2 * self.spots)), 0
        for _ in range(2):
            for way in range(len(self.steps)):
                for row in range(self._board[0]):
                    self._note(way, row, found, ends)
                    yield
            if found is None:
                for spot in range(self.spots):
                    ends[spot], total = total, total + ends[spot]
                found = array("H", bytes(2 * total))
        self._found, self._ends = found, ends

    def _note(self, way: int, row: int, found, ends: array) -> None:
        """Count the rows of one direction that begin in one row of cells, or put them where their spots' rows go."""
        rows, cols, to_win = self._board
        if way and row + to_win > rows:
            return
        step, start = self.steps[way], (row + 1) * (cols + 1) + 1
        skipped = to_win - 1 if way == 3 else 0
        for first in range(start + skipped, start + cols + (0 if way & 1 else 1 - to_win)):
            for at in range(first, first + to_win * step, step):
                if found is not None:
                    found[ends[at]] = way * self.spots + first
                ends[at] += 1

    def through(self, spot: int) -> array:
        """Return the numbers of the rows through `spot`."""
        return self._found[self._ends[spot - 1] : self._ends[spot]]
