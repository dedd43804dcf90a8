"""Captions of the games' demos, and the sentence for a board that plays by itself.

Captions scroll across the grid between two moves, so they are short.
"""

ATTRACT = "The board is playing by itself. Press any key to return."
FIRST = "Demo of {}. Press any key to return."

TABLE = {
    "tictactoe": ("Mark a free cell.", "Three in a row wins."),
    "connectx": ("Drop your tokens.", "Four in a row wins."),
    "quixo": ("Push in an edge cube.", "A full row wins."),
    "othello": ("Trap discs to flip them.", "More discs win."),
    "gomoku": ("Play on any free cell.", "Five in a row wins."),
    "domineering": ("1: vertical. 2: horizontal.", "No room? You lose."),
    "lightsout": ("A press flips a cross.", "Turn all lights off."),
    "minesweeper": ("Open every safe cell.", "Numbers count mines."),
    "checkers": ("You must jump.", "Capture them all."),
    "chess": ("Take turns to move.", "Checkmate wins."),
    "dots": ("Draw edges.", "The fourth wins the box."),
    "go": ("Surround to capture.", "More area wins."),
    "ur": ("Roll, then move.", "All home? You win."),
    "morris": ("Three take one.", "No move? You lose."),
    "battleship": ("Hide your ships.", "Sink them all."),
    "kalah": ("Sow seeds to your store.", "More seeds win."),
    "breakthrough": ("Forward; capture diagonally.", "The last row wins."),
    "pairs": ("Turn two cards.", "Equal? They are yours."),
}
