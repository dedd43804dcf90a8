"""How a game ended, in sentences: what was completed, or who holds how much, and who has won."""

from ..engine.game import Game
from ..engine.runs import ACROSS, DIAGONALS, DOWN, line_through
from ..words.en import terminal as words
from .move_parser import row_and_column

_KINDS = (
    (words.A_ROW, ACROSS),
    (words.A_COLUMN, DOWN),
    (words.A_DIAGONAL, DIAGONALS[:1]),
    (words.A_DIAGONAL, DIAGONALS[1:]),
)


def sentences(game: Game, seats: list) -> list:
    """Return what there is to say about a finished game, a sentence an item."""
    line, winner = game.outcome.line, game.outcome.winner
    said = _completed(game, line) if game.motion != "flip" else _holdings(game, seats)
    if line and not said:
        said = _holdings(game, seats)
    if len(seats) == 1:
        return [words.ALONE[winner]]
    seat = seats[winner - 1]
    said.append(words.WON.format(seat.name, seat.mark) if winner else words.DRAW)
    return said


def _completed(game, line: tuple) -> list:
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


def _holdings(game, seats: list) -> list:
    """Name how many cells each player holds, where pieces turn over or the winning cells are no row."""
    cells = bytearray(game.rows * game.cols)
    game.fill(cells)
    counts = [0] * (len(seats) + 1)
    for player in cells:
        counts[player] += 1
    return [
        words.HOLDS.format(seat.name, seat.mark, count, "s" * (count != 1)) for seat, count in zip(seats, counts[1:])
    ]
