"""How a game ended, in sentences: what was completed, or who holds how much, and who has won, and why."""

from glowgrid.engine.game import Game
from glowgrid.engine.runs import ACROSS, DIAGONALS, DOWN, line_through
from glowgrid.match_sentences import fill
from glowgrid.result_sentences import describe_result
from glowgrid.translation import translated
from glowgrid.words import terminal as words

from .move_parser import row_and_column

MYPY = False
if MYPY:  # type checkers take it for true
    from glowgrid.engine.match import Match

_KINDS = (
    (words.A_ROW, ACROSS),
    (words.A_COLUMN, DOWN),
    (words.A_DIAGONAL, DIAGONALS[:1]),
    (words.A_DIAGONAL, DIAGONALS[1:]),
)


def sentences(match: "Match") -> list:
    """Return what there is to say about a finished game, a sentence an item."""
    game = match.game
    line, why = (game.outcome.line, translated(game.outcome.why, "games")) if game.outcome is not None else ((), "")
    said = []
    if line and len(match.seats) > 1 and game.score(1) is None:
        said = _completed(game, line) or _holdings(match)
    return said + [describe_result(match, why)]


def _completed(game: Game, line: tuple) -> list:
    """Name each full row, column and diagonal that the winning cells make; none where they make other shapes."""
    to_win = getattr(game, "to_win", game.cols)
    said: list = []
    covered: set = set()
    for kind, direction in _KINDS:
        seen: set = set()
        for cell in line:
            run = () if cell in seen else line_through(game, cell, to_win, direction)
            if run:
                seen.update(run)
                said.append(words.COMPLETED.format(kind, *row_and_column(game, run[0]), *row_and_column(game, run[-1])))
        covered.update(seen)
    return said if len(covered) == len(line) else []


def _holdings(match: "Match") -> list:
    """Name how many cells each player holds, where the winning cells are no row."""
    cells = [match.game.at(cell) for cell in range(match.game.rows * match.game.cols)]
    said = []
    for player in range(1, len(match.seats) + 1):
        count = len([owner for owner in cells if owner == player])
        said.append(fill(match, player, words.HOLDS[count != 1], count))
    return said
