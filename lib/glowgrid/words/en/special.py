"""Sentences needed by only some games or matches: chance, a voluntary pass, resigning, an agreed draw, and asking
before an undo. Loaded on demand.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.match import Match

CHANCE = "Chance decides."
OPPONENT_ASKED = "The other side is asked whether moves may be taken back."
NOT_AGREED = "The other side does not let moves be taken back."
NO_ROOM = "There is no room for a hint here: too little of the board's memory is free."

_DRAWN = "Chance decides: {}."
_MOVES = {0xFFFF: "{} ({}) passes.", 0xFFFE: "{} ({}) gives up.", 0xFFFD: "Both sides agree on a draw."}


def moved(match: "Match", move: int, player: int) -> str:
    """Return the sentence for a pass, an end of the game by a player, or a draw by chance."""
    if not player:
        return _DRAWN.format(match.notation(move))
    seat = match.seats[player - 1]
    return _MOVES[move].format(seat.name, seat.mark)
