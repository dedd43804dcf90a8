"""Sentences of the setup and of the scenes that the pause menu opens: rules, help and statistics."""

WHO = "{}: {}. 4 y 6 lo cambian, 2 y 8 suben y bajan, # empieza, * vuelve."
OPTION = "{}: {} (de {} a {}). 4 y 6 lo cambian, o escribe 0, un número y #. 2 y 8 suben y bajan, # empieza."
TYPED = "{}: {}_"
NO_OPTION = "{} no se admite. {}: de {} a {}."
OPTION_NAMES = {
    "size": "Tamaño",
    "rows": "Filas",
    "cols": "Columnas",
    "to_win": "En raya para ganar",
    "players": "Jugadores",
    "komi_x2": "Komi, doble",
    "pieces": "Piezas",
    "mines": "Minas",
    "corners": "Esquinas de ventaja",
    "real_pieces": "Piezas reales encima",
    "pits": "Hoyos",
    "seeds": "Semillas",
    "memory": "Tablero compacto (ahorra memoria)",
}
NO_YES = ("no", "sí")
RULES_KEY = "0 muestra las reglas."

NO_RULES = "Este juego no tiene reglas escritas."
RULES_KEYS = "Mantén 6: más rápido. Mantén 4: atrás. Otra tecla: cerrar."

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 mueven, 5 o # elige. Sin cursor, un número elige casilla o columna.",
    "* cancela lo elegido o hace pausa. A: pausa. B deshace; mantenida, dos.",
    "C: pista; mantenida, rehace. D: nueva. 0: estado; mantenida, pasa; menú: demo.",
)
KEYS_SHORT = "2468 MOVER  5 # ELEGIR  * A PAUSA  B DESHACER  C PISTA  D NUEVA  0 ESTADO"

STATISTICS = "{} contra {}: {} ganadas, {} perdidas, {} empatadas."
STATISTICS_PEOPLE = "{} entre personas: el jugador 1 ganó {}, los demás {}, {} empatadas."
STATISTICS_ALONE = "{}, {}: {} de {} veces resuelto."
STATISTICS_BEST = "{}, tu mejor resultado: {} jugadas (mínimo posible: {})."
NO_STATISTICS = "Aún no hay partidas terminadas."
FORGET = "Borrar todos los datos guardados"
FORGET_ASKED = (
    "¿Borrar todas las partidas, los ajustes y las estadísticas? 5 o #: sí.",
    "¿Seguro? 5 o #: sí. Otra tecla: no.",
)
FORGOTTEN = "Se han borrado todos los datos guardados."
