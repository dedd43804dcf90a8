"""Learn how much the lines of an Othello board are worth, for lib/glowgrid/games/othello.table.

The values come from games that the plain evaluation plays against itself from random openings. A regression (see
othello_regression.py) fits them to the differences of discs at the ends of these games. All sums have a fixed order, so
the same seed gives the same bytes on every computer. It takes about five minutes.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from glowgrid.bots.search import Hard
from glowgrid.engine.game import Game
from glowgrid.engine.rng import Rng
from glowgrid.games import othello_evaluation
from glowgrid.games.othello import Othello
from lab.learn import othello_lines, othello_regression, table_file
from lab.learn.othello_regression import Position
from tools.play.deciding import decide

FILE = Path(__file__).resolve().parents[2] / "lib" / "glowgrid" / "games" / "othello.table"
GAMES = 2000
NODES = 80  # per move
SLIPS = 4  # percentage of random moves after the opening
VERSION, RECORD, RECORDS = 1, 128, 40  # as in glowgrid.games.othello_patterns
STAGES, PLIES = 4, 15
UNITS = 4  # of a value, per disc
EXACT = 8  # in so many plies before the end, moves are played to see their value


class Plain(Othello):
    """Othello without the table."""

    def fetch(self) -> None:
        """Load nothing."""

    def prepare(self) -> tuple:
        return ()

    def evaluate(self, player: int) -> int:
        if self.outcome is not None:
            return Game.evaluate(self, player)
        return othello_evaluation.evaluate(self, player, self.mobility())

    def foresight(self, player: int) -> "Callable[[int], int]":
        if self.longest - self.ply < EXACT:
            return Game.foresight(self, player)
        return othello_evaluation.foresight(self, player, self.mobility())


class Player(Hard):
    """A bot that examines NODES nodes per move."""

    timed = False

    def budget(self, game: Game) -> int:
        return NODES


def game_positions(rng: Rng) -> list[Position]:
    """Play a game, and return the positions that are learned from."""
    game, bot, found = Plain(), Player(), []
    opening = 4 + rng.below(14)
    cells = bytearray(64)
    while game.outcome is None:
        slips = game.ply < opening or rng.below(100) < SLIPS
        game.push(game.random_move(rng) if slips else decide(bot, game, rng))
        if game.outcome is None and othello_regression.FIRST <= game.ply <= othello_regression.LAST:
            game.fill(cells)
            found.append((game.ply, game.turn, bytes(cells)))
    margin = game.score(1) - game.score(2)
    return [Position(*position, margin) for position in found]


def played(seed: int, count: int) -> list[Position]:
    """Play `count` games, and return their positions. Show the progress if somebody watches."""
    rng, found = Rng(seed), []
    for number in range(1, count + 1):
        found += game_positions(rng)
        if sys.stderr.isatty() and number % 10 == 0:
            print(f"\r{number} of {count} games", end="", file=sys.stderr, flush=True)
    return found


def content(positions: list[Position]) -> bytes:
    """Learn from `positions`, and return the records of all stages."""
    weights = othello_regression.fit(positions)
    return b"".join(stage(weights.at(PLIES * number + PLIES / 2)) for number in range(STAGES))


def stage(weights: "othello_regression.Weights") -> bytes:
    """Return the records of a stage."""
    values = bytearray(b"\x80" * (RECORD * RECORDS))
    for kind in othello_lines.KINDS:
        for cells, (index, sign) in othello_lines.PATTERN_INDEXES.items():
            if sign > 0:
                worth = round(UNITS * weights.worth(kind, cells))
                values[kind.start + index] = 128 + max(-127, min(127, worth))
    return bytes(values)


def table(seed: int) -> bytes:
    """Return the bytes of the table that is learned with the random numbers of `seed`."""
    return table_file.encoded(table_file.Table("othello", 8, 8, VERSION, RECORD, content(played(seed, GAMES))))


def make(seed: int, out: Path) -> bytes:
    """Learn the table, write it to the file `out`, and return its bytes."""
    data = table(seed)
    out.write_bytes(data)
    return data
