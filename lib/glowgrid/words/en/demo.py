"""Captions of the games' demos. They scroll across the grid between two moves, so they are short."""

FIRST = "{}, in a few moves. Any key goes back."

TABLE = {
    "tictactoe": ("Mark a free cell.", "Three in a row win."),
    "connectx": ("Tokens fall down.", "Four in a row win."),
    "quixo": ("Push in an edge cube.", "A full row wins."),
    "othello": ("Trap discs: they turn.", "More discs win."),
    "gomoku": ("Stones go anywhere.", "Five in a row win."),
    "domineering": ("1 lays upright, 2 lying.", "No room? You lose."),
    "lightsout": ("A press flips a plus.", "Put all lights out."),
    "checkers": ("You must jump.", "Take them all."),
    "dots": ("Draw edges.", "The fourth wins a box."),
}
