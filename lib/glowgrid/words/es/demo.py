"""Spanish captions of the games' demos, and the sentence for a board that plays by itself.

Captions scroll across the grid between two moves, so they are short.
"""

ATTRACT = "El tablero juega solo. Pulsa cualquier tecla para volver."
FIRST = "Demo de {}. Pulsa cualquier tecla para volver."

TABLE = {
    "tictactoe": ("Marca una casilla libre.", "Tres en raya ganan."),
    "connectx": ("Deja caer tus fichas.", "Cuatro en raya ganan."),
    "quixo": ("Empuja un cubo del borde.", "Gana una fila llena."),
    "othello": ("Encierra para voltear.", "Gana quien tiene más."),
    "gomoku": ("Elige una casilla libre.", "Cinco en raya ganan."),
    "domineering": ("1 en vertical, 2 en horizontal.", "¿Sin sitio? Pierdes."),
    "lightsout": ("Pulsar cambia una cruz.", "Apaga todas las luces."),
    "minesweeper": ("Abre lo seguro.", "Los números cuentan minas."),
    "checkers": ("¡Captura si puedes!", "Captura todas."),
    "chess": ("Mueve por turnos.", "El jaque mate gana."),
    "dots": ("Dibuja bordes.", "El cuarto gana la caja."),
    "go": ("Rodea y captura.", "Gana más área."),
    "ur": ("Tira y avanza.", "¿Todas en casa? Ganas."),
    "morris": ("Tres quitan una.", "¿Sin jugada? Fin."),
    "battleship": ("Esconde barcos.", "Hunde todos."),
    "kalah": ("Siembra hacia tu granero.", "Gana quien tiene más."),
    "breakthrough": ("Avanza; captura en diagonal.", "Gana la última fila."),
    "pairs": ("Gira dos cartas.", "¿Iguales? Son tuyas."),
}
