"""Compare how long a move takes on the two kinds of boards:

    python -m lab.board_bench [--runs N]

Connect X is played on 25 x 25 cells, at random and always by the same numbers, until somebody has eight in a row. The
runs of the two boards alternate. Each run gives a ratio in processor time: the memory board's to the fast board's.
"""

import statistics

from glowgrid.engine.game import Game
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from host_common import command_line
from tools.vm import timed_playouts

RUNS = 15
SIZE, TO_WIN = 25, 8
GAMES = 50  # games of a run


def game(memory: bool) -> Game:
    """Return a new game. `memory`: whether it uses the board that saves memory."""
    return ConnectX(SIZE, SIZE, TO_WIN, 2, memory)


def random_moves(seed: int = 1) -> list[int]:
    """Return the moves of a random game that is played to its end."""
    rng, played = Rng(seed), game(False)
    while played.outcome is None:
        played.push(rng.choice(played.legal_moves()))
    return list(played.moves)


def pushed(memory: bool, moves: list[int]) -> None:
    """Play the moves in several games."""
    for _ in range(GAMES):
        push = game(memory).push
        for move in moves:
            push(move)


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m lab.board_bench", "Compare the speed of the two kinds of boards.")
    parser.add_argument("--runs", type=command_line.count, default=RUNS, help=f"interleaved runs ({RUNS})")
    runs, moves = parser.parse_args(arguments).runs, random_moves()
    fast: list[float] = []
    saving: list[float] = []
    for _ in range(runs):
        for memory, times in ((False, fast), (True, saving)):
            times.append(timed_playouts.timed(pushed, memory, moves)[1] / len(moves) / GAMES * 1e6)
    ratios = [slow / quick for slow, quick in zip(saving, fast)]
    print(f"{len(moves)} moves of Connect X on {SIZE} x {SIZE}, {TO_WIN} in a row, median of {runs} interleaved runs:")
    print(f"fast board {statistics.median(fast):.2f} us a move, memory board {statistics.median(saving):.2f} us")
    print(f"ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()
