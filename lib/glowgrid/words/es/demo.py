"""Captions of the games' demos. They scroll across the grid between two moves, so they are short."""

FIRST = "{}, en pocas jugadas. Cualquier tecla vuelve."

TABLE = {
    "tictactoe": ("Marca una casilla.", "Tres en raya ganan."),
    "connectx": ("Las fichas caen.", "Cuatro en raya ganan."),
    "quixo": ("Empuja un cubo del borde.", "Gana la fila llena."),
    "othello": ("Encierra fichas: giran.", "Ganan más fichas."),
    "gomoku": ("Pon piedras donde sea.", "Cinco en raya ganan."),
    "domineering": ("1 de pie, 2 tumbados.", "¿Sin sitio? Pierdes."),
    "lightsout": ("Pulsar cambia una cruz.", "Apaga todas."),
    "checkers": ("¡A capturar!", "Captura todas."),
    "dots": ("Dibuja bordes.", "El cuarto gana la caja."),
}
