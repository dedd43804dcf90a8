"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "{} ({}) gewinnt!"
DRAW = "Unentschieden."
DRAW_WHY = "Unentschieden: {}."
ALONE = (  # for a game of one player: not won, won, score, keys
    "Diesmal nicht gelöst.",
    "Gelöst!",
    "Versuche: {}, gelöst: {}.",
    "# versucht es noch einmal, 7 und 9 blättern durch die Züge, 1: Wo kippte es? B nimmt zurück, * öffnet das Menü.",
)
SCORE = "Stand: {}."
WINS = "{} für {}"  # a number of games and the player who has won them
DRAWS = "{} unentschieden"  # the number of draws, at the end of the score
POINTS = "Punkte: {}."
MOVES = "Züge: {}. Mindestens nötig: {}."
BEST = "Dein bestes Ergebnis: {} Züge (mindestens nötig: {})."
AGAIN = (
    "# spielt noch einmal, dann beginnt ein anderer; 7 und 9 blättern durch die Züge, "
    "1: Wo kippte es? B nimmt zurück, *: Menü."
)
STEP = "Zug {} von {}: {}. 7 geht zurück, 9 vor."
BEGINNING = "der Anfang"
NO_STEP = "In dieser Richtung gibt es keinen Zug mehr."
