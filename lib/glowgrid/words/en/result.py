"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
DRAW_WHY = "A draw: {}."
ALONE = (  # for a game of one player: not won, won, score, keys
    "Not done this time.",
    "Done.",
    "Tries: {}, done: {}.",
    "# tries again; 7 and 9 step through the moves, B takes back, * is the menu.",
)
SCORE = "Score: {}."
DRAWS = "draws {}"  # the number of draws, at the end of the score
POINTS = "Points: {}."
MOVES = "Moves: {}. Fewest possible: {}."
BEST = "Best so far: {} moves, where {} were possible."
AGAIN = "# plays again, the other side starts; 7 and 9 step through the moves, B takes back, * is the menu."
STEP = "Move {} of {}: {}. 7 goes back, 9 forward."
BEGINNING = "the beginning"
NO_STEP = "There is no move on that side."
