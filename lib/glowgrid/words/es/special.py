"""Sentences that only some games or matches need: chance, answers, hand-over, passes, draws, undo."""

CHANCE = "Decide el azar."
CHANCE_MOVED = "Decide el azar: {}."
DRAWN = {"rolls": "{} ({}) saca {}.", "throws": "{} ({}) lanza {}.", "draws": "{} ({}) roba {}."}
ANSWERED = "{} ({}) responde: {}."
TAKE_BOARD = "{}: toma el tablero y luego pulsa 5."
OPPONENT_ASKED = "Se pregunta al otro bando si se pueden deshacer jugadas."
NOT_AGREED = "El otro bando no deja deshacer jugadas."
DISCLOSED = "Esto no se puede deshacer: ha mostrado algo que estaba oculto."
NO_ROOM = "Aquí no cabe ninguna pista: queda poca memoria libre en la placa."
NO_ADVICE = "Aquí no hay pista: ningún bot sabe jugar bien a este juego."
MOVES = {
    0xFFFF: "{} ({}) pasa.",  # a pass
    0xFFFE: "{} ({}) abandona.",  # a resignation
    0xFFFD: "Los dos bandos acuerdan un empate.",  # an agreed draw
}
