"""Sentences needed by only some games or matches: chance, a voluntary pass, resigning, an agreed draw, and asking
before an undo. Loaded on demand.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.match import Match

CHANCE = "Der Zufall entscheidet."
OPPONENT_ASKED = "Die andere Seite wird gefragt, ob Züge zurückgenommen werden dürfen."
NOT_AGREED = "Die andere Seite erlaubt nicht, Züge zurückzunehmen."
NO_ROOM = "Für einen Tipp ist hier kein Platz: Auf diesem Board ist zu wenig Speicher frei."

_DRAWN = "Der Zufall entscheidet: {}."
_MOVES = {0xFFFF: "{} ({}) passt.", 0xFFFE: "{} ({}) gibt auf.", 0xFFFD: "Beide Seiten einigen sich auf Unentschieden."}


def moved(match: "Match", move: int, player: int) -> str:
    """Return the sentence for a pass, an end of the game by a player, or a draw by chance."""
    if not player:
        return _DRAWN.format(match.notation(move))
    seat = match.seats[player - 1]
    return _MOVES[move].format(seat.name, seat.mark)
