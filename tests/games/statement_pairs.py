"""The rules of pairs, stated slowly: piles of cards on a table, named by (row, column), and nothing of the engine.

All cards are dealt before the game, which is how people play it. The dealer of a test lays the cards so that they
agree with what chance has drawn.
"""


class Statement:
    def __init__(self, deal, players):
        """`deal`: the name of the card at each (row, column)."""
        self.deal = deal
        self.table = set(deal)  # places of the cards that nobody has taken
        self.piles = {player: [] for player in range(1, players + 1)}
        self.order = list(self.piles)  # the player whose turn it is comes first
        self.open = []  # places of the cards that are open in this turn
        self.turns = 0

    def may_turn(self):
        return self.table - set(self.open)

    def turn_up(self, place):
        self.open.append(place)
        if len(self.open) < 2:
            return
        one, two = self.open
        self.turns += 1
        self.open = []
        if self.deal[one] == self.deal[two]:
            self.piles[self.order[0]].append(self.deal[one])
            self.table -= {one, two}
        else:
            self.order.append(self.order.pop(0))

    def winners(self):
        """Return the players with the most pairs, or None while cards are on the table."""
        if self.table:
            return None
        most = max(map(len, self.piles.values()))
        return [player for player in sorted(self.piles) if len(self.piles[player]) == most]
