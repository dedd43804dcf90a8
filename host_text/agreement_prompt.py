"""Ask a person which cells to mark after the last move, such as dead stones."""

from glowgrid.engine.agreement import RESUME, act
from glowgrid.engine.game import Game
from glowgrid.engine.match import Match
from glowgrid.match_sentences import fill

from .move_parser import NotAMove, lettered_cells, numbered_cells
from .prompter import Prompter, to_int
from .words import terminal as words


def is_agreeing(match: Match) -> bool:
    """Return whether the players have to agree on something now, instead of making moves."""
    return getattr(match.game, "agreeing", False)


def mark_cell(prompter: Prompter, match: Match) -> None:
    """Ask the player whose turn it is for a cell, and mark it. Print a sentence if the cell cannot be marked.

    Agreeing and playing on are commands, so `ask` handles them.
    """
    answer = prompter.ask(fill(match, match.game.turn, words.ASK_MARK_CELL), words.MARK_CELL_HELP)
    if not act(match, RESUME if answer.lower() == "resume" else _cell(match.game, answer)):
        prompter.say(words.NO_MARK_THERE.format(answer or words.NOTHING_TYPED))


def _cell(game: Game, answer: str) -> int:
    """Return the cell that is typed as `c2` or as `2 3`, or -1 if there is no such cell."""
    parts = answer.lower().split()
    numbers = [to_int(part) for part in parts]
    try:
        cells = lettered_cells(game, parts) if None in numbers else numbered_cells(game, numbers)
    except NotAMove:
        return -1
    return cells[0] if len(cells) == 1 else -1
