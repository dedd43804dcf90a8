"""Sentences of the pause menu, and of the questions that it asks."""

PAUSED = "Paused."
PAUSE = (
    ("back", "Resume"),
    ("take_back", "Take back"),
    ("redo", "Redo"),
    ("hint", "Hint"),
    ("coach", "Rate all moves"),
    ("rules", "How to play"),
    ("help", "What the keys do"),
    ("transcript", "Print the moves"),
    ("statistics", "Statistics"),
    ("brightness", "Brightness"),
    ("check", "Hardware check"),
    ("new_game", "New game"),
    ("who", "Set up the game"),
    ("leave", "Menu"),
)
SOUND = "Sound: on", "Sound: off"
BRIGHTNESS = "Brightness: {} percent. 4: darker. 6: brighter. *: done."
ASKS = "{} 5 or #: yes. Any other key: no."
ENDS_GAME = (  # the game is kept; it is kept and another is deleted; it is an online game
    "Leave this game? It is kept. 5 or #: yes. Any other key: no.",
    "Leave this game? It is kept, but {} is deleted. 5 or #: yes. Any other key: no.",
    "Leave this game? Then it ends for your opponent, too. 5 or #: yes. Any other key: no.",
)
