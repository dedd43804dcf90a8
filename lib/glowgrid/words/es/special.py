"""Sentences needed by only some games or matches: chance, a voluntary pass, resigning, an agreed draw, and asking
before an undo. Loaded on demand.
"""

CHANCE = "Decide el azar."
CHANCE_MOVED = "Decide el azar: {}."
OPPONENT_ASKED = "Se pregunta al otro bando si se pueden deshacer jugadas."
NOT_AGREED = "El otro bando no deja deshacer jugadas."
NO_ROOM = "Aquí no cabe ninguna pista: queda poca memoria libre en la placa."
MOVES = {
    0xFFFF: "{} ({}) pasa.",  # a pass
    0xFFFE: "{} ({}) abandona.",  # a resignation
    0xFFFD: "Los dos bandos acuerdan un empate.",  # an agreed draw
}
