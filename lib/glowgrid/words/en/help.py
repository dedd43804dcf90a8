"""Sentences about the keys."""

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 move, 5 or # picks. Without a cursor, a digit picks a cell or column.",
    "* cancels a pick or pauses. A pauses. B takes back a move; hold it for two.",
    "C: hint, held: redo. D: new game. 0: status, held: pass, in the menu: demo.",
)
KEYS_SHORT = "2468 MOVE  5 # PICK  * A PAUSE  B BACK  C HINT  D NEW  0 STATUS"
