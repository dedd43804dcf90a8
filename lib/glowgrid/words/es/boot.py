"""Sentences shown from power-on to the menu."""

WELCOME = "Glowgrid. Juegos en una cuadrícula de luz."
MENU = "{}: # empieza, 5 prepara, 0 muestra una demo. 4 y 6 cambian de juego, 2 y 8 saltan."
WAITS = "Tu partida de {} está guardada: * la reanuda."
