"""Translations of the titles of games. Loaded for a moment for each row of the catalogue."""

TABLE = {
    "Tic-tac-toe": "Tres en raya",
    "Connect X": "Conecta X",
    "Quixo": "Quixo",
    "Othello": "Othello",
    "Gomoku": "Gomoku",
    "Domineering": "Domineering",
    "Lights Out": "Apaga las luces",
    "Checkers": "Damas",
    "Dots and boxes": "Timbiriche",
}

# by the number of a group of games in the menu
GROUPS = "Jugados hace poco,Tus juegos,Líneas,Territorio,Mover piezas,Rompecabezas"
