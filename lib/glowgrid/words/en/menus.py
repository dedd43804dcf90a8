"""Sentences of the setup and of the scenes that the pause menu opens: rules, help and statistics."""

WHO = "{}: {}. 4 and 6 change it, 2 and 8 go up and down, # starts, * goes back."
OPTION = "{}: {} ({} to {}). 4 and 6 change it, or type 0, a number and #. 2 and 8 go up and down, # starts."
TYPED = "{}: {}_"
NO_OPTION = "{} is not allowed. {}: {} to {}."
OPTION_NAMES = {
    "size": "Size",
    "rows": "Rows",
    "cols": "Columns",
    "to_win": "In a row to win",
    "players": "Players",
    "komi_x2": "Komi, doubled",
    "pieces": "Pieces",
    "mines": "Mines",
    "corners": "Handicap corners",
    "real_pieces": "Real pieces on top",
    "pits": "Pits",
    "seeds": "Seeds",
    "memory": "Sparse board (saves memory)",
}
NO_YES = ("no", "yes")
RULES_KEY = "0 shows the rules."

NO_RULES = "This game has no rules text."
RULES_KEYS = "Hold 6: faster. Hold 4: back. Any other key: close."

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 move, 5 or # picks. Without a cursor, a digit picks a cell or column.",
    "* cancels a pick or pauses. A pauses. B takes back a move; hold it for two.",
    "C: hint, held: redo. D: new game. 0: status, held: pass, in the menu: demo.",
)
KEYS_SHORT = "2468 MOVE  5 # PICK  * A PAUSE  B BACK  C HINT  D NEW  0 STATUS"

STATISTICS = "{} against {}: {} won, {} lost, {} drawn."
STATISTICS_PEOPLE = "{} between people: player 1 won {}, others {}, {} drawn."
STATISTICS_ALONE = "{}, {}: solved {} of {} times."
STATISTICS_BEST = "{}, your best: {} moves (fewest possible: {})."
NO_STATISTICS = "No finished games yet."
FORGET = "Delete all saved data"
FORGET_ASKED = (
    "Delete all saved games, setups and statistics? 5 or #: yes.",
    "Are you sure? 5 or #: yes. Any other key: no.",
)
FORGOTTEN = "All saved data is deleted."
