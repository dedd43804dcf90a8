"""What few games have to tell: chance, a pass by choice, giving up, an agreed draw, and asking before moves are taken
back."""

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.match import Match

CHANCE = "Decide el azar."
OPPONENT_ASKED = "Se pregunta al otro bando si se pueden deshacer jugadas."
NOT_AGREED = "El otro bando no deja deshacer jugadas."
NO_ROOM = "Aquí no cabe ninguna pista: queda poca memoria libre en la placa."

_DRAWN = "Decide el azar: {}."
_MOVES = {0xFFFF: "{} ({}) pasa.", 0xFFFE: "{} ({}) abandona.", 0xFFFD: "Los dos bandos acuerdan un empate."}


def moved(match: "Match", move: int, player: int) -> str:
    """Return that a player has passed or ended the game, or that chance has decided."""
    if not player:
        return _DRAWN.format(match.notation(move))
    seat = match.seats[player - 1]
    return _MOVES[move].format(seat.name, seat.mark)
