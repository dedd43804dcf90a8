"""Translations of the titles of games. Loaded for a moment for each row of the catalogue."""

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

# by the number of a group of games in the menu
GROUPS = "Zuletzt gespielt,Eigene Spiele,Reihen,Gebiet,Steine ziehen,Rätsel"
