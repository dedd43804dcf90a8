"""Spanish sentences of the coach: how good each move is, and where a game turned."""

RATED = "", "Malas: {}.", "Regulares: {}.", "Buenas: {}."  # by shade
MORE = "{} y {} más"
SHOWN = "Las buenas lucen fijas y llenas, las regulares huecas, las malas como puntos tenues. Cualquier tecla vuelve."
NO_RATING = "Sin entrenador: en este juego ninguna jugada tiene un valor que se pueda calcular."
NO_ROOM = "Sin entrenador: la placa tiene muy poca memoria libre."
TURNED = "Jugada {}: {} Mejor: {}."
WOULD_WIN = "Esa gana."
IS_LOST = "Tras la jugada, la partida está perdida."
NO_TURN = "Ninguna jugada cambió por sí sola esta partida."
KEYS = "Cualquier tecla vuelve.", "4 y 6 muestran las otras jugadas. Cualquier otra tecla vuelve."
