"""The rules of Breakthrough, stated slowly: a dict from squares to sides, and nothing of the engine.

A square is (letter, number), such as ("d", 2). White begins on rows 1 and 2, and its numbers rise.
"""

LETTERS = "abcdefghij"


class Statement:
    def __init__(self, rows=8, cols=8):
        self.rows, self.files = rows, LETTERS[:cols]
        self.men = {}
        for file in self.files:
            for number in (1, 2):
                self.men[file, number] = "white"
                self.men[file, rows + 1 - number] = "black"
        self.side, self.other = "white", "black"
        self.winner = None

    def forward(self, side):
        return 1 if side == "white" else -1

    def beside(self, file):
        """Return the letters of the files next to `file`."""
        return [each for each in self.files if abs(ord(each) - ord(file)) == 1]

    def moves(self):
        """Return the moves in writing, such as "d2-d3" or "d2xe3"."""
        found = set()
        for (file, number), side in self.men.items():
            if side != self.side or self.winner:
                continue
            ahead = number + self.forward(side)
            if (file, ahead) not in self.men:
                found.add(f"{file}{number}-{file}{ahead}")
            for other in self.beside(file):
                if (other, ahead) not in self.men:
                    found.add(f"{file}{number}-{other}{ahead}")
                elif self.men[other, ahead] == self.other:
                    found.add(f"{file}{number}x{other}{ahead}")
        return found

    def play(self, name):
        start, end = name.replace("x", "-").split("-")
        square = end[0], int(end[1:])
        del self.men[start[0], int(start[1:])]
        self.men[square] = self.side
        goal = self.rows if self.side == "white" else 1
        if square[1] == goal or self.other not in self.men.values():
            self.winner = self.side
        self.side, self.other = self.other, self.side
