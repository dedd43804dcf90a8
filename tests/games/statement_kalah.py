"""Kalah with empty capture, stated slowly: a dict from holes to seeds, and nothing of the engine.

A hole is (side, number): numbers 1 to n are the pits of a side, from the far end to the pit beside its store, and the
store is (side, "store"). The sides are "south", who begins, and "north".
"""

OTHER = {"south": "north", "north": "south"}


class Statement:
    def __init__(self, pits=6, seeds=4):
        self.pits = pits
        self.holes = {(side, number): seeds for side in OTHER for number in range(1, pits + 1)}
        self.holes.update({(side, "store"): 0 for side in OTHER})
        self.side = "south"

    def numbers(self):
        return range(1, self.pits + 1)

    def is_over(self):
        return any(all(self.holes[side, number] == 0 for number in self.numbers()) for side in OTHER)

    def moves(self):
        """Return the numbers of the pits from which the side to move may sow."""
        return [] if self.is_over() else [number for number in self.numbers() if self.holes[self.side, number]]

    def next_hole(self, hole):
        """Return the hole after `hole` for the side to move, which sows into no store but its own."""
        side, number = hole
        if number == "store":
            return OTHER[side], 1
        if number < self.pits:
            return side, number + 1
        return (side, "store") if side == self.side else (OTHER[side], 1)

    def play(self, number):
        hole = self.side, number
        hand, self.holes[hole] = self.holes[hole], 0
        while hand:
            hole = self.next_hole(hole)
            self.holes[hole] += 1
            hand -= 1
        side, last = hole
        if last == "store":
            pass  # the same side moves again
        else:
            if side == self.side and self.holes[hole] == 1:
                opposite = OTHER[side], self.pits + 1 - last
                self.holes[side, "store"] += 1 + self.holes[opposite]
                self.holes[hole] = self.holes[opposite] = 0
            self.side = OTHER[self.side]
        if self.is_over():
            for owner in OTHER:
                for pit in self.numbers():
                    self.holes[owner, "store"] += self.holes[owner, pit]
                    self.holes[owner, pit] = 0

    def stores(self):
        return self.holes["south", "store"], self.holes["north", "store"]
