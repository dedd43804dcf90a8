"""Sentences that only some games or matches need: chance, answers, hand-over, passes, draws, undo."""

CHANCE = "Decide el azar."
CHANCE_MOVED = "Decide el azar: {}."
DRAWN = {
    "rolls": "{} ({}) saca {}.",
    "throws": "{} ({}) lanza {}.",
    "draws": "{} ({}) roba {}.",
    "shows": "Es {2}.",  # the draw itself, as the player has just picked what it shows
}
ANSWERED = "{} ({}) responde: {}."
ANSWERS = {
    "missed": "{} ({}) responde: agua.",
    "hit": "{} ({}) responde: tocado.",
    "sunk": "{} ({}) responde: hundido, {}.",
}
TAKE_BOARD = "{}: toma el tablero y luego pulsa 5."
OPPONENT_ASKED = "Se pregunta a tu rival si puedes deshacer jugadas."
NOT_AGREED = "Tu rival no te deja deshacer jugadas."
DISCLOSED = "Esto no se puede deshacer, porque ha mostrado algo oculto."
NO_ROOM = "No hay pista: queda poca memoria libre en la placa."
NO_ADVICE = "No hay pista: ningún bot juega bien a este juego."
NOTHING_PROVEN = "Sin pista: no se puede demostrar nada."
MOVES = {
    0xFFFF: "{} ({}) pasa.",  # a pass
    0xFFFE: "{} ({}) abandona.",  # a resignation
    0xFFFD: "Los dos jugadores acuerdan un empate.",  # an agreed draw
}
