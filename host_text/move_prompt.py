"""Ask a person for a move. The person can type the whole move at once, or one cell after the other."""

from glowgrid.engine.game import PASS
from glowgrid.engine.match import Match
from glowgrid.match_sentences import fill
from glowgrid.translation import translated

from .move_parser import NotAMove, has_columns, has_numbered_squares, parse_move, parse_turn, row_and_column
from .prompter import Prompter
from .words import terminal as words

_LONGEST_MOVE = 3  # letters; a longer word of letters alone may be meant as a command


def ask_moves(prompter: Prompter, match: Match) -> list[int]:
    """Ask the current player for a move until this player types a legal move, and return a list with this move. The
    list has several moves if the player types them in one word, such as a chain of jumps. After each invalid answer,
    print an explanation."""
    game = match.game
    picked: tuple = ()
    while True:
        answer = prompter.ask(_next_question(match, picked) if picked else _first_question(match), _help(match))
        if picked and not answer:
            picked = ()
            continue
        if not picked and answer.lower() == words.PASS and game.is_legal(PASS):
            return [PASS]
        try:
            moves = [] if picked else parse_turn(game, answer)
            if moves:
                return moves
            move, cells = parse_move(game, answer, picked)
        except NotAMove as error:
            is_word = answer.isalpha() and len(answer) > _LONGEST_MOVE
            prompter.say(words.SEE_HELP.format(error) if is_word else str(error))
            continue
        if move is not None:
            return [move]
        picked = cells


def _help(match: Match) -> str:
    """Return the sentence that explains how to type a move."""
    if has_numbered_squares(match.game):
        return words.SQUARE_HELP
    told = words.MOVE_HELP.format(translated(match.game.expected(), "errors"))
    return words.OR_PASS.format(told, words.PASS) if match.game.is_legal(PASS) else told


def _first_question(match: Match) -> str:
    """Return the question for a move, or for the first cell of a move."""
    game = match.game
    if has_columns(game):
        return fill(match, game.turn, words.ASK_COLUMN)
    if has_numbered_squares(game):
        return fill(match, game.turn, words.ASK_CELL)
    return fill(match, game.turn, words.ASK_MOVE, game.notation(game.legal_moves()[0]))


def _next_question(match: Match, picked: tuple) -> str:
    """Return the question for the cell that follows the cells in `picked`."""
    return words.ASK_NEXT.format(words.PLACE.format(*row_and_column(match.game, picked[-1])))
