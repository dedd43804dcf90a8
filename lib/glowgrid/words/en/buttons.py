"""Items and help for a board with five or six buttons instead of a keypad. Loaded on demand."""

STATUS = "Show the status"
PASS = "Pass"
RESUME = "Resume {}"
MORE = (  # the key of the menu that each item presses, and its name
    ("5", "Set up the game"),
    ("7", "How to play"),
    ("0", "Demo"),
    ("9", "Statistics"),
)
KEYS = (
    "The direction buttons move. OK picks, and starts a game in the menu.",
    "Hold OK for more: the pause menu in a game, the setup in the menu of games.",
    "After a first pick, holding OK cancels it. A back button does all this, too.",
)
KEYS_SHORT = "OK PICK  HOLD OK: PAUSE, CANCEL, MORE"
NAMES = ("up", "down", "left", "right", "OK", "Back")
ORDER = "The buttons' wires have another order: {}."  # for each of NAMES, its pin
