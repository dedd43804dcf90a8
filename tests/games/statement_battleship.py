"""The rules of Battleship, stated slowly: sets of cells, and nothing of the engine.

A cell is (row, column). A ship is a set of cells. Answers are "missed", "hit", or the sunk ship.
"""


class Statement:
    def __init__(self, size):
        self.size = size
        self.lengths = [4, 3, 2, 2] if size == 6 else [5, 4, 3, 3, 2]
        self.fleets = {1: [], 2: []}
        self.shots = {1: set(), 2: set()}  # by the player who shot
        self.turn = 1
        self.shot = None  # the shot that waits for its answer

    def is_placing(self):
        return sum(len(fleet) for fleet in self.fleets.values()) < 2 * len(self.lengths)

    def places(self):
        """Return each set of cells on which the next ship of the player to move can lie."""
        fleet = self.fleets[self.turn]
        length, taken = self.lengths[len(fleet)], set().union(*fleet)
        found = []
        for row in range(self.size):
            for col in range(self.size):
                for ship in ([(row, col + by) for by in range(length)], [(row + by, col) for by in range(length)]):
                    if max(ship[-1]) < self.size and not taken & set(ship):
                        found.append(frozenset(ship))
        return found

    def targets(self):
        """Return each cell at which the player to move can shoot."""
        cells = {(row, col) for row in range(self.size) for col in range(self.size)}
        return cells - self.shots[self.turn]

    def place(self, ship):
        self.fleets[self.turn].append(ship)
        if len(self.fleets[self.turn]) == len(self.lengths):
            self.turn = 3 - self.turn

    def shoot(self, cell):
        self.shots[self.turn].add(cell)
        self.shot, self.turn = cell, 3 - self.turn

    def answer(self):
        """Return the true answer to the last shot. The player who has answered shoots next."""
        cell, self.shot = self.shot, None
        for ship in self.fleets[self.turn]:
            if cell in ship:
                return ship if ship <= self.shots[3 - self.turn] else "hit"
        return "missed"

    def winner(self):
        """Return the player who has sunk all ships of the opponent, or None."""
        if self.is_placing() or self.shot is not None:
            return None
        won = [player for player in (1, 2) if set().union(*self.fleets[3 - player]) <= self.shots[player]]
        return won[0] if won else None
