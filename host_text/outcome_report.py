"""Outcome report: sentences about the end of a game.

First the complete line or the cells of each player, then who won, and why.
"""

from glowgrid.engine.game import Game
from glowgrid.engine.match import Match
from glowgrid.engine.runs import ACROSS, DIAGONALS, DOWN, line_through
from glowgrid.match_sentences import fill
from glowgrid.result_sentences import describe_result
from glowgrid.translation import translated

from .move_parser import row_and_column
from .words import terminal as words

_DIRECTIONS = (
    (words.A_ROW, ACROSS),
    (words.A_COLUMN, DOWN),
    (words.A_DIAGONAL, DIAGONALS[:1]),
    (words.A_DIAGONAL, DIAGONALS[1:]),
)


def outcome_sentences(match: Match) -> list[str]:
    """Return the sentences about a finished game."""
    game = match.game
    line, why = (game.outcome.line, translated(game.outcome.why, "games")) if game.outcome is not None else ((), "")
    said: list[str] = []
    if line and len(match.seats) > 1 and game.score(1) is None:
        said = _completed_lines(game, line) or _cell_counts(match)
    return [*said, describe_result(match, why)]


def _completed_lines(game: Game, winning: tuple) -> list[str]:
    """Return a sentence for each row, column and diagonal of winning cells, or [] if the cells have another shape."""
    to_win = getattr(game, "to_win", game.cols)
    said: list[str] = []
    covered: set[int] = set()
    for name, direction in _DIRECTIONS:
        seen: set[int] = set()
        for cell in winning:
            run = () if cell in seen else line_through(game, cell, to_win, direction)
            if run:
                seen.update(run)
                said.append(words.COMPLETED.format(name, *row_and_column(game, run[0]), *row_and_column(game, run[-1])))
        covered.update(seen)
    return said if len(covered) == len(winning) else []


def _cell_counts(match: Match) -> list[str]:
    """Return a sentence for each player with the number of the player's cells."""
    cells = [match.game.at(cell) for cell in range(match.game.rows * match.game.cols)]
    counts = [(player, cells.count(player)) for player in range(1, len(match.seats) + 1)]
    return [fill(match, player, words.HOLDS[count != 1], count) for player, count in counts]
