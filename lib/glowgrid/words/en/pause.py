"""Sentences of the pause menu, and of the questions that it asks."""

PAUSED = "Paused."
PAUSE = (
    ("back", "Resume"),
    ("take_back", "Take back"),
    ("redo", "Redo"),
    ("hint", "Hint"),
    ("rules", "How to play"),
    ("help", "What the keys do"),
    ("transcript", "Print the moves"),
    ("statistics", "Statistics"),
    ("brightness", "Brightness"),
    ("check", "Hardware check"),
    ("new_game", "New game"),
    ("who", "Set up the game"),
    ("leave", "Leave"),
)
SOUND = "Sound: on", "Sound: off"
BRIGHTNESS = "Brightness: {} percent. 4: darker. 6: brighter. *: done."
ASKS = "{} 5 or #: yes. Any other key: no."
ENDS_GAME = "Leave this game? It is kept until you leave another one. 5 or #: yes. Any other key: no."
