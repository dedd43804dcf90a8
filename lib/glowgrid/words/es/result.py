"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "Gana {} ({})."
DRAW = "Empate."
DRAW_WHY = "Empate: {}."
ALONE = (  # for a game of one player: not won, won, score
    "Esta vez sin resolver.",
    "Resuelto.",
    "Intentos: {}, resueltos: {}.",
)
SCORE = "Marcador: {}."
WINS = "{} para {}"  # a number of games and the player who has won them
DRAWS = "{} en tablas"  # the number of draws, at the end of the score
POINTS = "Puntos: {}."
MOVES = "Jugadas: {}. Mínimo posible: {}."
BEST = "Tu mejor resultado: {} jugadas (mínimo posible: {})."
KEYS = (  # another player starts the next game, or the same one
    "# juega otra vez, empieza otro jugador; 7 y 9 recorren las jugadas.",
    "# lo intenta otra vez, 7 y 9 recorren las jugadas.",
)
TURNING_POINTS = "1: ¿dónde cambió?"
MENU = "* abre el menú.", "B deshace, * abre el menú."  # without and with a move to take back
STEP = "Jugada {} de {}: {}. 7 retrocede, 9 avanza."
BEGINNING = "el comienzo"
NO_STEP = "No hay más jugadas en esa dirección."
