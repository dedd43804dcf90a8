"""Fun for a child: sees some of what can be won or lost at once, and plays anything every other time."""

from .search import Search

NODES = 12  # less than a third of a second in every game; the levels' distance is in docs/tournament.md
SLIPS = 50  # of a hundred moves


class Easy(Search):
    """Searches little and often plays at random."""

    def budget(self, game) -> int:
        return min(NODES, game.pace)

    def slips(self, game) -> int:
        return SLIPS
