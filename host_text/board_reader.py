"""Read a board by rows in words, for people who listen to it. The cells have the names that the page uses, too."""

from collections.abc import Sequence
from typing import Any

from glowgrid import words as glowgrid_words
from glowgrid.engine.as_text import seen
from glowgrid.engine.game import HOLE, Game
from glowgrid.engine.seat import Seat
from screen import cells
from screen.words import language

from .move_parser import row_and_column
from .words import terminal as words


def rows(game: Game, seats: Sequence[Seat], viewer: int) -> dict[int, str]:
    """Return a dict from the number of each row, from top to bottom, to a sentence about its cells, as far as `viewer`
    may see them. Neighbours with the same content are read as one, such as "c3 to f3 empty"."""
    players, looks = seen(game, viewer)
    marks = ["", *(seat.mark for seat in seats)]
    found: dict[int, str] = {}
    for start in range(0, len(players), game.cols):
        runs: list[list[str]] = []  # for each run: its content, the first cell, the last cell
        for cell in range(start, start + game.cols):
            if players[cell] == HOLE:
                continue
            content = cells.content(game, cell, players[cell], looks[cell] if looks else 0, marks, _screen_words())
            name = cells.name_of(game, cell)
            if runs and runs[-1][0] == content:
                runs[-1][2] = name
            else:
                runs.append([content, name, name])
        row = row_and_column(game, start)[0]
        if runs:
            found[row] = words.ROW_CELLS.format(row, ", ".join(_run(*run) for run in runs))
    return found


def sides(seats: Sequence[Seat]) -> list[str]:
    """Return one sentence per player: the mark that the rows use, and the player's name and colour on light."""
    colours = _screen_words().COLOURS
    return [words.SIDE.format(seat.mark, seat.name, colours[seat.colour].lower()) for seat in seats]


def _run(content: str, first: str, last: str) -> str:
    """Return the words for cells with the same content, from `first` to `last`."""
    return words.ONE_CELL.format(first, content) if first == last else words.CELLS_TO.format(first, last, content)


def _screen_words() -> Any:
    """Return the words of the screens in the language of plain text."""
    return language(glowgrid_words.__path__[0][-2:])
