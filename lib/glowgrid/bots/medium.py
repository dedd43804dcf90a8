"""Looks a little ahead, and slips now and then."""

from .search import Search

NODES = 40  # less than a second in every game; the levels' distance is in docs/tournament.md
SLIPS = 20  # of a hundred moves


class Medium(Search):
    """Searches less than it could, and seldom plays at random."""

    def budget(self, game) -> int:
        return min(NODES, game.pace)

    def slips(self, game) -> int:
        return SLIPS
