"""Sentences of the coach: how good each move is, and where a game turned. For the light and for plain text."""

RATED = "", "Weak: {}.", "Fair: {}.", "Good: {}."  # by shade
MORE = "{} and {} more"
SHOWN = "Good moves are steady and full, fair ones hollow, weak ones dim points. Any key returns."
NO_RATING = "No coach: in this game no single move has a value that can be computed."
NO_ROOM = "No coach: the board has too little free memory."
TURNED = "Move {}: {} Better: {}."
WOULD_WIN = "That wins."
IS_LOST = "After the move, the game is lost."
NO_TURN = "No single move changed this game."
KEYS = "Any key returns.", "4 and 6 show the other moves. Any other key returns."  # without and with others
