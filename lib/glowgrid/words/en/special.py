"""What only some games or matches have to tell: chance, a pass by choice, giving up, an agreed draw, and asking the
other side before moves are taken back. Imported when one of these is said.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.match import Match

CHANCE = "Chance decides."
OPPONENT_ASKED = "The other side is asked whether moves may be taken back."
NOT_AGREED = "The other side does not let moves be taken back."
NO_ROOM = "There is no room for a hint here: too little of the board's memory is free."

_DRAWN = "Chance decides: {}."
_MOVES = {0xFFFF: "{} ({}) passes.", 0xFFFE: "{} ({}) gives up.", 0xFFFD: "Both sides agree on a draw."}


def moved(match: "Match", move: int, player: int) -> str:
    """Return that a player has passed or ended the game, or that chance has decided."""
    if not player:
        return _DRAWN.format(match.notation(move))
    seat = match.seats[player - 1]
    return _MOVES[move].format(seat.name, seat.mark)
