"""The rules of go, stated slowly: a dict from points to colours, and nothing of the engine.

A point is (row, column). A move is a point, or None for a pass. The area rules with positional superko: a stone may not
be placed so that it or its group has no liberty, nor so that the whole board looks as it has looked before.
"""


class Statement:
    def __init__(self, size, komi_x2=13):
        self.points = [(row, col) for row in range(size) for col in range(size)]
        self.neighbours = {point: self.found_beside(point) for point in self.points}
        self.komi_x2 = komi_x2
        self.stones = {}
        self.seen = {frozenset()}
        self.side, self.passes, self.stops = "black", 0, 0

    def found_beside(self, point):
        row, col = point
        found = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
        return [other for other in found if other in self.points]

    def beside(self, point):
        return self.neighbours[point]

    def region(self, start, stones):
        """Return the points of the same content (a colour, or nothing) that are connected with `start`."""
        found, waiting = {start}, [start]
        while waiting:
            for other in self.beside(waiting.pop()):
                if other not in found and stones.get(other) == stones.get(start):
                    found.add(other)
                    waiting.append(other)
        return found

    def is_dead(self, point, stones):
        return all(other in stones for stone in self.region(point, stones) for other in self.beside(stone))

    def after(self, point):
        """Return the stones after the player to move has placed one on `point`; None if that is not allowed."""
        stones = dict(self.stones)
        stones[point] = self.side
        for other in self.beside(point):
            if stones.get(other) == self.opponent() and self.is_dead(other, stones):
                for stone in self.region(other, stones):
                    del stones[stone]
        if self.is_dead(point, stones) or frozenset(stones.items()) in self.seen:
            return None
        return stones

    def opponent(self):
        return {"black": "white", "white": "black"}[self.side]

    def moves(self):
        return [point for point in self.points if point not in self.stones and self.after(point) is not None]

    def play(self, point):
        if point is None:
            self.passes += 1
            self.stops += self.passes % 2 == 0
        else:
            self.passes = 0
            self.stones = self.after(point)
            self.seen.add(frozenset(self.stones.items()))
        self.side = self.opponent()

    def area(self, side, dead=()):
        """Return the points that the side has stones on, or that only its stones surround, without the `dead` ones."""
        stones = {point: owner for point, owner in self.stones.items() if point not in dead}
        total = list(stones.values()).count(side)
        for point in self.points:
            if point not in stones:
                rim = {stones[o] for each in self.region(point, stones) for o in self.beside(each) if o in stones}
                total += rim == {side}
        return total

    def winner(self, dead=()):
        """Return 1 for black, 2 for white, 0 for neither."""
        margin = 2 * self.area("black", dead) - 2 * self.area("white", dead) - self.komi_x2
        return 0 if margin == 0 else 1 if margin > 0 else 2
