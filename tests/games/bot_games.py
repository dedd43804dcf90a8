"""Script for the VMs and CPython: play seeded games between bots and print one line per game.

The browser's VM collects garbage only between calls. There, call `begin`, then `step` until it returns None.
"""

import sys

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng

PAIRS = ("random", "easy"), ("easy", "random"), ("medium", "easy"), ("easy", "medium")


class Player:
    """A player of games with consecutive seeds.

    `steps` yields "" after each slice of a search and a line at the end of each game.
    """

    def __init__(self, first: int, count: int) -> None:
        self.seeds = range(first, first + count)

    def steps(self):
        for seed in self.seeds:
            row = games.CATALOGUE[seed % len(games.CATALOGUE)]
            game, rng = games.load(row[0])(), Rng(seed + 1)
            levels = ("hard", "medium") if seed % 40 == 39 else PAIRS[seed // 6 % len(PAIRS)]
            seats = [bots.load(level)() for level in levels]
            while game.outcome is None:
                if game.turn == CHANCE:
                    game.push(game.draw(rng))
                    continue  # the draw may have ended the game, as in pairs
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
    """Prepare `count` games, the first with the seed `first`."""
    global _steps
    _steps = Player(int(first), int(count)).steps()


def step():
    """Run one slice. Return a line after a game, None after the last game, otherwise an empty string."""
    for _ in range(20):
        line = next(_steps, None)
        if line != "":
            return line
    return ""


if __name__ == "__main__":
    for line in Player(int(sys.argv[1]), int(sys.argv[2])).steps():
        if line:
            print(line)
