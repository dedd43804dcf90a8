"""Who sits at a match: a side that lasts from game to game, and who decides its moves."""

from .game import MARKS


class Seat:
    def __init__(self, name: str, mark: str = "X", colour: int = 1, bot=None) -> None:
        """`name` and `mark` are shown as they are; `colour` is the player colour 1..10; `bot` is None for a
        person, or whatever has `think(game, chance)`: a strategy, a remote party."""
        self.name = name
        self.mark = mark
        self.colour = colour
        self.bot = bot

    @property
    def person(self) -> bool:
        """Tell whether a person decides."""
        return self.bot is None


def seats_for(players: int) -> list:
    """Return a seat for each player, all for persons, named by their number."""
    return [Seat(f"Player {n}", MARKS[n], n) for n in range(1, players + 1)]
