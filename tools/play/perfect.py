"""Compare the bots with perfect play, at connect four, at Quixo on 4 x 4 or at Domineering on 6 x 6:

    python -m tools.play.perfect [--bot hard] [--positions 2000] [--own 4000] [--games 40]
    python -m tools.play.perfect --game quixo|domineering [--bot hard] [--positions 2000]

It needs the extra `bench`: BitBully computes perfect play at connect four, and Numba compiles the other solvers. At
Quixo and Domineering, the command prints how often the bot keeps the class (won, drawn or lost) in random positions
in which moves differ in it. The rest is about connect four.

Positions: 4 to 30 random plies, the same every time; those with a win at once are among them. The command prints how
often the bot plays a move that is as good as the best (an earlier win or a later loss is better), and how often it
keeps the class: won, drawn or lost. It also counts this among the positions where moves differ in their class.

Own positions: the same, for all moves of games of the bot against itself, which begin with two random plies.

Games: the bot moves first, then comes a random move, then perfect play.
"""

import argparse
import itertools
import random
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from typing import NamedTuple

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from host_common import command_line
from tools.play import solved_games
from tools.play.deciding import decide
from tools.play.random_positions import random_position

PLIES = range(4, 31)
_GAMES = 20  # games that are played at once
_CHUNK = 25  # positions that a process takes at once


class Answer(NamedTuple):
    """The quality of a bot's move: whether it is a best move, whether it keeps the class (won, drawn or lost), and
    whether the legal moves differ in their class."""

    is_best: bool
    keeps_class: bool
    differs: bool


def position(seed: int) -> ConnectX:
    """Return a random position of 4 to 30 plies that is not over."""
    return random_position(ConnectX, PLIES, seed)


_solvers: list = []  # one per process


def scores(moves: Sequence[int]) -> dict[int, int]:
    """Return the perfect score of each legal move after `moves`: above 0 wins (the higher, the earlier), 0 draws."""
    import bitbully

    if not _solvers:
        _solvers.append(bitbully.BitBully("12-ply-dist"))
    board = bitbully.Board.from_moves([int(move) for move in moves])
    return {int(move): int(score) for move, score in _solvers[0].score_all_moves(board).items()}


def class_of(score: int) -> int:
    """Return 1 for a win, 0 for a draw, and -1 for a loss."""
    return (score > 0) - (score < 0)


def answer(bot: str, seed: int) -> Answer:
    """Return how good the move of the bot with the key `bot` is in the position with this seed."""
    game = position(seed)
    return judged(game, decide(bots.load(bot)(), game, Rng(seed)))


def judged(game: ConnectX, move: int) -> Answer:
    """Compare `move` with perfect play."""
    known = scores(game.moves)
    best = max(known.values())
    differs = len(set(map(class_of, known.values()))) > 1
    return Answer(known[move] == best, class_of(known[move]) == class_of(best), differs)


def own_answers(bot: str, seed: int) -> list[Answer]:
    """Return how good each move of the bot is in a game against itself, which begins with two random plies."""
    game, player, rng, answers = ConnectX(), bots.load(bot)(), Rng(seed), []
    for _ in range(2):
        game.push(rng.below(game.cols))
    while game.outcome is None:
        move = decide(player, game, rng)
        answers.append(judged(game, move))
        game.push(move)
    return answers


def result(bot: str, seed: int) -> int:
    """Return how the bot ends a game against perfect play: 1 won, 0 drawn, -1 lost. It moves first."""
    game, player, chance, rng = ConnectX(), bots.load(bot)(), random.Random(seed), Rng(seed)
    while game.outcome is None:
        if game.turn == 1:
            game.push(decide(player, game, rng))
        elif game.ply == 1:
            game.push(chance.choice(game.legal_moves()))
        else:
            known = scores(game.moves)
            best = max(known.values())
            game.push(chance.choice([move for move, score in known.items() if score == best]))
    return (0, 1, -1)[game.outcome.winner]


def shares(answers: Sequence[Answer]) -> str:
    """Return a line with the percentages of `answers`."""
    different = [each for each in answers if each.differs]

    def share(kept: list[bool]) -> str:
        return f"{100 * sum(kept) / max(len(kept), 1):.1f} %"

    best, kept = [each.is_best for each in answers], [each.keeps_class for each in answers]
    of_different = share([each.keeps_class for each in different])
    return f"best move {share(best)}, class kept {share(kept)}, where moves differ {of_different} of {len(different)}"


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m tools.play.perfect", "Compare a bot with perfect play.")
    keys, levels = ["connectx", *solved_games.SIZES], [row[0] for row in bots.CATALOGUE]
    parser.add_argument("--game", default="connectx", choices=keys, help="the game to play (connectx)")
    parser.add_argument("--bot", default="hard", choices=levels, help="the bot to compare (hard)")
    parser.add_argument("--positions", type=int, default=2000, metavar="N", help="random positions (2000)")
    parser.add_argument("--own", type=int, default=4000, metavar="N", help="positions of its own connect four (4000)")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games of connect four to play (40)")
    options: argparse.Namespace = parser.parse_args(arguments)
    if options.game != "connectx":
        print(solved_games.report(options.bot, options.game, options.positions))
        return
    if find_spec("bitbully") is None:
        parser.error('the package bitbully is not installed. Run: pip install -e ".[bench]"')
    with ProcessPoolExecutor() as pool:
        names = [options.bot] * max(options.positions, options.games, _GAMES)
        answers = list(pool.map(answer, names, range(options.positions), chunksize=_CHUNK))
        print(f"{options.bot}, {len(answers)} positions: {shares(answers)}", flush=True)
        own: list[Answer] = []
        for seed in itertools.count(0, _GAMES):
            if len(own) >= options.own:
                break
            for several in pool.map(own_answers, names, range(seed, seed + _GAMES)):
                own += several
        own = own[: options.own]
        print(f"{options.bot}, {len(own)} positions of its own games: {shares(own)}", flush=True)
        ends = Counter(pool.map(result, names, range(options.games)))
    counts = f"{ends[1]} won, {ends[0]} drawn, {ends[-1]} lost"
    print(f"{options.bot} first, {options.games} games against perfect play: {counts}")


if __name__ == "__main__":
    main()
