"""Build the sentences about the end of a game.

The first sentences name the winning rows, columns and diagonals, or count the cells of each player. The last sentence
says who has won, and why.
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
    """Return the sentences about the finished game of `match`."""
    game = match.game
    line, why = (game.outcome.line, translated(game.outcome.why, "games")) if game.outcome is not None else ((), "")
    sentences: list[str] = []
    if line and len(match.seats) > 1 and game.score(1) is None:
        sentences = _completed_lines(game, line) or _cell_counts(match)
    return [*sentences, describe_result(match, why)]


def _completed_lines(game: Game, winning: tuple) -> list[str]:
    """Return one sentence for each row, column or diagonal that the cells in `winning` complete.

    Return [] if some cell in `winning` belongs to none of these rows, columns and diagonals.
    """
    to_win = getattr(game, "to_win", game.cols)
    sentences: list[str] = []
    covered: set[int] = set()
    for name, direction in _DIRECTIONS:
        seen: set[int] = set()
        for cell in winning:
            run = () if cell in seen else line_through(game, cell, to_win, direction)
            if run:
                seen.update(run)
                first, last = row_and_column(game, run[0]), row_and_column(game, run[-1])
                sentences.append(words.COMPLETED.format(name, *first, *last))
        covered.update(seen)
    return sentences if len(covered) == len(winning) else []


def _cell_counts(match: Match) -> list[str]:
    """Return one sentence per player that says how many cells the player has."""
    cells = [match.game.at(cell) for cell in range(match.game.rows * match.game.cols)]
    counts = [(player, cells.count(player)) for player in range(1, len(match.seats) + 1)]
    return [fill(match, player, words.HOLDS[count != 1], count) for player, count in counts]
