"""Compare searches to a fixed depth with and without a transposition table: their nodes and their times."""

import statistics

from glowgrid import games
from glowgrid.bots import search
from glowgrid.engine.game import Game
from tools.vm import timed_playouts

DEPTHS = {"tictactoe": 6, "connectx": 5, "quixo": 3, "othello": 4, "gomoku": 3, "domineering": 3}


class NoTable(search.TranspositionTable):
    """A transposition table that stores nothing."""

    def store(self, *position: int) -> None:
        pass


class Unbound(search.Search):
    """A search without a node budget."""

    def budget(self, game: Game) -> int:
        return 10**9


def to_depth(key: str, has_table: bool, thoughts: int) -> tuple[int, float]:
    """Search `thoughts` opening positions of the game `key` to a fixed depth. Return (number of nodes, seconds) for all
    searches.

    `has_table`: whether the transposition table stores anything.
    """
    opened = [timed_playouts.opened(games.load(key), number) for number in range(thoughts)]
    bot = Unbound()
    bot.deepest = DEPTHS.get(key, 3) + 1
    if not has_table:
        bot.table = NoTable()
    return timed_playouts.timed(timed_playouts.think, opened, bot)


def savings_table(runs: int, keys: list[str], thoughts: int) -> str:
    """Return a Markdown table that compares searches with and without a transposition table. Games with chance or
    secrets are left out, because their search has no table.

    `thoughts`: number of positions per game and run.
    """
    lines = ["| game | plies | nodes with it | nodes without | time with it to time without |"]
    lines.append("| --- |" + " ---: |" * 4)
    for key in [key for key in keys if games.load(key)().perfect]:
        ratios = []
        for _ in range(runs + 1):  # the first run is a warm-up
            (nodes, with_s), (more, without_s) = to_depth(key, True, thoughts), to_depth(key, False, thoughts)
            ratios.append(with_s / without_s)
        middle = statistics.median(ratios[1:])
        lines.append(f"| {key} | {DEPTHS.get(key, 3)} | {nodes:,} | {more:,} | {middle:.2f} |")
    return "\n".join(lines)
