"""Sentences shown from power-on to the menu, and while an unattended board plays by itself."""

WELCOME = "Glowgrid. Juegos en una cuadrícula de luz."
MENU = "{}: 5 lo prepara, # empieza ya, 0 muestra cómo. 4 y 6 cambian de juego."
WAITS = "Tu partida de {} está guardada: * vuelve a ella."
ATTRACT = "No hay nadie: el tablero juega solo. Cualquier tecla vuelve."
