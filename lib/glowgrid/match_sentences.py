"""Match sentences: whose turn it is, and the moves. words.match has their templates.

Loaded with a match, for the grid and for plain text.
"""

from .words import match as words

MYPY = False
if MYPY:  # true for type checkers only
    from .engine.match import Match


def fill(match: "Match", player: int, sentence: str, *rest: object) -> str:
    """Return `sentence` with the player's name and mark and the values `rest` inserted."""
    seat = match.seats[player - 1]
    return sentence.format(seat.name, seat.mark, *rest)


def describe_turn(match: "Match") -> str:
    """Return whose turn it is, or "" once the game is over."""
    player = match.game.turn
    if match.game.outcome is not None:
        return ""
    if player:
        return fill(match, player, words.TURN)
    from .words import special

    return special.CHANCE


def describe_move(match: "Match", move: int, player: int) -> str:
    """Return the sentence for a move by `player`, or by chance if `player` is 0."""
    if player and move < 0xFFFD:  # not a pass, a resignation or a draw
        return fill(match, player, words.MOVED, match.notation(move))
    from .words import special

    if player:
        return fill(match, player, special.MOVES[move])
    return special.CHANCE_MOVED.format(match.notation(move))
