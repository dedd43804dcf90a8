"""Translations of the titles of games and bots."""

TABLE = {
    "Tic-tac-toe": "Tres en raya",
    "Connect X": "Conecta X",
    "Quixo": "Quixo",
    "Othello": "Othello",
    "Gomoku": "Gomoku",
    "Domineering": "Domineering",
    "Random bot": "Bot al azar",
    "Easy bot": "Bot fácil",
    "Fair bot": "Bot a tu nivel",
    "Medium bot": "Bot medio",
    "Hard bot": "Bot difícil",
}
