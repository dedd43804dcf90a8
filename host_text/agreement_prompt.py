"""Ask a person which cells to mark after the last move, such as dead stones."""

from glowgrid.engine.agreement import RESUME, act
from glowgrid.engine.match import Match
from glowgrid.match_sentences import fill

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
    if not act(match, RESUME if answer.lower() == "resume" else _cell(match, answer)):
        prompter.say(words.NO_MARK_THERE.format(answer or words.NOTHING_TYPED))


def _cell(match: Match, answer: str) -> int:
    """Return the cell that is typed as `c2` or as `2 3`, or -1 if there is no such cell."""
    game, numbers = match.game, answer.split()
    col, row = ord(answer[:1].lower() or " ") - 97, to_int(answer[1:])
    if len(numbers) == 2:
        row, col = to_int(numbers[0]), (to_int(numbers[1]) or 0) - 1
    is_on_board = row is not None and 0 < row <= game.rows and 0 <= col < game.cols
    return (row - 1) * game.cols + col if row and is_on_board else -1
