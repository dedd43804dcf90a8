"""Translations of the titles of games and bots."""

TABLE = {
    "Tic-tac-toe": "Tic-Tac-Toe",
    "Connect X": "X gewinnt",
    "Quixo": "Quixo",
    "Othello": "Othello",
    "Gomoku": "Gomoku",
    "Domineering": "Domineering",
    "Random bot": "Bot Zufall",
    "Easy bot": "Bot leicht",
    "Fair bot": "Bot fair",
    "Medium bot": "Bot mittel",
    "Hard bot": "Bot schwer",
}
