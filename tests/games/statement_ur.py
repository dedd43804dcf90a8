"""The Royal Game of Ur by Finkel's rules, stated slowly: a list of squares per player, and nothing of the engine.

A square is (row, column) on the board of 3 x 8 squares. Rows are counted from player 2's side.
"""

MIDDLE = [(1, col) for col in range(8)]
PATHS = {
    1: [(2, 3), (2, 2), (2, 1), (2, 0), *MIDDLE, (2, 7), (2, 6)],
    2: [(0, 3), (0, 2), (0, 1), (0, 0), *MIDDLE, (0, 7), (0, 6)],
}
ROSETTES = {(0, 0), (2, 0), (1, 3), (0, 6), (2, 6)}
SAFE = (1, 3)


class Statement:
    def __init__(self, pieces=7):
        self.pieces = pieces
        self.places = {1: ["start"] * pieces, 2: ["start"] * pieces}
        self.turn, self.roll = 1, None

    def goal(self, place, player):
        """Return where a piece on `place` goes with the roll: a square, "home", or None if it would go too far."""
        way = ["start", *PATHS[player], "home"]
        at = way.index(place) + self.roll
        return way[at] if at < len(way) else None

    def movable(self):
        """Return the places from which the player to move can move a piece."""
        mine, others = self.places[self.turn], self.places[3 - self.turn]
        found = set()
        for place in set(mine) - {"home"}:
            goal = self.goal(place, self.turn)
            is_taken = goal != "home" and goal in mine
            if self.roll > 0 and goal and not is_taken and not (goal == SAFE and goal in others):
                found.add(place)
        return found

    def rolled(self, roll):
        """Take a roll. If it allows no move, the turn passes."""
        self.roll = roll
        if not self.movable():
            self.turn, self.roll = 3 - self.turn, None

    def move(self, place):
        mine, others = self.places[self.turn], self.places[3 - self.turn]
        goal = self.goal(place, self.turn)
        mine[mine.index(place)] = goal
        if goal != "home" and goal in others:
            others[others.index(goal)] = "start"
        self.roll = None
        if goal not in ROSETTES:
            self.turn = 3 - self.turn

    def winner(self):
        return next((player for player in (1, 2) if self.places[player] == ["home"] * self.pieces), None)
