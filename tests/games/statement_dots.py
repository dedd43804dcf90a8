"""The rules of dots and boxes, stated slowly: a set of edges between dots, and nothing of the engine.

A dot is (row, column); an edge is a pair of dots; a box is named by its upper left dot.
"""


class Statement:
    def __init__(self, rows, cols):
        dots = [(row, col) for row in range(rows + 1) for col in range(cols + 1)]
        lying = {((row, col), (row, col + 1)) for row, col in dots if col < cols}
        self.missing = lying | {((row, col), (row + 1, col)) for row, col in dots if row < rows}
        self.boxes = [(row, col) for row, col in dots if row < rows and col < cols]
        self.owners = {}
        self.turn = 1

    def edges_of(self, box):
        row, col = box
        corners = [box, (row, col + 1), (row + 1, col), (row + 1, col + 1)]
        return {(corners[0], corners[1]), (corners[0], corners[2]), (corners[1], corners[3]), (corners[2], corners[3])}

    def play(self, edge):
        self.missing.remove(edge)
        finished = [box for box in self.boxes if box not in self.owners and not self.edges_of(box) & self.missing]
        for box in finished:
            self.owners[box] = self.turn
        if not finished:
            self.turn = 3 - self.turn

    def score(self, player):
        return list(self.owners.values()).count(player)

    def winner(self):
        """Return the winner, 0 for a draw, or None while an edge is missing."""
        if self.missing:
            return None
        margin = self.score(1) - self.score(2)
        return 0 if margin == 0 else 1 if margin > 0 else 2
