"""Looks a little ahead, and slips now and then."""

from .search import Search

NODES = 60  # less than a second at every game's pace
SLIPS = 15  # of a hundred moves


class Medium(Search):
    """Searches less than it could, and seldom plays at random."""

    def budget(self, game) -> int:
        return NODES

    def slips(self, game) -> int:
        return SLIPS
