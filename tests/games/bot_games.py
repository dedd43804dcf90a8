"""Runs on the VMs and on CPython: games between bots, each from a seed of its own; prints a line a game.

    bot_games.py FIRST COUNT

The browser's VM collects garbage only between calls: there `begin` and then `step`, until it answers None, do the same.
"""

import sys

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.rng import Rng

PAIRS = ("random", "easy"), ("easy", "random"), ("medium", "easy"), ("easy", "medium")


class Player:
    """Plays the games of some seeds; `steps` yields "" after each slice of a thought, a game's line at its end."""

    def __init__(self, first: int, count: int) -> None:
        self.seeds = range(first, first + count)

    def steps(self):
        for seed in self.seeds:
            row = games.CATALOGUE[seed % len(games.CATALOGUE)]
            game, rng = games.load(row[0])(), Rng(seed + 1)
            levels = ("hard", "medium") if seed % 40 == 39 else PAIRS[seed // 6 % len(PAIRS)]
            seats = [bots.load(level)() for level in levels]
            while game.outcome is None:
                thought = seats[(game.turn - 1) % 2].think(game, rng)
                while True:
                    try:
                        next(thought)
                    except StopIteration as done:
                        move = done.value
                        break
                    yield ""
                game.push(move)
                yield ""
            yield f"{seed} {transcript.write(row[0], game)} {game.outcome.winner} {game.hash}"


_steps = None


def begin(first, count):
    """Get ready for so many games from the seed `first` on."""
    global _steps
    _steps = Player(int(first), int(count)).steps()


def step():
    """Go on for a moment; return a line where a game is over, else "", None where all are."""
    for _ in range(20):
        line = next(_steps, None)
        if line != "":
            return line
    return ""


if __name__ == "__main__":
    for line in Player(int(sys.argv[1]), int(sys.argv[2])).steps():
        if line:
            print(line)
