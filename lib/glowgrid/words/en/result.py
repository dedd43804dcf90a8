"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "{} ({}) wins!"
DRAW = "It's a draw."
DRAW_WHY = "It's a draw: {}."
ALONE = (  # for a game of one player: not won, won, score
    "Not solved this time.",
    "Solved!",
    "Tries: {}, solved: {}.",
)
SCORE = "Score: {}."
WINS = "{} for {}"  # a number of games and the player who has won them
DRAWS = "{} drawn"  # the number of draws, at the end of the score
POINTS = "Points: {}."
MOVES = "Moves: {}. Fewest possible: {}."
BEST = "Your best: {} moves (fewest possible: {})."
KEYS = (  # another player starts the next game, or the same one
    "# plays again, another player starts; 7 and 9 step through the moves.",
    "# tries again, 7 and 9 step through the moves.",
)
TURNING_POINTS = "1: where did it turn?"
MENU = "* opens the menu.", "B takes back, * opens the menu."  # without and with a move to take back
STEP = "Move {} of {}: {}. 7 goes back, 9 forward."
BEGINNING = "the beginning"
NO_STEP = "No more moves that way."
