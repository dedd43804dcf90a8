"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "{} ({}) gewinnt!"
DRAW = "Unentschieden."
DRAW_WHY = "Unentschieden: {}."
ALONE = (  # for a game of one player: not won, won, score
    "Diesmal nicht gelöst.",
    "Gelöst!",
    "Versuche: {}, gelöst: {}.",
)
SCORE = "Stand: {}."
WINS = "{} für {}"  # a number of games and the player who has won them
DRAWS = "{} unentschieden"  # the number of draws, at the end of the score
POINTS = "Punkte: {}."
MOVES = "Züge: {}. Mindestens nötig: {}."
BEST = "Dein bestes Ergebnis: {} Züge (mindestens nötig: {})."
KEYS = (  # another player starts the next game, or the same one
    "# spielt noch einmal, dann beginnt ein anderer; 7 und 9 blättern durch die Züge.",
    "# versucht es noch einmal, 7 und 9 blättern durch die Züge.",
)
TURNING_POINTS = "1: Wo kippte es?"
MENU = "* öffnet das Menü.", "B nimmt zurück, * öffnet das Menü."  # without and with a move to take back
STEP = "Zug {} von {}: {}. 7 geht zurück, 9 vor."
BEGINNING = "der Anfang"
NO_STEP = "In dieser Richtung gibt es keinen Zug mehr."
