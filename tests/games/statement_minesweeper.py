"""The rules of Minesweeper, stated slowly: sets of cells (row, column), and nothing of the engine."""


class Statement:
    def __init__(self, rows, cols):
        self.board = {(row, col) for row in range(rows) for col in range(cols)}
        self.mines, self.open = set(), set()

    def around(self, cell):
        """Return the up to eight cells that touch `cell`, diagonally too."""
        row, col = cell
        near = {(row + down, col + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
        return (near & self.board) - {cell}

    def number(self, cell):
        return len(self.around(cell) & self.mines)

    def pick(self, cell):
        """Open `cell`, and whatever must be open then: all cells around an open cell whose number is 0."""
        self.open.add(cell)
        while True:
            empty = {cell for cell in self.open - self.mines if not self.number(cell)}
            more = {other for cell in empty for other in self.around(cell)} - self.open
            if not more:
                return
            self.open |= more

    def result(self):
        """Return "lost", "won", or None while the game goes on."""
        if self.open & self.mines:
            return "lost"
        return "won" if self.open == self.board - self.mines else None

    def layouts(self, mines):
        """Return every set of `mines` mines on the closed cells that fits the open numbers."""
        from itertools import combinations

        truth, found = self.mines, []
        numbers = {cell: self.number(cell) for cell in self.open}
        for layout in combinations(sorted(self.board - self.open), mines):
            self.mines = set(layout)
            if all(self.number(cell) == number for cell, number in numbers.items()):
                found.append(self.mines)
        self.mines = truth
        return found
