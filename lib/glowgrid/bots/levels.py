"""The levels of the bots that search: how much each may, and how often it plays at random instead.

The levels' distance is in docs/tournament.md.
"""

from .search import Search

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.game import Game

_MS = 1600  # of search: a frame every 33 ms takes 14 (tools.estimate), and scanning keys 1.3, of three seconds


class Easy(Search):
    """Fun for a child: sees some of what can be won or lost at once, and plays anything every other time."""

    slips = 50

    def budget(self, game: "Game") -> int:
        return min(12, game.pace)  # less than a third of a second in every game


class Medium(Search):
    """Looks a little ahead, and slips now and then."""

    slips = 20

    def budget(self, game: "Game") -> int:
        return min(40, game.pace)  # less than a second in every game


class Hard(Search):
    """The best that fits in the time a person waits."""

    def budget(self, game: "Game") -> int:
        return game.pace * _MS // 1000
