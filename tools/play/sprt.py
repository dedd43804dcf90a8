"""Test whether one bot is better than another, with as few games as that needs:

    python -m tools.play.sprt GAME BOT OTHER [--lower ELO] [--upper ELO] [--store FILE]

The test is sequential (SPRT): it plays openings, each with both colours, until the results speak for one of two
hypotheses. The first says that BOT is better by --lower Elo, the second by --upper. To test a change, OTHER is the bot
of a clone without it, such as `hard@../glowgrid-before`. The exit code is 0 if the second hypothesis is accepted, 1 if
the first is, and 2 if the openings ran out before that.
"""

import sys

from glowgrid import games
from host_common import command_line
from tools.play.extra_opponents import make
from tools.play.results import Results, WrongFile, digest
from tools.play.standing import Hypotheses, standings
from tools.play.tournament import play_missing, tasks

BATCH = 16  # openings between two looks at the results
ACCEPTED, REJECTED, UNDECIDED = 0, 1, 2


def verdict(hypotheses: Hypotheses, ratio: float) -> int:
    """Return ACCEPTED, REJECTED or UNDECIDED for a log-likelihood ratio."""
    if abs(ratio) < hypotheses.bound:
        return UNDECIDED
    return ACCEPTED if ratio > 0 else REJECTED


def test(results: Results, pairing: tuple[str, str, str], hypotheses: Hypotheses, openings: int, jobs: int) -> int:
    """Play until the results decide, or until `openings` openings are played. Print each step. Return the verdict."""
    for first in range(0, openings, BATCH):
        play_missing(results, tasks([pairing], range(first, min(openings, first + BATCH)), 0), jobs, None)
        standing = standings([pairing], results)[0]
        ratio = hypotheses.ratio(standing.pairs)
        counts = "-".join(str(number) for number in standing.pairs)
        print(f"pairs with 0 to 2 points {counts}, Elo {standing.elo()}, log-likelihood ratio {ratio:+.2f}")
        if verdict(hypotheses, ratio) != UNDECIDED:
            break
    return verdict(hypotheses, ratio)


def main(arguments: list[str] | None = None) -> int:
    """Run the test, and return its verdict as the exit code."""
    made = command_line.parser("python -m tools.play.sprt", "Test whether one bot is better than another.")
    made.add_argument("game", help="key of the game")
    made.add_argument("bot", help="key of the bot, or KEY@FOLDER for the bot of another clone")
    made.add_argument("other", help="key of its opponent, or KEY@FOLDER")
    made.add_argument("--lower", type=float, default=0, metavar="ELO", help="Elo of the first hypothesis (0)")
    made.add_argument("--upper", type=float, default=30, metavar="ELO", help="Elo of the second hypothesis (30)")
    made.add_argument("--error", type=float, default=0.05, help="chance of each wrong verdict (0.05)")
    made.add_argument("--openings", type=int, default=2000, help="openings to play at most (2000)")
    made.add_argument("--store", metavar="FILE", default=":memory:", help="keep the results in this SQLite file")
    command_line.add_jobs(made)
    options = made.parse_args(arguments)
    if not options.lower < options.upper or not 0 < options.error < 0.5 or options.openings < 1:
        made.error("--lower is less than --upper, --error is between 0 and 0.5, and there is at least one opening")
    try:
        games.load(options.game)
        for name in (options.bot, options.other):
            make(name)
        results = Results(options.store, digest())
    except (ValueError, WrongFile) as error:
        made.error(str(error))
    hypotheses = Hypotheses(options.lower, options.upper, options.error)
    code = test(results, (options.game, options.bot, options.other), hypotheses, options.openings, options.jobs)
    if code == UNDECIDED:
        print("Undecided: more openings are needed.")
    else:
        accepted, rejected = options.lower, options.upper
        if code == ACCEPTED:
            accepted, rejected = rejected, accepted
        print(f"Accepted: {options.bot} is better than {options.other} by {accepted:g} Elo, not by {rejected:g}.")
    return code


if __name__ == "__main__":
    sys.exit(main())
