"""Sentences shown from power-on to the menu."""

WELCOME = "Glowgrid. Juegos en una cuadrícula de luz."
MENU = "{}: # empieza, 5 prepara. 0: demo, 7: reglas, 9: estadísticas."
WAITS = "Tu partida de {} está guardada: * la reanuda."
