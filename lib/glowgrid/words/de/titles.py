"""Translations of the titles of games. Loaded once, at the start."""

TABLE = {
    "Tic-tac-toe": "Tic-Tac-Toe",
    "Connect X": "X gewinnt",
    "Quixo": "Quixo",
    "Othello": "Othello",
    "Gomoku": "Gomoku",
    "Domineering": "Domineering",
    "Lights Out": "Lichter aus",
    "Checkers": "Dame",
    "Dots and boxes": "Käsekästchen",
}
