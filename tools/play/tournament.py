"""Let the bots play against each other, and print the results:

    python -m tools.play.tournament [GAME ...] [--openings N] [--jobs N] [--easyai] [--write]

A pair of bots plays each opening twice, with the colours swapped, and with the node budgets of the board. An opening is
4 random plies after which the game is not over and nobody can win in one move.

- `--easyai` adds the Negamax of easyAI, with depth 6, at connect four. It is slow; install it with
  `pip install -e ".[bench]"`.
- `--write` writes docs/developers/tournament.md.

The Elo column shows the rating difference that corresponds to the score, with two standard errors. Random numbers
depend only on the number of the opening, so the same command always prints the same table.
"""

import math
import multiprocessing
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from glowgrid import games
from glowgrid.engine.game import CHANCE, Game
from glowgrid.engine.rng import Rng
from host_common import command_line
from tools.play.extra_opponents import make
from tools.vm import timed_playouts

PAGE = Path(__file__).resolve().parents[2] / "docs" / "developers" / "tournament.md"
PLIES = timed_playouts.PLIES
LADDER = (("hard", "medium"), ("medium", "easy"), ("easy", "random"))
MORE = (
    ("tictactoe", "hard", "hard"),
    ("othello", "hard", "greedy"),
    ("quixo", "hard", "random"),
    ("gomoku", "hard", "random"),
)
EASYAI = ("connectx", "hard", "easyai")


@dataclass
class Row:
    """Results of one pair of bots at one game.

    `won`, `drawn` and `lost` count the games from the first bot's side. `nodes` and `moves` have one number for each
    bot.
    """

    game: str
    first: str
    second: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    nodes: tuple = (0, 0)
    moves: tuple = (0, 0)

    def add(self, result: tuple) -> None:
        """Add the result of one game.

        `result` is (score, nodes, moves). `score` is the first bot's score in half points. `nodes` and `moves` are
        pairs with one number for each bot.
        """
        halves, nodes, moves = result
        self.won += halves == 2
        self.drawn += halves == 1
        self.lost += halves == 0
        self.nodes = (self.nodes[0] + nodes[0], self.nodes[1] + nodes[1])
        self.moves = (self.moves[0] + moves[0], self.moves[1] + moves[1])

    @property
    def count(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        return (self.won + self.drawn / 2) / self.count

    def elo(self) -> str:
        """Return the Elo difference with two standard errors, such as "+120 ± 35".

        If the first bot won or lost every game, return a phrase instead.
        """
        score = self.score
        if score in (0, 1):
            return "none lost" if score else "none won"
        spread = (self.won + self.drawn / 4) / self.count - score**2
        error = 2 * math.sqrt(spread / self.count) * 400 / math.log(10) / (score * (1 - score))
        return f"{400 * math.log10(score / (1 - score)):+.0f} ± {error:.0f}"

    def cells(self) -> list[str]:
        each = [f"{nodes / moves:.0f}" if moves else "0" for nodes, moves in zip(self.nodes, self.moves)]
        percent = f"{100 * self.score:.1f} %"
        counts = [str(self.won), str(self.drawn), str(self.lost)]
        return [self.game, self.first, self.second, *counts, percent, self.elo(), *each]


HEAD = ["game", "bot", "against", "won", "drawn", "lost", "score", "Elo", "nodes per move", "opponent's nodes"]


def wins_at_once(game: Game) -> bool:
    """Return True if the player to move has a move that wins the game."""
    for move in game.legal_moves():
        mover = game.turn
        game.push(move)
        won = game.outcome is not None and game.outcome.winner == mover
        game.pop()
        if won:
            return True
    return False


def opening(key: str, number: int, plies: int = PLIES) -> Game:
    """Return the game called `key` after `plies` random plies. The game is not over, and nobody can win it in one move.

    `number` is the seed of the random plies.
    """
    rng = Rng(number)
    while True:
        game = timed_playouts.opening(games.load(key), rng, plies)
        if not wins_at_once(game):
            return game


def decide(bot: Any, game: Game, rng: Rng) -> int:
    """Return the bot's move. The bot thinks without pauses."""
    thought = bot.think(game, rng)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return done.value


_bots: dict = {}  # created once per process


def play(task: tuple) -> tuple:
    """Play one game, and return (row number, result for `Row.add`).

    `task` is (row number, key of the game, names of the two bots, number of the opening, seat of the first bot).
    """
    at, key, names, number, seat = task
    for name in names:
        if name not in _bots:
            _bots[name] = make(name)
    plies = 0 if names[0] == names[1] else PLIES  # a bot that plays itself starts on the empty board
    game, rng = opening(key, number, plies), Rng(2 * number + seat)
    nodes, moves = [0, 0], [0, 0]
    while game.outcome is None:
        if game.turn == CHANCE:
            game.push(game.draw(rng))  # type: ignore[attr-defined]  # a game of chance has this method
            continue
        who = (game.turn - 1) ^ seat
        bot = _bots[names[who]]
        game.push(decide(bot, game, rng))
        nodes[who] += getattr(bot, "nodes", 0)
        moves[who] += 1
    winner = game.outcome.winner
    halves = 1 if not winner else 2 if (winner - 1) ^ seat == 0 else 0
    return at, (halves, tuple(nodes), tuple(moves))


def pairs(wanted: list[str], easyai: bool) -> list[tuple]:
    """Return (key of the game, first bot, second bot) for each pair that plays.

    Only the games in `wanted` are played, or all games if `wanted` is empty. `easyai` adds the pair with easyAI.
    """
    keys = [row[0] for row in games.CATALOGUE]
    found = [(key, *pair) for key in keys for pair in LADDER] + list(MORE) + ([EASYAI] if easyai else [])
    return [pair for pair in found if not wanted or pair[0] in wanted]


def play_all(rows: list[Row], openings: int, jobs: int) -> None:
    """Play all games in `jobs` processes, and add the results to `rows`.

    The games with easyAI start first, because they are the slowest.
    """
    tasks = []
    for at, row in enumerate(rows):
        for number in range(openings):
            tasks += [(at, row.game, (row.first, row.second), number, seat) for seat in (0, 1)]
    tasks.sort(key=lambda task: "easyai" not in task[2])
    with multiprocessing.Pool(jobs) as pool:
        for done, (at, result) in enumerate(pool.imap_unordered(play, tasks), 1):
            rows[at].add(result)
            show_progress(done, len(tasks))


def show_progress(done: int, count: int) -> None:
    if sys.stderr.isatty() or done == count:
        width = 40 * done // count
        end = "\n" if done == count else ""
        print(f"\r[{'#' * width}{'.' * (40 - width)}] {done} of {count} games", end=end, file=sys.stderr, flush=True)


def table(rows: list[Row]) -> str:
    """Return the results as a Markdown table."""
    lines = [HEAD, ["---"] * 3 + ["---:"] * (len(HEAD) - 3)] + [row.cells() for row in rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def page(rows: list[Row], command: str) -> str:
    """Return the content of docs/developers/tournament.md. `command` is the command that writes this page."""
    return f"""# Bot tournament

How strong the bots are against each other. This command measures it and writes the page:

    {command}

Each pair played from random openings of {PLIES} plies (seeded, not over, no win in one move), each opening with both
colours, at the board's node budgets. Elo is the rating difference that corresponds to the score, with two standard
errors. The last two columns are nodes per move of the first bot and of its opponent. A bot against itself begins on the
empty board. `greedy` plays the Othello move that turns most discs. `easyai` is easyAI's Negamax of depth 6 on its own
connect four.

{table(rows)}
"""


def main() -> None:
    parser = command_line.parser("python -m tools.play.tournament", "Let the bots play each other.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games of the catalogue")
    parser.add_argument("--openings", type=int, default=100, help="openings per pair, each played twice (100)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one per core)")
    parser.add_argument("--easyai", action="store_true", help="add easyAI's Negamax of depth 6 at connect four")
    parser.add_argument("--write", action="store_true", help="write docs/developers/tournament.md")
    options = parser.parse_args()
    try:
        for key in options.games:
            games.load(key)
    except ValueError as error:
        parser.error(str(error))
    if options.openings < 1:
        parser.error("a pair needs at least one opening")
    rows = [Row(*pair) for pair in pairs(options.games, options.easyai)]
    play_all(rows, options.openings, options.jobs)
    print(table(rows))
    if options.write:
        PAGE.write_text(page(rows, " ".join(["python -m tools.play.tournament", *sys.argv[1:]])), encoding="utf-8")


if __name__ == "__main__":
    main()
