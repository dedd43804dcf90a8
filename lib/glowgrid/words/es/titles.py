"""Translations of the titles of games. Loaded once, at the start."""

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
