"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "Gana {} ({})."
DRAW = "Empate."
DRAW_WHY = "Empate: {}."
ALONE = (  # for a game of one player: not won, won, score, keys
    "Esta vez sin resolver.",
    "Resuelto.",
    "Intentos: {}, resueltos: {}.",
    "# lo intenta otra vez, 7 y 9 recorren las jugadas, 1: ¿dónde cambió? B deshace, * abre el menú.",
)
SCORE = "Marcador: {}."
WINS = "{} para {}"  # a number of games and the player who has won them
DRAWS = "{} en tablas"  # the number of draws, at the end of the score
POINTS = "Puntos: {}."
MOVES = "Jugadas: {}. Mínimo posible: {}."
BEST = "Tu mejor resultado: {} jugadas (mínimo posible: {})."
AGAIN = (
    "# juega otra vez, empieza otro jugador; 7 y 9 recorren las jugadas, "
    "1: ¿dónde cambió? B deshace, * abre el menú."
)
STEP = "Jugada {} de {}: {}. 7 retrocede, 9 avanza."
BEGINNING = "el comienzo"
NO_STEP = "No hay más jugadas en esa dirección."
