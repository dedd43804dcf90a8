"""Let the bots play against each other, and print the results:

    python -m tools.play.tournament [GAME ...] [--openings N] [--jobs N] [--store FILE] [--write]

A pair of bots plays each opening twice, with the colours swapped, and with the node budgets of the board. An opening is
4 random plies after which the game is not over and nobody can win in one move.

- `--store FILE` keeps each result in an SQLite file. The same command goes on where it was stopped, and plays only what
  is missing.
- `--from N --to N` plays a part of the openings, for example on another machine. `--merge FILE ...` adds the results of
  other files to those of `--store`.
- `--ray ADDRESS` plays on the machines of a Ray cluster: `pip install -e ".[ray]"`.
- `--seed N` uses other random openings.
- `--outside` adds programs that other people wrote: OpenSpiel's search (`pip install -e ".[bench]"`) at connect four,
  Othello, checkers and Kalah, and Stockfish (`apt install stockfish`) at chess.
- `--write` writes docs/developers/tournament.md.

The Elo column shows the rating difference that corresponds to the score, with two standard errors. A result depends
only on the pair, the opening, the seats and the seed, so the same command always prints the same table.
`python -m tools.play.sprt` tests whether a changed bot is better.
"""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from glowgrid import games
from host_common import command_line
from tools.play import workers
from tools.play.extra_opponents import make
from tools.play.results import Results, WrongFile, digest
from tools.play.standing import Standing, standings, table
from tools.play.tournament_game import PLIES, Task

PAGE = Path(__file__).resolve().parents[2] / "docs" / "developers" / "tournament.md"
LADDER = (("hard", "medium"), ("medium", "easy"), ("fair", "easy"), ("easy", "random"))
MORE = (
    ("tictactoe", "hard", "hard"),
    ("othello", "hard", "greedy"),
    ("quixo", "hard", "random"),
    ("gomoku", "hard", "random"),
)
OUTSIDE = (
    ("connectx", "hard", "openspiel"),
    ("othello", "hard", "openspiel"),
    ("checkers", "hard", "openspiel"),
    ("kalah", "hard", "openspiel"),
    ("chess", "hard", "stockfish"),
)
OPENINGS = 100
Pairing = tuple[str, str, str]


def pairs(wanted: list[str], outside: bool) -> list[Pairing]:
    """Return (key of the game, first bot, second bot) for each pair that plays.

    Only the games in `wanted` are played, or all games if `wanted` is empty. `outside` adds the programs of
    other people.
    """
    keys = [row[0] for row in games.CATALOGUE]
    alone = {key for key in keys if games.load(key)().players == 1}  # nobody to whom the fair bot could adapt
    ladder = [(key, *pair) for key in keys for pair in LADDER if pair[0] != "fair" or key not in alone]
    found = ladder + list(MORE) + list(OUTSIDE if outside else ())
    return [pair for pair in found if not wanted or pair[0] in wanted]


def tasks(pairings: list[Pairing], openings: range, seed: int) -> list[Task]:
    """Return the games that the pairings play. Those with OpenSpiel come first, because they are the slowest."""
    found = [Task(*pairing, number, seat, seed) for pairing in pairings for number in openings for seat in (0, 1)]
    return sorted(found, key=lambda task: task.second != "openspiel")


def play_missing(results: Results, wanted: list[Task], jobs: int, ray: str | None) -> None:
    """Play the games of `wanted` that have no result yet, and add their results."""
    missing = results.missing(wanted)
    if not missing:
        return
    played = workers.with_ray(missing, ray) if ray else workers.on_this_machine(missing, jobs)
    for done, (task, result) in enumerate(played, 1):
        results.add(task, result)
        show_progress(done, len(missing))


def show_progress(done: int, count: int) -> None:
    if sys.stderr.isatty() or done == count:
        width = 40 * done // count
        end = "\n" if done == count else ""
        print(f"\r[{'#' * width}{'.' * (40 - width)}] {done} of {count} games", end=end, file=sys.stderr, flush=True)


def page(rows: list[Standing], command: str) -> str:
    """Return the content of docs/developers/tournament.md. `command` is the command that writes this page."""
    return f"""# Bot tournament

How strong the bots are against each other. This command measures it and writes the page:

    {command}

Each pair played from random openings of {PLIES} plies (seeded, not over, no win in one move), each opening with both
colours, at the board's node budgets. Elo is the rating difference that corresponds to the score, with two standard
errors that count pairs of games with one opening. The last two columns are nodes per move of the first bot and of its
opponent: for `openspiel` simulations, for `stockfish` unknown. A bot against itself begins on the empty board. `fair`
adapts to a person's results ([how well](fair-bot.md)); here it keeps the strength at which it starts with a new player.
`greedy` plays the Othello move that turns most discs. `openspiel` is OpenSpiel's Monte Carlo tree search with 1,000
simulations, each a random game to the end, on our rules. `stockfish` is Stockfish at its weakest level, 0. It uses
random numbers of its own, so its games cannot be repeated.

{table(rows)}

At Battleship, the bots do not search. `python -m lab.fleet_shots` counts the shots that they need to sink the fleet,
over 400 random fleets on 8x8:

| level | median | mean |
| --- | ---: | ---: |
| hard | 32 | 32.6 |
| medium | 41 | 41.3 |
| easy | 51 | 50.8 |
| random | 62 | 61.4 |
"""


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command."""
    made = command_line.parser("python -m tools.play.tournament", "Let the bots play each other.")
    made.add_argument("games", nargs="*", metavar="GAME", help="only these games of the catalogue")
    made.add_argument("--openings", type=int, default=OPENINGS, help=f"openings, each played twice ({OPENINGS})")
    made.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="number of the first opening (0)")
    made.add_argument("--to", type=int, metavar="N", help="number after the last opening (default: --openings)")
    made.add_argument("--seed", type=int, default=0, help="another number plays other openings (0)")
    made.add_argument("--store", metavar="FILE", default=":memory:", help="keep the results in this SQLite file")
    made.add_argument("--merge", metavar="FILE", nargs="+", default=[], help="add the results of these files")
    command_line.add_jobs(made)
    made.add_argument("--ray", metavar="ADDRESS", help='play on a Ray cluster; "local" starts one here')
    made.add_argument("--outside", action="store_true", help="add OpenSpiel's search and Stockfish")
    made.add_argument("--write", action="store_true", help="write docs/developers/tournament.md")
    return made


def checked(made: argparse.ArgumentParser, arguments: list[str] | None) -> argparse.Namespace:
    """Return the options. If some cannot be used, tell why and exit."""
    options = made.parse_args(arguments)
    try:
        for key in options.games:
            games.load(key)
    except ValueError as error:
        made.error(str(error))
    options.to = options.openings if options.to is None else options.to
    if not 0 <= options.first < options.to:
        made.error("a pair needs at least one opening")
    missing = [file for file in options.merge if not Path(file).is_file()]
    if missing:
        made.error(f"there is no file {missing[0]}")
    try:
        if not options.merge:  # what is merged was played elsewhere
            for opponent in {pair[2] for pair in pairs(options.games, options.outside)}:
                make(opponent)
    except ValueError as error:
        made.error(str(error))
    if options.ray and not find_spec("ray"):
        made.error('Ray is not installed: pip install -e ".[ray]"')
    return options


def main(arguments: list[str] | None = None) -> None:
    made = parser()
    options = checked(made, arguments)
    pairings = pairs(options.games, options.outside)
    try:
        version = digest()
        results = Results(options.store, version)
        for file in options.merge:
            print(f"{file}: {results.merge(Results(file, version))} new results", file=sys.stderr)
        wanted = tasks(pairings, range(options.first, options.to), options.seed)
        play_missing(results, wanted, options.jobs, options.ray)
    except (WrongFile, ConnectionError) as error:
        made.error(str(error))
    rows = standings(pairings, results)
    print(table(rows))
    if options.write:
        PAGE.write_text(page(rows, " ".join(["python -m tools.play.tournament", *sys.argv[1:]])), encoding="utf-8")


if __name__ == "__main__":
    main()
