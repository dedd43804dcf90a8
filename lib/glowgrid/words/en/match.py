"""Sentences about a game in progress, for the light and for plain text."""

PERSON = "Person"
PLAYER = "Player {}"

BOTS: dict = {}
"""Translations of the titles of bots. In English this table is empty, because the code has the titles."""

KEPT = "The game before is kept: B goes back to it."

TURN = "{} ({}) to move."
MOVED = "{} ({}) plays {}."
PASSED = "{} ({}) can't move and passes."
LAST = "Last move: {}. It breathes."
DIM = "Dim cells can be picked."
ILLEGAL = "That cell can't be picked."
ILLEGAL_WHY = "That cell can't be picked: {}."
NO_CURSOR = "Press the digit of a cell or column."
WHERE_TO = "Now where to? * lets it go."
TAKEN_BACK = "Moves taken back: {}."
NOTHING_BACK = "There is no move of a person to take back."
NOTHING_AGAIN = "There is nothing to play again."
HINT = "Hint: {}."
NO_HINT = "There is no hint now."
PACE = "{} ms a move."
