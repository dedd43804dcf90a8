"""Measure the bots at pairs: the turns that each level needs alone, and its games against the level below:

    python -m lab.pairs_levels [--rows N] [--cols N] [--games N]

In the games for two, the players begin in turn.
"""

import statistics

from glowgrid import bots
from glowgrid.engine.faults import OptionError
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng
from glowgrid.games.pairs import Pairs
from host_common import command_line
from tools.play.deciding import decide

LEVELS = "hard", "medium", "easy", "random"
GAMES = 100


def played(levels: tuple, size: tuple, seed: int) -> Pairs:
    """Return a finished game of the bots `levels`, in the order of the players, with the cards that `seed` chooses."""
    game, rng = Pairs(size[0], size[1], len(levels)), Rng(seed)
    seats = [bots.load(level)() for level in levels]
    while game.outcome is None:
        game.push(game.draw(rng) if game.turn == CHANCE else decide(seats[game.turn - 1], game, rng))
    return game


def turns(level: str, size: tuple, games: int) -> float:
    """Return the average number of turns that the bot `level` needs alone."""
    return statistics.mean(played((level,), size, seed).score(1) for seed in range(games))


def results(level: str, other: str, size: tuple, games: int) -> list[int]:
    """Return how many games the bot `level` wins, draws and loses against `other`."""
    found = [0, 0, 0]
    for seed in range(games):
        own = 1 + seed % 2
        winner = played((level, other) if own == 1 else (other, level), size, seed).outcome.winner  # type: ignore[union-attr]
        found[0 if winner == own else 2 if winner else 1] += 1
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m lab.pairs_levels", "Measure the bots at pairs.")
    parser.add_argument("--rows", type=int, default=4)
    parser.add_argument("--cols", type=int, default=4)
    parser.add_argument("--games", type=command_line.count, default=GAMES)
    options = parser.parse_args(arguments)
    size = options.rows, options.cols
    try:
        Pairs.checked(*size, 2)
    except OptionError as error:
        parser.error(str(error))
    print("| level | turns alone | won, drawn, lost against the next level |\n| --- | ---: | ---: |")
    for level, other in zip(LEVELS, (*LEVELS[1:], "")):
        against = ", ".join(map(str, results(level, other, size, options.games))) if other else ""
        print(f"| {level} | {turns(level, size, options.games):.1f} | {against} |")


if __name__ == "__main__":
    main()
