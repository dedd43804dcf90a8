"""Move prompt: asks a person for a move, which may be typed at once or cell by cell."""

from glowgrid.engine.match import Match
from glowgrid.match_sentences import fill
from glowgrid.translation import translated

from .move_parser import NotAMove, has_columns, has_numbered_squares, parse_move, row_and_column
from .prompter import Prompter
from .words import terminal as words


def ask_move(prompter: Prompter, match: Match) -> int:
    """Ask the person whose turn it is until the answer is a legal move, and return it. Explain each invalid answer."""
    game = match.game
    picked: tuple = ()
    while True:
        answer = prompter.ask(_next_cell(match, picked) if picked else _first(match), _help(match))
        if picked and not answer:
            picked = ()
            continue
        try:
            move, cells = parse_move(game, answer, picked)
        except NotAMove as error:
            prompter.say(str(error))
            continue
        if move is not None:
            return move
        picked = cells


def _help(match: Match) -> str:
    if has_numbered_squares(match.game):
        return words.SQUARE_HELP
    return words.MOVE_HELP.format(translated(match.game.expected(), "invalid_input"))


def _first(match: Match) -> str:
    """Return the prompt for a move, or for its first cell."""
    game = match.game
    example = game.legal_moves()[0]
    if has_columns(game):
        return fill(match, game.turn, words.ASK_COLUMN)
    if len(game.path(example)) == 1:
        return fill(match, game.turn, words.ASK_CELL)
    return fill(match, game.turn, words.ASK_MOVE, game.notation(example))


def _next_cell(match: Match, picked: tuple) -> str:
    """Return the prompt for the next cell after the `picked` ones."""
    return words.ASK_NEXT.format(words.PLACE.format(*row_and_column(match.game, picked[-1])))
