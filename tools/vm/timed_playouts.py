"""Script for the VM and CPython that times random games and bots' searches; lab.engine_bench uses it:

    timed_playouts.py GAME MOVES SEARCHES

It prints three numbers: moves per second, nodes per second, and the nanoseconds of one iteration of
`for i in range(n): s += i`.
"""

import sys
import time

from glowgrid import bots, games
from glowgrid.engine.rng import Rng

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from glowgrid.engine.game import Game

TRIPS = 200000
PLIES = 4  # random plies before a search
_LAST = 1008


def draws() -> list:
    """Return the random numbers for random games.

    A random number, modulo the count of legal moves, is the index of the move to make.
    """
    rng = Rng(5)
    return [rng.below(5040) for _ in range(_LAST + 1)]


def play_out(make: "Callable[[], Game]", moves: int, numbers: list) -> int:
    """Play random games until at least `moves` moves have been made, and return the number of moves.

    `make` creates a game. `numbers` are the random numbers from `draws`. Only the methods `legal_moves` and `push` of
    the games are called.
    """
    done = at = 0
    while done < moves:
        game = make()
        push, legal_moves = game.push, game.legal_moves
        while game.outcome is None:
            legal = legal_moves()
            push(legal[numbers[at] % len(legal)])
            at = at + 1 if at < _LAST else 0
        done += game.ply
    return done


def opening(make: "Callable[[], Game]", rng: Rng, plies: int = PLIES) -> "Game":
    """Return an unfinished game after `plies` random moves, or after the draws that set it up. `make` creates a game.

    If the game ends within these moves, try again with a new game. After every 50 attempts, reduce `plies` by 1.
    """
    tries = 0
    while True:
        game = make()
        tries += 1
        if tries % 50 == 0:
            plies -= 1
        while game.ply < max(plies, getattr(game, "setup_plies", 0)) and game.outcome is None:
            game.push(rng.choice(game.legal_moves()))
        if game.outcome is None:
            return game


def opened(make: "Callable[[], Game]", number: int) -> "Game":
    """Return a game after a random opening with the seed `number`.

    The caches of the game are filled, as they are after a bot's search.
    """
    game = opening(make, Rng(number))
    game.foresight(1)
    return game


def think(opened_games: "list[Game]", bot: "Any") -> int:
    """Let `bot` search once in each of the games, and return the total number of nodes."""
    nodes = 0
    for number, game in enumerate(opened_games):
        for _ in bot.think(game, Rng(number)):
            pass
        nodes += bot.nodes
    return nodes


def trips() -> int:
    """Run the loop that measures the computer's speed, and return the sum that the loop computes.

    One iteration takes 14 microseconds on the reference board.
    """
    s = 0
    for i in range(TRIPS):
        s += i
    return s


def timed(what: "Callable", *arguments: object) -> tuple:
    """Call `what` with `arguments`. Return (result of the call, seconds that it took). On CPython these are seconds of
    processor time, so that other programs do not count."""
    started = time.ticks_us() if hasattr(time, "ticks_us") else time.process_time()
    answer = what(*arguments)
    if hasattr(time, "ticks_us"):
        return answer, time.ticks_diff(time.ticks_us(), started) / 1e6
    return answer, time.process_time() - started


def rates(key: str, moves: int, thoughts: int) -> tuple:
    """Return (moves per second, nodes per second) of the game `key`.

    To measure the moves, play random games until at least `moves` moves have been made. To measure the nodes, let the
    bot "hard" search `thoughts` times.
    """
    make = games.load(key)
    made, play_s = timed(play_out, make, moves, draws())
    bot = bots.load("hard")()
    bot.book = False  # a move from a book takes no nodes
    nodes, think_s = timed(think, [opened(make, number) for number in range(thoughts)], bot)
    return made / play_s, nodes / think_s


if __name__ == "__main__":
    a_trip = timed(trips)[1] / TRIPS * 1e9
    a_move, a_node = rates(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    print(int(a_move), int(a_node), int(a_trip * 10) / 10)
