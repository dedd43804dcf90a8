"""Sentences from power-on to the menu."""

WELCOME = "Glowgrid. Juegos en una cuadrícula de luz."
MENU = "{}: 5 lo prepara, # empieza ya, 0 muestra cómo. 4 y 6 cambian de juego, 2 y 8 saltan."
WAITS = "Tu partida de {} está guardada: * vuelve a ella."
