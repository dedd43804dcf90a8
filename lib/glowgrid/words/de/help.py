"""Sentences about the keys."""

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 bewegen, 5 oder # wählt. Ohne Cursor wählt eine Ziffer Feld/Spalte.",
    "* bricht ab oder macht Pause. A: Pause. B nimmt zurück, gehalten zwei Züge.",
    "C: Tipp, gehalten: wiederholen. D: neu. 0: Stand, gehalten: passen. Menü: Demo.",
)
KEYS_SHORT = "2468 BEWEGEN  5 # WÄHLEN  * A PAUSE  B ZURÜCK  C TIPP  D NEU  0 STAND"
