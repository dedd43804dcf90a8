"""Every sentence people read, so that it can be changed, or put into another language, in one place.

What a game, a setting or a move says when it is refused stands with its check, where its range is known.
"""

WELCOME = "Glowgrid. Games on a grid of light."
PERSON = "Person"
PLAYER = "Player {}"

MENU = "{}: 5 sets it up, # starts at once. 4 and 6 browse."
WHO = "{}: {}. 4 and 6 change."
OPTION = "{}: {} ({} to {}). 4 and 6 change, or type it and press #."
TYPED = "{}: {}_"
START = "# starts the game."
NO_OPTION = "{} is not allowed. {}: {} to {}."

TURN = "{} ({}) to move."
MOVED = "{} ({}) plays {}."
LAST = "Last move: {}."
LIT = "Dim cells can be picked; the last move breathes."
ILLEGAL = "That cell can't be picked."
NO_CURSOR = "Press the digit of a cell or column."
TAKEN_BACK = "Taken back: {}."
NOTHING_BACK = "There is no move of a person to take back."
NOTHING_AGAIN = "There is nothing to play again."
HINT = "Hint: {}."
NO_HINT = "There is no hint now."
PACE = "{} ms a move."

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
SCORE = "Score: {}."
DRAWS = "draws {}"
AGAIN = "# plays again, the other side starts. B takes back, * is the menu."

PAUSED = "Paused."
PAUSE = (
    ("back", "Resume"),
    ("take_back", "Take back"),
    ("redo", "Redo"),
    ("hint", "Hint"),
    ("brightness", "Brightness"),
    ("new_game", "New game"),
    ("who", "Who plays"),
    ("keys", "How the keys work"),
    ("leave", "Leave"),
)
BRIGHTNESS = "Brightness: {} percent."
ATTRACT = "Nobody is here: the board plays by itself. Any key comes back."

KEYS = (
    "2 4 6 8 move the cursor; 5 or # picks.",
    "Small boards have no cursor: a digit picks its cell or its column.",
    "* lets a first pick go, or pauses. A pauses.",
    "B takes back, held two. C hints, held plays again what was taken back.",
    "D is a new game: who plays. 0 tells whose turn it is.",
)
KEYS_SHORT = "2468 MOVE  5 # PICK  * A PAUSE  B BACK  C HINT  D NEW  0 TELLS"

OPTION_NAMES = {
    "size": "Size",
    "rows": "Rows",
    "cols": "Columns",
    "to_win": "In a row to win",
    "players": "Players",
    "memory": "Save memory",
}
NO_YES = ("no", "yes")
