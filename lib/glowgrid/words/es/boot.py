"""From power-on to the menu, and the show that the board puts on when nobody is there."""

WELCOME = "Glowgrid. Juegos en una cuadrícula de luz."
MENU = "{}: 5 lo prepara, # empieza ya, 0 muestra cómo. 4 y 6 cambian de juego."
WAITS = "Tu partida de {} está guardada: * vuelve a ella."
ATTRACT = "No hay nadie: el tablero juega solo. Cualquier tecla vuelve."
