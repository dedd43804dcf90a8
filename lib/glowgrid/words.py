"""Every sentence people read, so that it can be changed, or put into another language, in one place.

What a game, a setting or a move says when it is refused stands with its check, where its range is known.
"""

WELCOME = "Glowgrid. Games on a grid of light."
PERSON = "Person"
PLAYER = "Player {}"

MENU = "{}: 5 sets it up, # starts at once. 4 and 6 browse."
WHO = "{}: {}. 4 and 6 change, 2 and 8 go through the lines, # starts, * goes back."
OPTION = "{}: {} ({} to {}). 4 and 6 change; or type it after a 0 and press #. 2 and 8 go on, # starts."
TYPED = "{}: {}_"
START = "# starts the game."
NO_OPTION = "{} is not allowed. {}: {} to {}."

TURN = "{} ({}) to move."
MOVED = "{} ({}) plays {}."
PASSED = "{} ({}) cannot move and passes."
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
REPLAY = "A recorded game of {}, {} moves. 4 slower, 6 faster, B goes back."
REPLAY_ENDS = "The record ends here. The game goes on."

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
SCORE = "Score: {}."
DRAWS = "draws {}"
AGAIN = "# plays again, the other side starts; B takes back, * is the menu."

RESTORED = "Your game of {} goes on after {} moves. * and Leave end it."
TOO_LONG = "This game may become too long to be saved: a power cut late in it would lose it."
LOST = "This game is too long to be saved now: a power cut would lose it."
NOT_SAVED = "The memory for saved games does not work, so nothing is saved. {}"

STATISTICS = "{} against {}: won {}, lost {}, drawn {}."
STATISTICS_PEOPLE = "{} between people: player 1 won {}, others {}, drawn {}."
NO_STATISTICS = "No game was finished yet."
FORGET = "Forget all that is saved"
FORGET_ASKED = ("Forget all games, set-ups and statistics? 5: yes.", "Really all of it? 5: yes, any other key: no.")
FORGET_NOT = "Nothing is forgotten."
FORGOTTEN = "All is forgotten."

CRASHED = "Something went wrong; what, the lines above tell. Any key goes on with your game, * without it."
NO_MEMORY = "There was not enough memory. Any key goes on with your game, * without it."
STUCK = "Key {} has been down for long: it is ignored until it is let go."
SHORTED = "All keys read as pressed: check how the keypad is wired. The keys are ignored."
NO_KEY_YET = "No key was ever pressed. If you did: check how the keypad is wired."

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
    ("statistics", "Statistics"),
    ("check", "Check the hardware"),
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

OPTION_NAMES = {
    "size": "Size",
    "rows": "Rows",
    "cols": "Columns",
    "to_win": "In a row to win",
    "players": "Players",
    "memory": "Save memory",
}
NO_YES = ("no", "yes")
