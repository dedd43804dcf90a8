"""A game being played, and its end: what light and plain text tell of it."""

PERSON = "Person"
PLAYER = "Player {}"

KEPT = "The game before is kept: B goes back to it."

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
