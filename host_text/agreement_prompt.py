"""Ask a person which cells to mark after the last move, such as dead stones, or which cells get a flag."""

from typing import Any

from glowgrid.engine.agreement import RESUME
from glowgrid.engine.agreement_acts import act, cell_named
from glowgrid.engine.flags import flag
from glowgrid.engine.match import Match
from glowgrid.match_sentences import fill

from .move_parser import NotAMove, numbered_cells
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


def is_flagging(match: Match) -> bool:
    """Return whether the player sets flags now, instead of making moves."""
    return getattr(match.game, "is_flagging", False)


def flag_cell(prompter: Prompter, match: Match) -> None:
    """Ask the player for a cell, and set or remove its flag. Print a sentence if the cell cannot have one."""
    answer = prompter.ask(words.ASK_FLAG_CELL, words.FLAG_CELL_HELP)
    if not flag(match, _cell(match.game, answer)):
        prompter.say(words.NO_FLAG_THERE.format(answer or words.NOTHING_TYPED))


def _cell(game: Any, answer: str) -> int:
    """Return the cell that is typed by its name, such as `c2`, or as `2 3`, or -1 if there is no such cell."""
    numbers = [to_int(part) for part in answer.split()]
    if None in numbers or not numbers:
        return cell_named(game, answer)
    try:
        cells = numbered_cells(game, numbers)
    except NotAMove:
        return -1
    return cells[0] if len(cells) == 1 else -1
