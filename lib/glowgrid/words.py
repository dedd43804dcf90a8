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

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
SCORE = "Score: {}."
DRAWS = "draws {}"
AGAIN = "# plays again, the other side starts; B takes back, * is the menu."

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

# -- the plain-text game (text.py, textgame)

TEXT_WELCOME = "Glowgrid: board games in plain text. At every prompt you can also type help or quit."
TEXT_HELP = (
    "Type an answer and press Enter. Where a prompt names one for Enter alone, Enter takes it.",
    "undo takes your last move back, undo 2 two of them; redo plays again what was taken back.",
    "hint tells what a bot would play. new chooses a game anew. quit leaves.",
)
COMMANDS = ("help", "quit", "new", "undo", "redo", "hint")
GOODBYE = "Goodbye."
INTERRUPTED = "The game ends here. Goodbye."

LISTED = "{}. {}"
ASK_GAME = "Which game? (1 to {}, or its name): "
CHOOSE_HELP = "Type a number from 1 to {}, or a name."
NOT_LISTED = "{} is not on the list. Type a number from 1 to {}, or a name."
CHOSEN = "{}."
ASK_NUMBER = "{} ({}, Enter for {}): "
RANGE = "{} to {}"
RANGE_IN_STEPS = "{} to {} in steps of {}"
NUMBER_HELP = "Type a whole number, {}."
NOT_IN_RANGE = "{} is not allowed. {}: a whole number, {}."
NOTHING_TYPED = "An empty answer"
ASK_LETTER = "Type {}."
NOT_A_LETTER = "{} is not one of the answers. Type {}."
OR = " or "
ASK_PEOPLE = "Do people play every side? (y or n, Enter for {}): "
ASK_WHO = "{}: who plays? (1 to {}, or a name, Enter for {}): "
ASK_MARK = "{}: which character? (Enter for {}): "
MARK_EXPECTED = "Type one character that nobody has taken."
MARK_TOO_LONG = "{} is not one character. Type a single one."
MARK_TAKEN = "{} is taken by {}. Type another character."
MARK_EMPTY = "{} stands for an empty cell. Type another character."
SWITCHES = {  # option: letters for no and yes, what is asked
    "memory": ("f", "m", "Fast or memory-efficient board? (f or m): "),
}
SWITCH = ("n", "y", "{}? (y or n): ")
ANSWERS = {"yes": "y", "no": "n"}

ASK_COLUMN = "{} ({}), which column? "
ASK_CELL = "{} ({}), which row and which column? "
ASK_MOVE = "{} ({}), which move, such as {}? "
ASK_NEXT = "From {}: on to which row and which column? (Enter lets it go): "
MOVE_HELP = "Now a move: {}. Or type row and column, counted from the top left, such as 2 3."
SQUARE_HELP = "Now a move: row and column, such as 2 3, or the number of a square, 0 to 8."
NOT_A_SQUARE = "{} is no square. Type row and column, such as 2 3, or the number of a square, 0 to 8."
OR_CELL = "{} Or type row and column, such as 2 3."
PLACE = "row {}, column {}"
OUTSIDE = "Row {}, column {} is out of bounds: rows are 1 to {}, columns 1 to {}."
NO_SQUARE = "Square {} is out of bounds: squares are 0 to 8."
TAKEN = "Row {}, column {} is already played."
FALLS = "Row {}, column {} can't be played: a token dropped there comes to rest at row {}, column {}."
NOT_PICKED = "Row {}, column {} can't be picked now; {}."
PASSES = "{} ({}) can't move and passes."
THINKS = "{} ({}) is thinking."

NO_GAME_YET = "There is no game yet."
UNDO_HOW = "undo takes a whole number from 1, such as undo 2."
NOT_SO_MANY = "There are not so many moves of a person to take back."
MOVES_TAKEN_BACK = "Moves taken back: {}."
COMPLETED = "{} is completed: from row {}, column {} to row {}, column {}."
A_ROW = "A row"
A_COLUMN = "A column"
A_DIAGONAL = "A diagonal"
HOLDS = "{} ({}) holds {} cells."
ASK_AGAIN = "Play again? (y as before, c with changes, n to leave): "
