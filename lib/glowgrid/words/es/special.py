"""Sentences needed by only some games or matches: chance, a voluntary pass, resigning, an agreed draw, and asking
before an undo. Loaded on demand.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.match import Match

CHANCE = "Decide el azar."
OPPONENT_ASKED = "Se pregunta al otro bando si se pueden deshacer jugadas."
NOT_AGREED = "El otro bando no deja deshacer jugadas."
NO_ROOM = "Aquí no cabe ninguna pista: queda poca memoria libre en la placa."

_DRAWN = "Decide el azar: {}."
_MOVES = {0xFFFF: "{} ({}) pasa.", 0xFFFE: "{} ({}) abandona.", 0xFFFD: "Los dos bandos acuerdan un empate."}


def moved(match: "Match", move: int, player: int) -> str:
    """Return the sentence for a pass, an end of the game by a player, or a draw by chance."""
    if not player:
        return _DRAWN.format(match.notation(move))
    seat = match.seats[player - 1]
    return _MOVES[move].format(seat.name, seat.mark)
