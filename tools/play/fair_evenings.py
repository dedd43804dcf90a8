"""Measure how even the fair bot's games are: it should win about half of them, against players of any level.

    python -m tools.play.fair_evenings [GAME ...] [--evenings N] [--jobs N] [--write]

In each evening, a new player meets the fair bot in 20 games of one kind, and moves first in every other one. After each
game, the fair bot's strength changes as on the board (glowgrid.bots.fair). The other bots take the part of the player.
"""

import sys
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from glowgrid import bots, games
from glowgrid.bots.fair import Fair, Following
from glowgrid.engine import events
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, Seat
from host_common import command_line
from tools.play.deciding import decide

LEVELS = "random", "easy", "medium", "hard"
ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/developers/fair-bot.md"
FIRST, GAMES = 10, 20
"""After the first ten games of an evening, the fair bot should know its opponent. All 20 are played."""


class Task(NamedTuple):
    """One evening to play: the key of the game, the level of the player, and a seed."""

    game: str
    level: str
    seed: int


class Meeting:
    """Stands for a glowgrid.engine.match.Match. It has only what the fair bot reads."""

    is_show = False

    def __init__(self, game: Any, seats: list[Seat]) -> None:
        self.game = game
        self.seats = seats

    def observe(self, callback: object) -> None:
        """Ignore observers, because the caller tells them the result."""


def play(task: Task) -> list[int]:
    """Play an evening. Return the fair bot's scores in half points, one per game, and its last step at the end."""
    player, fair, rng = bots.load(task.level)(), Fair(), Rng(task.seed)
    step, scores = 0, []
    for number in range(GAMES):
        game = games.load(task.game)()
        seats = [Seat("player"), Seat("fair", "O", 2, BOT, fair)]  # type: ignore[arg-type]
        if number % 2:
            seats.reverse()
        following = Following(Meeting(game, seats), step)  # type: ignore[arg-type]
        while game.outcome is None:
            if game.turn == CHANCE:
                game.push(game.draw(rng))
            else:
                game.push(decide(seats[game.turn - 1].decider or player, game, rng))
        following.watch(events.OVER, None)
        step = following.step
        winner = game.outcome.winner
        scores.append(1 if not winner else 2 * (seats[winner - 1].decider is fair))
    return [*scores, step]


def row(key: str, level: str, evenings: Iterable[list[int]]) -> str:
    """Return a row of the table."""
    played = list(evenings)
    cells = [key, level]
    for start, end in (0, FIRST), (FIRST, GAMES):
        halves = [score for scores in played for score in scores[start:end]]
        cells += [f"{halves.count(count)}" for count in (2, 1, 0)]
        cells.append(f"{50 * sum(halves) / len(halves):.0f} %")
    steps = [scores[-1] for scores in played]
    cells.append(f"{sum(steps) / len(steps):.1f}")
    return f"| {' | '.join(cells)} |"


def table(rows: Iterable[str]) -> str:
    """Return a Markdown table of `rows`."""
    half = "won | drawn | lost | score"
    head = f"| game | player | {half} | {half} | last step |", f"| --- | --- |{' ---: |' * 9}"
    return "\n".join([*head, *rows])


def page(shown: str, command: str) -> str:
    """Return the page of the docs. `command`: the command that wrote it."""
    return f"""# How even games with the fair bot are

The fair bot should win about half of its games, whoever plays. This command measures it and writes the page:

    {command}

In each evening, a new player met the fair bot in {GAMES} games of one kind and moved first in every other one. The
easier bots and hard took the part of the player; all bots thought at the board's node budgets. The results are the fair
bot's: on the left in the first {FIRST} games of all evenings, in which it gets to know its player, on the right in the
others. The score counts a draw as half a win; of 200 games, chance alone moves it by up to 7 points. The last step is
the fair bot's strength at the end of an evening, on average: 1 is its weakest, 11 its strongest.

{shown}
"""


def parser() -> command_line.argparse.ArgumentParser:
    """Return the parser of this command."""
    made = command_line.parser("python -m tools.play.fair_evenings", "Measure how even the fair bot's games are.")
    made.add_argument("games", nargs="*", metavar="GAME", help="only these games of the catalogue")
    made.add_argument("--players", nargs="+", choices=LEVELS, default=LEVELS, help="only players of these levels")
    made.add_argument("--evenings", type=int, default=20, help="evenings with each player (20)")
    command_line.add_jobs(made)
    made.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT).as_posix()}")
    return made


def main(arguments: list[str] | None = None) -> None:
    made = parser()
    options = made.parse_args(arguments)
    try:
        keys = [key for key in options.games or [row[0] for row in games.CATALOGUE] if games.load(key)().players > 1]
    except ValueError as error:
        made.error(str(error))
    if options.evenings < 1:
        made.error("at least one evening is needed")
    groups = [(key, level) for key in keys for level in options.players]
    tasks = [Task(key, level, 1000 * seed + 1) for key, level in groups for seed in range(options.evenings)]
    with Pool(options.jobs) as pool:
        evenings = pool.map(play, tasks, 1)
    by_group = zip(groups, range(0, len(evenings), options.evenings), strict=True)
    shown = table(row(*group, evenings[start : start + options.evenings]) for group, start in by_group)
    print(shown)
    if options.write:
        PAGE.write_text(page(shown, " ".join(["python -m tools.play.fair_evenings", *sys.argv[1:]])), encoding="utf-8")


if __name__ == "__main__":
    main()
