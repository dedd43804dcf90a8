"""Items and help for a board with five or six buttons instead of a keypad. Loaded on demand."""

STATUS = "Mostrar el estado"
PASS = "Pasar"
RESUME = "Seguir con {}"
MORE = (  # the key of the menu that each item presses, and its name
    ("5", "Preparar la partida"),
    ("7", "Cómo se juega"),
    ("0", "Demostración"),
    ("9", "Estadísticas"),
)
KEYS = (
    "Los botones de dirección mueven. OK elige y, en el menú, empieza un juego.",
    "Mantén OK para más: en el juego la pausa, en el menú los ajustes.",
    "Tras una primera elección, mantener OK la cancela. Atrás también hace esto.",
)
KEYS_SHORT = "OK ELEGIR  MANTÉN OK: PAUSA, CANCELAR, MÁS"
NAMES = ("arriba", "abajo", "izquierda", "derecha", "OK", "Atrás")
ORDER = "Los cables de los botones tienen otro orden: {}."  # for each of NAMES, its pin
