"""Sentences of the setup screen."""

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
    "corners": "Esquinas de ventaja",
    "memory": "Tablero compacto (ahorra memoria)",
}
NO_YES = ("no", "sí")
RULES_KEY = "0 muestra las reglas."
