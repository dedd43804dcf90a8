"""Every sentence people read, so that it can be changed, or put into another language, in one place; the sentences of
scenes that are entered later are next to it, in words_more.py, those of the plain-text game in words_text.py.

What a game, a setting or a move says when it is refused stands with its check, where its range is known.
"""

WELCOME = "Glowgrid. Games on a grid of light."
PERSON = "Person"
PLAYER = "Player {}"

WAITS = "The game of {} that you left is kept: * goes back to it."
KEPT = "The game before is kept: B goes back to it."
MENU = "{}: 5 sets it up, # starts at once. 4 and 6 browse."

TURN = "{} ({}) to move."
MOVED = "{} ({}) plays {}."
PASSED = "{} ({}) can't move and passes."
LAST = "Last move: {}. It breathes."
DIM = "Dim cells can be picked."
ILLEGAL = "That cell can't be picked."
NO_CURSOR = "Press the digit of a cell or column."
WHERE_TO = "Now where to? * lets it go."
TAKEN_BACK = "Moves taken back: {}."
NOTHING_BACK = "There is no move of a person to take back."
NOTHING_AGAIN = "There is nothing to play again."
HINT = "Hint: {}."
NO_HINT = "There is no hint now."
PACE = "{} ms a move."
REPLAY = "A recorded game of {}, {} move{}. 4 slower, 6 faster, B goes back."
REPLAY_ENDS = "The record ends here. The game goes on."

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
ALONE = (  # of a game that one plays alone: not won, won, score, what the keys do
    "Not done this time.",
    "Done.",
    "Tries: {}, done: {}.",
    "# tries again; B takes back, * is the menu.",
)
SCORE = "Score: {}."
DRAWS = "draws {}"
AGAIN = "# plays again, the other side starts; B takes back, * is the menu."

RESTORED = "Your game of {} goes on after {} move{}. * and Leave end it."
TOO_LONG = "This game may become too long to be saved: a power cut late in it would lose it."
LOST = "This game is too long to be saved now: a power cut would lose it."
NOT_SAVED = "The memory for saved games does not work, so nothing is saved. {}"

CRASHED = "Something went wrong; what, the lines above tell. Any key goes on with your game, * without it."
NO_MEMORY = "There was not enough memory. Any key goes on with your game, * without it."
STUCK = "Key {} has been down for long: it is ignored until it is let go."
SHORTED = "All keys read as pressed: check how the keypad is wired. The keys are ignored."
NO_KEY_YET = "No key was ever pressed. If you did: check how the keypad is wired."

ATTRACT = "Nobody is here: the board plays by itself. Any key comes back."
