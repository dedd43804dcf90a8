"""Fun for a child: sees what can be won or lost at once, and plays anything two times out of five."""

from .search import Search

NODES = 20  # less than a second at every game's pace
SLIPS = 40  # of a hundred moves


class Easy(Search):
    """Searches little and often plays at random."""

    def budget(self, game) -> int:
        return NODES

    def slips(self, game) -> int:
        return SLIPS
