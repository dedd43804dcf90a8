"""Compare two bots by the results of their games: counts, score, Elo difference, and a test which one is better.

Two games with the same opening and swapped seats are not independent, because an opening may favour one seat. So errors
and tests count pairs of games, by the five scores that a pair can have (0, 1/2, 1, 3/2 and 2 points). This is called
the pentanomial model: https://www.chessprogramming.org/Match_Statistics.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tools.play.tournament_game import Result, Task

HEAD = ["game", "bot", "against", "won", "drawn", "lost", "score", "Elo", "nodes per move", "opponent's nodes"]
_ELO = 400 / math.log(10)


class Standing:
    """The results of one pairing, seen from the first bot."""

    def __init__(self, game: str, first: str, second: str) -> None:
        self.game, self.first, self.second = game, first, second
        self._halves: dict[tuple[int, int], dict[int, int]] = {}  # (seed, opening) -> seat -> score in half points
        self._nodes, self._moves = [0, 0], [0, 0]

    def add(self, task: Task, result: Result) -> None:
        """Add the result of a game of this pairing."""
        self._halves.setdefault((task.seed, task.opening), {})[task.seat] = result.halves
        for each in (0, 1):
            self._nodes[each] += result.nodes[each]
            self._moves[each] += result.moves[each]

    def count(self, halves: int) -> int:
        """Return how many games ended with a score of `halves` half points: 2 for won, 1 for drawn, 0 for lost."""
        return sum(list(seats.values()).count(halves) for seats in self._halves.values())

    @property
    def pairs(self) -> list[int]:
        """Five numbers: in how many pairs of games the first bot scored 0, 1/2, 1, 3/2 and 2 points.

        A pair of which only one game has been played does not count.
        """
        scores = [sum(seats.values()) for seats in self._halves.values() if len(seats) == 2]
        return [scores.count(halves) for halves in range(5)]

    @property
    def score(self) -> float:
        """The share of the points, from 0 to 1."""
        won, drawn, lost = self.count(2), self.count(1), self.count(0)
        return (won + drawn / 2) / (won + drawn + lost)

    def elo(self) -> str:
        """Return the Elo difference with two standard errors, such as "+120 ± 35".

        If the first bot won or lost every game, return a phrase instead.
        """
        score = self.score
        if score in (0, 1):
            return "none lost" if score else "none won"
        variance = moments(self.pairs)[1]
        error = 2 * math.sqrt(variance / max(1, sum(self.pairs))) * _ELO / (score * (1 - score))
        return f"{elo_of(score):+.0f} ± {error:.0f}"

    def cells(self) -> list[str]:
        """Return a row of the table, whose head is HEAD."""
        each = [f"{nodes / moves:.0f}" if moves else "0" for nodes, moves in zip(self._nodes, self._moves)]
        counts = [str(self.count(halves)) for halves in (2, 1, 0)]
        return [self.game, self.first, self.second, *counts, f"{100 * self.score:.1f} %", self.elo(), *each]


def elo_of(score: float) -> float:
    """Return the Elo difference at which the expected score is `score`, which is between 0 and 1."""
    return 400 * math.log10(score / (1 - score))


def score_of(elo: float) -> float:
    """Return the expected score, from 0 to 1, at an Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))


def moments(pairs: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the variance of the score of a pair, as a share of its two points. `pairs`: five counts."""
    count = max(1, sum(pairs))
    mean = sum(number * halves / 4 for halves, number in enumerate(pairs)) / count
    return mean, sum(number * (halves / 4 - mean) ** 2 for halves, number in enumerate(pairs)) / count


class Hypotheses(NamedTuple):
    """Two Elo differences between which a sequential test decides, and the chance of each of its two errors."""

    lower: float
    upper: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The test ends when the log-likelihood ratio leaves the range from -bound to bound."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, pairs: list[int]) -> float:
        """Return the log-likelihood ratio of the two hypotheses, by the normal approximation of the generalized SPRT.

        `pairs`: counts of pairs by score (see Standing.pairs). Each count is raised a little, so that a few equal pairs
        do not look like certainty. Source: M. Van den Bergh, "A practical introduction to the GSPRT".
        """
        if not sum(pairs):
            return 0.0
        mean, variance = moments([number + 0.2 for number in pairs])
        low, high = score_of(self.lower), score_of(self.upper)
        return sum(pairs) * (high - low) * (2 * mean - low - high) / (2 * variance)


def standings(pairings: Iterable[tuple[str, str, str]], results: Iterable[tuple[Task, Result]]) -> list[Standing]:
    """Return a standing for each pairing (game, first bot, second bot) that has results."""
    found: dict[tuple[str, str, str], Standing] = {}
    for task, result in results:
        pairing = task.game, task.first, task.second
        found.setdefault(pairing, Standing(*pairing)).add(task, result)
    return [found[pairing] for pairing in pairings if pairing in found]


def table(rows: list[Standing]) -> str:
    """Return the standings as a Markdown table."""
    lines = [HEAD, ["---"] * 3 + ["---:"] * (len(HEAD) - 3)] + [row.cells() for row in rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
