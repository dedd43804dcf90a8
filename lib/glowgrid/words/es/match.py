"""Sentences about a game in progress, for the light and for plain text."""

PERSON = "Persona"
PLAYER = "Jugador {}"

BOTS = {
    "Random bot": "Bot al azar",
    "Easy bot": "Bot fácil",
    "Fair bot": "Bot a tu nivel",
    "Medium bot": "Bot medio",
    "Hard bot": "Bot difícil",
}

KEPT = "Tu última partida está guardada: B la reanuda."

TURN = "Turno de {} ({})."
MOVED = "{} ({}) juega {}."
PASSED = "{} ({}) no puede jugar y pasa."
LAST = "Última jugada: {}. Parpadea despacio."
DIM = "Puedes elegir las casillas con luz tenue."
ILLEGAL = "No puedes elegir esa casilla."
ILLEGAL_WHY = "No puedes elegir esa casilla: {}."
NO_CURSOR = "Pulsa el número de una casilla o columna."
WHERE_TO = "¿Y ahora adónde? * cancela."
TAKEN_BACK = "Jugadas deshechas: {}."
NOTHING_BACK = "No tienes ninguna jugada que deshacer."
NOTHING_AGAIN = "No tienes ninguna jugada que rehacer."
HINT = "Pista: {}."
NO_HINT = "Ahora mismo no hay pista."
PACE = "{} ms por jugada."
