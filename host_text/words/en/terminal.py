"""English sentences of plain text: prompts, commands and answers. More are in glowgrid.words."""

TEXT_WELCOME = "Glowgrid: board games in plain text. You can type help or quit at any prompt."
TEXT_HELP = (
    "Type an answer and press Enter. If a prompt names an answer for Enter, just press Enter to choose it.",
    "undo takes back your last move, undo 2 the last two. redo plays them again.",
    "hint shows a move that a bot would play. new starts another game. quit leaves.",
    "coach says how good each move is and, after the end, where the game turned.",
    "transcript prints the game as one line of text. replay and such a line play it again.",
    "position prints the position, if the game has a notation for it, such as FEN.",
    "rules shows the rules of the game.",
    "read (or rows) reads the board in words, row by row. read 3 reads only row 3.",
)
COMMANDS = ("help", "quit", "new", "undo", "redo", "hint", "coach", "transcript", "replay", "position", "read", "rules")
COMMAND = "{}: {}"  # an additional command: its name, a sentence about it
WITH_MORE = ("undo", "replay", "read")  # commands that accept an argument
ALSO: dict = {
    "rows": "read",
}  # alternative name of a command -> the name in COMMANDS
GOODBYE = "Goodbye."
INTERRUPTED = "The game ends here. Goodbye."

LISTED = "{}. {}"
OTHER_NAMES = {"connectx": "Connect Four"}  # by which people may look for a game
ASK_GAME = "Which game? (1 to {}, or its name): "
CHOOSE_HELP = "Type a number from 1 to {}, or a name."
NOT_LISTED = "{} is not on the list. Type a number from 1 to {}, or a name."
BROKEN = "{} can't be played, because games/{}.py can't be read: {}: {}. Choose another game."
OWN_GAME_FAILED = "{} can't go on: {}. The simulator, glowgrid-sim, prints the whole traceback."
NO_METHOD = "games/{}.py has no method {}"
WRONG_TYPE = "in games/{}.py, {} returns a value of the type {} instead of {}"
ERROR_AT = "error in {}, line {}, {}: {}: {}"
CHOSEN = "{}."
ASK_NUMBER = "{} ({}, Enter for {}): "
RANGE = "{} to {}"
RANGE_IN_STEPS = "{} to {} in steps of {}"
NUMBER_HELP = "Type a whole number, {}."
NOT_IN_RANGE = "{} is not allowed. {}: a whole number, {}."
NOTHING_TYPED = "An empty answer"
TOO_LONG_TYPED = "That answer is too long: it has {} characters, and at most {} are allowed."
NO_TEXT_TYPED = "That is not text. Type it again."
ASK_YES = "{} (y or n): "
ASK_LETTER = "Type {}."
NOT_A_LETTER = "{} is not one of the answers. Type {}."
OR = " or "
ASK_ALONE = "Do you want to play yourself? (y or n, Enter for {}): "
ASK_PEOPLE = "Are all players people? (y or n, Enter for {}): "
ASK_WHO = "{}: who plays? (1 to {}, or a name, Enter for {}): "
ASK_MARK = "{}: which character? (Enter for {}): "
MARK_EXPECTED = "Type one character that no other player has."
MARK_TOO_LONG = "{} is not one character. Type a single one."
MARK_TAKEN = "{} already belongs to {}. Type another character."
MARK_EMPTY = "{} stands for an empty cell. Type another character."
SWITCHES = {  # option -> (letter for no, letter for yes, question)
    "memory": ("f", "m", "Fast or memory-efficient board? (f or m, Enter for {1}): "),
}
SWITCH = ("n", "y", "{0}? (y or n, Enter for {1}): ")
YES, NO, CHANGES = "y", "n", "c"
ANSWERS = {"yes": "y", "no": "n"}

SEE_HELP = "{} Type help to see what you can type."
ASK_COLUMN = "{} ({}), which column? "
ASK_CELL = "{} ({}), which row and column? "
ASK_MOVE = "{} ({}), which move, such as {}? "
ASK_NEXT = "From {}: to which row and column? (Enter cancels): "
MOVE_HELP = "Type a move: {}. Or name cells, such as b3, or type row and column, such as 3 2."
PASS = "pass"  # what a player types to pass
OR_PASS = "{} Or type {}."  # appended to the help, if the player may pass
SQUARE_HELP = "Type a move: row and column, such as 2 3, or the number of a square, 0 to 8."
NOT_A_SQUARE = "{} is not a square. Type row and column, such as 2 3, or the number of a square, 0 to 8."
OR_CELL = "{} Or name cells, such as b3, or type row and column, such as 3 2."
PLACE = "row {}, column {}"
OWN_BOARD = "Your own board:"
OTHER_BOARD = "Your opponent's board:"
OUTSIDE = "Row {}, column {} is out of bounds: rows are 1 to {}, columns 1 to {}."
NO_SQUARE = "Square {} is out of bounds: squares are 0 to 8."
NO_CELL = "There is no cell at row {}, column {}."
TAKEN = "Row {}, column {} is already played."
FALLS = "Row {}, column {} can't be played: a token dropped there falls to row {}, column {}."
NOT_PICKED = "Row {}, column {} can't be picked now; {}."
HAND_OVER = "{}: press Enter when only you can see the screen. "
HAND_OVER_HELP = "Press Enter. The board then shows what only you may see."
NOT_ALL = "{} can't be played: {}"
TURN_ENDS = "the turn ends before the last jump."
NO_NOTATION = "This game has no notation for positions. transcript prints its moves."
SECRET = "The moves are secret until the game is over."
ASK_MARK_CELL = "{} ({}), which cell to mark? (or done, or play on) "
MARK_CELL_HELP = "Type a cell, such as c2, to mark it. Type done if the marks are right, or play on."
NO_MARK_THERE = "{} can't be marked."
ASK_FLAG_CELL = "Flag on which cell? (or end flags) "
FLAG_CELL_HELP = "Type a cell, such as c2, to set or remove a flag. Type end flags to go on with moves."
NO_FLAG_THERE = "{} can't have a flag."
ROW_CELLS = "Row {}: {}."
ONE_CELL = "{} {}"
CELLS_TO = "{} to {} {}"
SIDE = "{} is {}, {} on light."
READ_HOW = "read takes the number of a row, {} to {}."
THINKS = "{} ({}) is thinking."
BOTS_STOP = "The bots stop after {} moves."

NO_GAME_YET = "No game has started yet."
UNDO_HOW = "After undo, type a whole number from 1, such as undo 2."
REPLAY_HOW = "After replay, type a game as transcript prints it, such as replay othello/8/f5d6c3."
MOVES_TAKEN_BACK = "Moves taken back: {}."
COMPLETED = "{} is complete: from row {}, column {} to row {}, column {}."
A_ROW = "A row"
A_COLUMN = "A column"
A_DIAGONAL = "A diagonal"
HOLDS = ("{} ({}) holds {} cell.", "{} ({}) holds {} cells.")  # singular; plural
ASK_AGAIN = "Play again? (y as before, c with changes, n to leave): "

USAGE = "Usage: glowgrid [TRANSCRIPT] [--language CODE] [--invite | --join CODE] [--broker HOST[:PORT]] [--ca FILE]"
NOBODY_READS = "The output was closed, so the game ends."
NOT_WRITTEN = "The output can't be written: {}."
NOT_READ = "The input can't be read: {}."
NOWHERE_TO_WRITE = "There is no output to write to, so the game can't start."
NOTHING_TO_READ = "There is no input to read from, so the game can't start."
