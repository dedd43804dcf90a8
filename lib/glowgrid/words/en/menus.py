"""Sentences of the setup screen and the pause menu, and of help, statistics, hardware check and questions."""

WHO = "{}: {}. 4 and 6 change, 2 and 8 go through the lines, # starts, * goes back."
OPTION = "{}: {} ({} to {}). 4 and 6 change; or type it after a 0 and press #. 2 and 8 go on, # starts."
TYPED = "{}: {}_"
NO_OPTION = "{} is not allowed. {}: {} to {}."

OPTION_NAMES = {
    "size": "Size",
    "rows": "Rows",
    "cols": "Columns",
    "to_win": "In a row to win",
    "players": "Players",
    "corners": "Corners given",
    "memory": "Save memory",
}
NO_YES = ("no", "yes")

PAUSED = "Paused."
PAUSE = (
    ("back", "Resume"),
    ("take_back", "Take back"),
    ("redo", "Redo"),
    ("hint", "Hint"),
    ("brightness", "Brightness"),
    ("new_game", "New game"),
    ("who", "Who plays"),
    ("help", "How the keys work"),
    ("rules", "How it goes"),
    ("transcript", "Print the moves"),
    ("statistics", "Statistics"),
    ("check", "Check the hardware"),
    ("leave", "Leave"),
)
SOUND = "Sound: on", "Sound: off"
BRIGHTNESS = "Brightness: {} percent. 4 darker, 6 brighter, 2 and 8 go on."

ASKS = "{} 5 or #: yes. Any other key: no."
ENDS_GAME = "This ends the game you are playing. 5 or #: yes. Any other key: no, it goes on."

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 move, 5 or # picks; without a cursor a digit picks its cell or column.",
    "* lets a first pick go, or pauses. A pauses. B takes back, held: two moves.",
    "C hints, held: plays again. D: new game. 0 tells, held: passes; menu: a demo.",
)
KEYS_SHORT = "2468 MOVE  5 # PICK  * A PAUSE  B BACK  C HINT  D NEW  0 TELLS"

NO_RULES = "Its rules are not written here."
RULES_KEYS = "6 held goes faster, 4 held goes back; any other key closes it."
RULES_KEY = "0 tells how the game goes."

STATISTICS = "{} against {}: won {}, lost {}, drawn {}."
STATISTICS_PEOPLE = "{} between people: player 1 won {}, others {}, drawn {}."
STATISTICS_ALONE = "{}, {}: done {} of {} tries."
STATISTICS_BEST = "{}, your best: {} moves, where {} were possible."
NO_STATISTICS = "No game was finished yet."
FORGET = "Forget all that is saved"
FORGET_ASKED = ("Forget all games, set-ups and statistics? 5: yes.", "Really all of it? 5: yes, any other key: no.")
FORGOTTEN = "All is forgotten."

CHECK = {
    "corner": "Hardware check. One pixel is lit. In which corner? 1 3 7 9, or 4 or 6 and 2 or 8. Hold * to leave.",
    "way": "A light runs. Sideways: 4 or 6. Up or down: 2 or 8. (* begins again.)",
    "length": "Is exactly one whole line lit? 6: too few are. 4: too many. 5: yes.",
    "turn": "Two pixels blink. Do they touch? 5: yes. 4: no.",
    "picture": "Do you see an upright F in the top left corner? 5: yes. *: no, begin again.",
    "keys": "Put these lines into settings.toml. Now press each key: it lights where it lies. Hold * to leave.",
}
CHECK_KEY = "{} works. Still to press: {}"
CHECK_ALL = "{} works, and so do all the others. Hold * to leave."
