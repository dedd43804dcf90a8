"""The best that fits in three seconds on the board."""

from .search import Search

_MS = 3000


class Hard(Search):
    """The best that fits in the time a person waits."""

    def budget(self, game) -> int:
        return game.pace * _MS // 1000
