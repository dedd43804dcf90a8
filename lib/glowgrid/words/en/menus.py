"""Sentences of the setup and of the scenes that the pause menu opens: rules, help, statistics and hardware check."""

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
    "corners": "Handicap corners",
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

CHECK = {
    "corner": "Hardware check. Which corner is lit? Press 1 3 7 9, or 4 or 6 and 2 or 8. Hold * to leave.",
    "way": "How does the light move? Sideways: 4 or 6. Up or down: 2 or 8. (* starts over.)",
    "length": "Is exactly one row or column lit? 6: too few pixels. 4: too many. 5: yes.",
    "turn": "Two pixels blink. Do they touch? 5: yes. 4: no.",
    "picture": "Do you see an upright F in the top left corner? 5: yes. *: no, start over.",
    "keys": "Copy these lines into settings.toml. Now press each key: its place lights up. Hold * to leave.",
}
CHECK_KEY = "{} works. Still to press: {}"
CHECK_ALL = "{} works. All keys work. Hold * to leave."
