"""Sentences of the menu of games."""

MENU = "{}: # empieza, 5 prepara. 0: demo, 7: reglas, 9: estadísticas."
WAITS = "Tu partida de {} está guardada: * la reanuda."
