"""Sentences about the result of a game and the score so far, for the light and for plain text."""

WON = "{} ({}) hat gewonnen."
DRAW = "Unentschieden: Niemand hat gewonnen."
DRAW_WHY = "Unentschieden: {}."
ALONE = (  # for a game of one player: not won, won, score, keys
    "Diesmal nicht geschafft.",
    "Geschafft.",
    "Versuche: {}, geschafft: {}.",
    "# versucht es noch einmal; 7 und 9 gehen durch die Züge, B nimmt zurück, * ist das Menü.",
)
SCORE = "Stand: {}."
DRAWS = "unentschieden {}"  # the number of draws, at the end of the score
POINTS = "Punkte: {}."
MOVES = "Züge: {}. Möglich sind: {}."
BEST = "Bisher am besten: {} Züge, wo {} möglich waren."
AGAIN = "# spielt noch einmal, die andere Seite beginnt; 7 und 9 gehen durch die Züge, B nimmt zurück, * ist das Menü."
STEP = "Zug {} von {}: {}. 7 geht zurück, 9 vor."
BEGINNING = "der Anfang"
NO_STEP = "Auf dieser Seite ist kein Zug mehr."
