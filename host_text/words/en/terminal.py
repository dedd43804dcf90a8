"""English sentences of plain text: prompts, commands and answers. More are in glowgrid.words."""

TEXT_WELCOME = "Glowgrid: board games in plain text. At every prompt you can also type help or quit."
TEXT_HELP = (
    "Type an answer and press Enter. Where a prompt names one for Enter alone, Enter takes it.",
    "undo takes your last move back, undo 2 two of them; redo plays again what was taken back.",
    "hint tells what a bot would play. new chooses a game anew. quit leaves.",
    "transcript prints the game as one line of text; replay and such a line play it again.",
    "position prints the position, if the players of the game have a notation for it, such as FEN.",
    "rules tells how the game goes.",
)
COMMANDS = ("help", "quit", "new", "undo", "redo", "hint", "transcript", "replay", "position", "rules")
COMMAND = "{}: {}"  # an additional command: its name, a sentence about it
WITH_MORE = ("undo", "replay")  # commands that accept an argument
ALSO: dict = {}  # alternative name of a command -> the name in COMMANDS
GOODBYE = "Goodbye."
INTERRUPTED = "The game ends here. Goodbye."

LISTED = "{}. {}"
ASK_GAME = "Which game? (1 to {}, or its name): "
CHOOSE_HELP = "Type a number from 1 to {}, or a name."
NOT_LISTED = "{} is not on the list. Type a number from 1 to {}, or a name."
BROKEN = "{} can't be played, for games/{}.py can't be read: {}: {}. Choose another."
CHOSEN = "{}."
ASK_NUMBER = "{} ({}, Enter for {}): "
RANGE = "{} to {}"
RANGE_IN_STEPS = "{} to {} in steps of {}"
NUMBER_HELP = "Type a whole number, {}."
NOT_IN_RANGE = "{} is not allowed. {}: a whole number, {}."
NOTHING_TYPED = "An empty answer"
TOO_LONG_TYPED = "That is too long for an answer here: it has {} characters, and at most {} are read."
NO_TEXT_TYPED = "That is no text. Type it again."
ASK_YES = "{} (y or n): "
ASK_LETTER = "Type {}."
NOT_A_LETTER = "{} is not one of the answers. Type {}."
OR = " or "
ASK_ALONE = "Do you play yourself? (y or n, Enter for {}): "
ASK_PEOPLE = "Do people play every side? (y or n, Enter for {}): "
ASK_WHO = "{}: who plays? (1 to {}, or a name, Enter for {}): "
ASK_MARK = "{}: which character? (Enter for {}): "
MARK_EXPECTED = "Type one character that nobody has taken."
MARK_TOO_LONG = "{} is not one character. Type a single one."
MARK_TAKEN = "{} is taken by {}. Type another character."
MARK_EMPTY = "{} stands for an empty cell. Type another character."
SWITCHES = {  # option -> (letter for no, letter for yes, question)
    "memory": ("f", "m", "Fast or memory-efficient board? (f or m): "),
}
SWITCH = ("n", "y", "{}? (y or n): ")
YES, NO, CHANGES = "y", "n", "c"
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
NO_CELL = "There is no cell at row {}, column {}."
TAKEN = "Row {}, column {} is already played."
FALLS = "Row {}, column {} can't be played: a token dropped there comes to rest at row {}, column {}."
NOT_PICKED = "Row {}, column {} can't be picked now; {}."
HAND_OVER = "{}: press Enter when only you can see the screen. "
HAND_OVER_HELP = "Press Enter. The board then shows what only you may see."
NOT_ALL = "{} can't be played: {}"
TURN_ENDS = "the turn ends before the last jump."
NO_NOTATION = "Positions of this game have no notation. transcript prints its moves."
SECRET = "The moves are secret until the game is over."
ASK_MARK_CELL = "{} ({}), which cell to mark? (or done, or play on) "
MARK_CELL_HELP = "Type a cell, such as c2, to mark it. Type done if the marks are right, or play on."
NO_MARK_THERE = "{} can't be marked."
THINKS = "{} ({}) is thinking."
BOTS_STOP = "The bots stop here, after {} moves."

NO_GAME_YET = "There is no game yet."
UNDO_HOW = "undo takes a whole number from 1, such as undo 2."
REPLAY_HOW = "replay takes a game as transcript prints it, such as replay othello/8/f5d6c3."
MOVES_TAKEN_BACK = "Moves taken back: {}."
COMPLETED = "{} is completed: from row {}, column {} to row {}, column {}."
A_ROW = "A row"
A_COLUMN = "A column"
A_DIAGONAL = "A diagonal"
HOLDS = ("{} ({}) holds {} cell.", "{} ({}) holds {} cells.")  # singular; plural
ASK_AGAIN = "Play again? (y as before, c with changes, n to leave): "

USAGE = "Usage: glowgrid [TRANSCRIPT] [--invite | --join CODE] [--broker HOST[:PORT]] [--ca FILE]"
NOBODY_READS = "Nobody reads what the game says any more, so it ends."
NOT_WRITTEN = "What the game says cannot be written: {}."
NOT_READ = "Your answers cannot be read: {}."
NOWHERE_TO_WRITE = "There is nothing to write to, so there is no game."
NOTHING_TO_READ = "There is nothing to read answers from, so there is no game."
