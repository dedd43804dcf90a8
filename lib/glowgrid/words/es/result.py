"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "Ha ganado {} ({})."
DRAW = "Empate: no ha ganado nadie."
DRAW_WHY = "Empate: {}."
ALONE = (  # for a game of one player: not won, won, score, keys
    "Esta vez no ha salido.",
    "Conseguido.",
    "Intentos: {}, conseguidos: {}.",
    "# lo intenta otra vez; 7 y 9 recorren las jugadas, B deshace, * es el menú.",
)
SCORE = "Marcador: {}."
DRAWS = "empates {}"  # the number of draws, at the end of the score
POINTS = "Puntos: {}."
MOVES = "Jugadas: {}. Mínimo posible: {}."
BEST = "Mejor resultado: {} jugadas, con un mínimo de {}."
AGAIN = "# juega otra vez, empieza el otro bando; 7 y 9 recorren las jugadas, B deshace, * es el menú."
STEP = "Jugada {} de {}: {}. 7 retrocede, 9 avanza."
BEGINNING = "el comienzo"
NO_STEP = "No hay más jugadas en ese sentido."
