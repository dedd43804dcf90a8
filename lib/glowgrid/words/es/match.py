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

KEPT = "La partida anterior está guardada: B vuelve a ella."

TURN = "Turno de {} ({})."
MOVED = "{} ({}) juega {}."
PASSED = "{} ({}) no puede jugar y pasa."
LAST = "Última jugada: {}. Late despacio."
DIM = "Puedes elegir las casillas con luz tenue."
ILLEGAL = "Esa casilla no se puede elegir."
ILLEGAL_WHY = "Esa casilla no se puede elegir: {}."
NO_CURSOR = "Pulsa el número de una casilla o columna."
WHERE_TO = "¿Y ahora adónde? * la suelta."
TAKEN_BACK = "Jugadas deshechas: {}."
NOTHING_BACK = "No hay ninguna jugada de una persona que deshacer."
NOTHING_AGAIN = "No hay nada que rehacer."
HINT = "Pista: {}."
NO_HINT = "Ahora no hay ninguna pista."
PACE = "{} ms por jugada."
