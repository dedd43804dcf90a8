"""The rules of nine men's morris as the WMD states them, slowly: a dict from the names of points to sides, and nothing
of the engine.

A point is a column a to g and a row 1 to 7, counted from White's side. The board is three squares, one in another, and
four lines that join the middles of their sides. A turn is a list of one or two names: a point (placed) or two points
(moved), and x with a point (taken).
"""

RINGS = [("a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4"), ("b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4")]
RINGS.append(("c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4"))
POINTS = sorted(point for ring in RINGS for point in ring)
SIDES = [{ring[at], ring[at + 1], ring[(at + 2) % 8]} for ring in RINGS for at in (0, 2, 4, 6)]
SPOKES = [{ring[at] for ring in RINGS} for at in (1, 3, 5, 7)]
LINES_OF = {point: [line for line in SIDES + SPOKES if point in line] for point in POINTS}
NEXT = {frozenset((ring[at], ring[(at + 1) % 8])) for ring in RINGS for at in range(8)}
NEXT |= {frozenset((RINGS[at][middle], RINGS[at + 1][middle])) for at in (0, 1) for middle in (1, 3, 5, 7)}


class Statement:
    def __init__(self):
        self.on = {}  # point -> side
        self.to_place = {"white": 9, "black": 9}
        self.side, self.other = "white", "black"
        self.must_take = False
        self.result = None  # "white", "black" or "draw"
        self.seen = []  # positions since the last piece was placed or taken, with the side to move

    def points_of(self, side):
        return [point for point in POINTS if self.on.get(point) == side]

    def is_in_mill(self, point):
        return any(len({self.on.get(each) for each in line}) == 1 for line in LINES_OF[point])

    def names(self):
        if self.result:
            return []
        free = [point for point in POINTS if point not in self.on]
        if self.must_take:
            theirs = self.points_of(self.other)
            outside = [point for point in theirs if not self.is_in_mill(point)]
            return sorted("x" + point for point in outside or theirs)
        if self.to_place[self.side]:
            return free
        own = self.points_of(self.side)
        moves = [(start, end) for start in own for end in free]
        if len(own) > 3:
            moves = [move for move in moves if frozenset(move) in NEXT]
        return sorted(f"{start}-{end}" for start, end in moves)

    def play(self, name):
        if name[0] == "x":
            del self.on[name[1:]]
            self.must_take, self.seen = False, []
        else:
            end = name[-2:]
            if "-" in name:
                del self.on[name[:2]]
            else:
                self.to_place[self.side] -= 1
                self.seen = []
            self.on[end] = self.side
            if self.is_in_mill(end):
                self.must_take = True
                return
        self.side, self.other = self.other, self.side
        self.seen.append((self.side, frozenset(self.on.items())))
        if self.to_place[self.side] == 0 == self.to_place[self.other]:
            self.find_result()

    def find_result(self):
        for side, winner in ((self.side, self.other), (self.other, self.side)):
            if len(self.points_of(side)) < 3:
                self.result = winner
                return
        if not self.names():
            self.result = self.other
        elif self.seen.count(self.seen[-1]) == 3 or len(self.seen) == 101:
            self.result = "draw"

    def left(self, side):
        """Return how many pieces the side has, on the board and yet to be placed."""
        return len(self.points_of(side)) + self.to_place[side]
