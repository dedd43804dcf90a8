"""Sentences about a game in progress, for the light and for plain text."""

PERSON = "Person"
PLAYER = "Player {}"

BOTS: dict = {}
"""Translations of the titles of bots. In English this table is empty, because the code has the titles."""

KEPT = "Your last game is kept: B resumes it."

TURN = "{} ({}) to move."
MOVED = "{} ({}) plays {}."
PASSED = "{} ({}) can't move and passes."
LAST = "Last move: {}. It pulses."
DIM = "You can pick the dim cells."
ILLEGAL = "You can't pick that cell."
ILLEGAL_WHY = "You can't pick that cell: {}."
NO_CURSOR = "Press the digit of a cell or column."
WHERE_TO = "Now where to? * cancels."
TAKEN_BACK = "Moves taken back: {}."
NOTHING_BACK = "You have no move to take back."
NOTHING_AGAIN = "You have no move to redo."
HINT = "Hint: {}."
NO_HINT = "No hint right now."
PACE = "{} ms per move."
