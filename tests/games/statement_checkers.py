"""The rules of English draughts, stated slowly: a dict from squares to pieces, and nothing of the engine.

A square is (row, column) from the top left as Black sits at the top; a piece is (side, is king). A move is (square,
square); one jump is one move.
"""

DARK = [(row, col) for row in range(8) for col in range(8) if (row + col) % 2 == 1]
NUMBER = {square: number for number, square in enumerate(DARK, 1)}


class Statement:
    def __init__(self):
        self.pieces = dict.fromkeys(DARK[:12], ("black", False))
        self.pieces.update(dict.fromkeys(DARK[-12:], ("white", False)))
        self.side, self.jumper = "black", None
        self.seen = [self.position()]  # the position after the last capture or man's move, and all since
        self.result = None  # "black", "white" or "draw"

    def position(self):
        return self.side, frozenset(self.pieces.items())

    def other(self):
        return {"black": "white", "white": "black"}[self.side]

    def rows_ahead(self, square):
        side, king = self.pieces[square]
        return [1, -1] if king else [1] if side == "black" else [-1]

    def steps(self, square):
        row, col = square
        ends = [(row + down, col + right) for down in self.rows_ahead(square) for right in (-1, 1)]
        return [(square, end) for end in ends if end in NUMBER and end not in self.pieces]

    def jumps(self, square):
        row, col = square
        found = []
        for down in self.rows_ahead(square):
            for right in (-1, 1):
                over, end = (row + down, col + right), (row + 2 * down, col + 2 * right)
                taken = self.pieces.get(over, ("nobody", False))[0] == self.other()
                if taken and end in NUMBER and end not in self.pieces:
                    found.append((square, end))
        return found

    def moves(self):
        if self.result:
            return []
        if self.jumper:
            return self.jumps(self.jumper)
        own = [square for square in self.pieces if self.pieces[square][0] == self.side]
        jumps = [jump for square in own for jump in self.jumps(square)]
        return jumps or [step for square in own for step in self.steps(square)]

    def play(self, move):
        start, end = move
        side, king = self.pieces.pop(start)
        captures = abs(start[0] - end[0]) == 2
        if captures:
            del self.pieces[(start[0] + end[0]) // 2, (start[1] + end[1]) // 2]
        crowned = not king and end[0] == (7 if side == "black" else 0)
        self.pieces[end] = (side, king or crowned)
        if captures and not crowned and self.jumps(end):
            self.jumper = end
            return
        self.jumper = None
        self.side = self.other()
        if captures or not king:
            self.seen = []
        self.seen.append(self.position())
        if not self.moves():
            self.result = self.other()
        elif self.seen.count(self.position()) == 3 or len(self.seen) - 1 == 80:
            self.result = "draw"

    def names(self):
        return sorted(f"{NUMBER[a]}{'x' if abs(a[0] - b[0]) == 2 else '-'}{NUMBER[b]}" for a, b in self.moves())

    def named(self, name):
        return [m for m in self.moves() if name.replace("x", "-").split("-") == [str(NUMBER[cell]) for cell in m]][0]

    def count(self, side):
        return sum(piece[0] == side for piece in self.pieces.values())
