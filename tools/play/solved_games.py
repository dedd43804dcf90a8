"""Compare a bot with perfect play in games that are solved here: Quixo on 4 x 4 and Domineering on 6 x 6.

`python -m tools.play.perfect` uses this module.

The positions come from random moves and are the same every time. They are judged in one process, because the solution
of Quixo takes 43 MB.
"""

from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games.domineering import Domineering
from glowgrid.games.quixo import Quixo
from tools.play import solved_domineering, solved_quixo
from tools.play.deciding import decide
from tools.play.random_positions import random_position

_CHUNK = 25  # positions that a process takes at once
SIZES = {"quixo": (Quixo, 4), "domineering": (Domineering, 6)}
PLIES = {"quixo": range(2, 31), "domineering": range(2, 15)}


class Choice(NamedTuple):
    """The move of a bot in a position, and the value of each legal move there: 1 won, 0 drawn, -1 lost."""

    move: int
    values: dict[int, int]

    @property
    def differs(self) -> bool:
        """Whether the moves differ in their value."""
        return len(set(self.values.values())) > 1

    @property
    def keeps_class(self) -> bool:
        """Whether the move is as good as the best."""
        return self.values[self.move] == max(self.values.values())


def position(key: str, seed: int) -> Any:
    """Return a random position of the game `key` that is not over."""
    make, size = SIZES[key]
    return random_position(lambda: make(size), PLIES[key], seed)


def move_of(bot: str, key: str, seed: int) -> int:
    """Return the move of the bot with the key `bot` in the position with this seed."""
    return decide(bots.load(bot)(), position(key, seed), Rng(seed))


def choices(bot: str, key: str, count: int) -> list[Choice]:
    """Return what the bot does in the first `count` positions of the game `key`."""
    with ProcessPoolExecutor() as pool:
        moves = list(pool.map(move_of, [bot] * count, [key] * count, range(count), chunksize=_CHUNK))
    games = [position(key, seed) for seed in range(count)]
    if key == "domineering":
        found = [solved_domineering.values(game) for game in games]
    else:
        solution = solved_quixo.solve(SIZES[key][1])
        found = [solved_quixo.values_of(game, solution) for game in games]
    return [Choice(move, values) for move, values in zip(moves, found)]


def report(bot: str, key: str, count: int) -> str:
    """Return a line with the share of positions in which the bot keeps the class, where moves differ in it."""
    different = [choice for choice in choices(bot, key, count) if choice.differs]
    share = 100 * sum(choice.keeps_class for choice in different) / max(len(different), 1)
    kept = "wins kept" if key == "domineering" else "class kept"
    board = f"{key} {SIZES[key][1]} x {SIZES[key][1]}"
    return f"{bot}, {board}, {count} positions: {kept} where moves differ {share:.1f} % of {len(different)}"
