"""The best that fits in three seconds on the board."""

from .search import Search

_MS = 1600  # of search: a frame every 33 ms takes 14 (tools.estimate), and scanning keys 1.3, of the three seconds


class Hard(Search):
    """The best that fits in the time a person waits."""

    def budget(self, game) -> int:
        return game.pace * _MS // 1000
