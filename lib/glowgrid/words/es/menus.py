"""Sentences of the setup screen and the pause menu, and of help, statistics, hardware check and questions."""

WHO = "{}: {}. 4 y 6 lo cambian, 2 y 8 recorren las líneas, # empieza, * vuelve."
OPTION = "{}: {} (de {} a {}). 4 y 6 cambian; o escríbelo tras un 0 y pulsa #. 2 y 8 siguen, # empieza."
TYPED = "{}: {}_"
NO_OPTION = "{} no se admite. {}: de {} a {}."

OPTION_NAMES = {
    "size": "Tamaño",
    "rows": "Filas",
    "cols": "Columnas",
    "to_win": "En raya para ganar",
    "players": "Jugadores",
    "corners": "Esquinas de ventaja",
    "memory": "Ahorrar memoria",
}
NO_YES = ("no", "sí")

PAUSED = "Pausa."
PAUSE = (
    ("back", "Seguir"),
    ("take_back", "Deshacer"),
    ("redo", "Rehacer"),
    ("hint", "Pista"),
    ("brightness", "Brillo"),
    ("new_game", "Partida nueva"),
    ("who", "Quién juega"),
    ("help", "Qué hacen las teclas"),
    ("rules", "Cómo se juega"),
    ("transcript", "Imprimir las jugadas"),
    ("statistics", "Estadísticas"),
    ("check", "Probar el hardware"),
    ("leave", "Salir"),
)
SOUND = "Sonido: sí", "Sonido: no"
BRIGHTNESS = "Brillo: {} por ciento. 4 baja, 6 sube, 2 y 8 siguen."

ASKS = "{} 5 o #: sí. Otra tecla: no."
ENDS_GAME = "Esto acaba la partida que estás jugando. 5 o #: sí. Otra tecla: no, la partida sigue."

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 mueven, 5 o # elige; sin cursor, un número elige su casilla o columna.",
    "* suelta lo elegido o hace pausa. A: pausa. B deshace; si la mantienes, dos.",
    "C: pista; mantenida, rehace. D: nueva. 0 informa; mantenida, pasa; menú: demo.",
)
KEYS_SHORT = "2468 MOVER  5 # ELEGIR  * A PAUSA  B DESHACER  C PISTA  D NUEVA  0 INFORMA"

NO_RULES = "Sus reglas no están escritas aquí."
RULES_KEYS = "6 mantenida va más rápido, 4 mantenida vuelve atrás; otra tecla cierra."
RULES_KEY = "0 cuenta cómo se juega."

STATISTICS = "{} contra {}: {} ganadas, {} perdidas, {} empatadas."
STATISTICS_PEOPLE = "{} entre personas: el jugador 1 ganó {}, los demás {}, empates {}."
STATISTICS_ALONE = "{}, {}: {} de {} intentos conseguidos."
STATISTICS_BEST = "{}, tu mejor resultado: {} jugadas, con un mínimo de {}."
NO_STATISTICS = "Aún no se ha terminado ninguna partida."
FORGET = "Olvidar todo lo guardado"
FORGET_ASKED = (
    "¿Olvidar todas las partidas, los ajustes y las estadísticas? 5: sí.",
    "¿De verdad todo? 5: sí, otra tecla: no.",
)
FORGOTTEN = "Todo está olvidado."

CHECK = {
    "corner": "Prueba del hardware. Hay un píxel encendido. ¿Qué esquina? 1 3 7 9, o 4 o 6 y 2 u 8. Mantén *: salir.",
    "way": "Corre una luz. De lado: 4 o 6. Hacia arriba o abajo: 2 u 8. (* empieza de nuevo.)",
    "length": "¿Está encendida justo una línea entera? 6: faltan. 4: sobran. 5: sí.",
    "turn": "Parpadean dos píxeles. ¿Se tocan? 5: sí. 4: no.",
    "picture": "¿Ves una F al derecho en la esquina de arriba a la izquierda? 5: sí. *: no, empieza de nuevo.",
    "keys": "Pon estas líneas en settings.toml. Ahora pulsa cada tecla: se enciende donde está. Mantén * para salir.",
}
CHECK_KEY = "{} funciona. Faltan por pulsar: {}"
CHECK_ALL = "{} funciona, y todas las demás también. Mantén * para salir."
