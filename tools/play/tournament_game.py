"""Play one game of a tournament. Its result depends only on its task, wherever it is played."""

from typing import Any, NamedTuple

from glowgrid import games
from glowgrid.engine.game import CHANCE, Game
from glowgrid.engine.rng import Rng
from tools.play.deciding import decide
from tools.play.extra_opponents import make
from tools.vm import timed_playouts

PLIES = timed_playouts.PLIES
_SEED_STEP = 1_000_003  # between the random numbers of two tournaments


class Task(NamedTuple):
    """One game to play: the key of the game, the names of the two bots, the number of the opening, the seat of the
    first bot (0 if it moves first, 1 otherwise), and the seed of the tournament."""

    game: str
    first: str
    second: str
    opening: int
    seat: int
    seed: int = 0


class Result(NamedTuple):
    """The result of one game: the first bot's score in half points (0, 1 or 2), then how many nodes each bot searched
    and how many moves each made, with the first bot first."""

    halves: int
    nodes: tuple[int, int]
    moves: tuple[int, int]


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


_bots: dict[str, Any] = {}  # created once per process


def play(task: Task) -> Result:
    """Play the game of `task`, and return its result."""
    names = task.first, task.second
    for name in names:
        if name not in _bots:
            _bots[name] = make(name)
    plies = 0 if task.first == task.second else PLIES  # a bot that plays itself starts on the empty board
    start = task.seed * _SEED_STEP
    game, rng = opening(task.game, start + task.opening, plies), Rng(start + 2 * task.opening + task.seat)
    nodes, moves = [0, 0], [0, 0]
    while game.outcome is None:
        if game.turn == CHANCE:
            game.push(game.draw(rng))  # type: ignore[attr-defined]  # a game of chance has this method
            continue
        who = (game.turn - 1) ^ task.seat
        bot = _bots[names[who]]
        game.push(decide(bot, game, rng))
        nodes[who] += getattr(bot, "nodes", 0)
        moves[who] += 1
    winner = game.outcome.winner
    halves = 1 if not winner else 2 if (winner - 1) ^ task.seat == 0 else 0
    return Result(halves, (nodes[0], nodes[1]), (moves[0], moves[1]))
