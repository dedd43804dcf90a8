"""Items and help for a board with five or six buttons instead of a keypad. Loaded on demand."""

STATUS = "Stand zeigen"
PASS = "Passen"
RESUME = "{} fortsetzen"
MORE = (  # the key of the menu that each item presses, and its name
    ("5", "Spiel einrichten"),
    ("7", "So geht das Spiel"),
    ("0", "Vorführung"),
    ("9", "Statistik"),
)
KEYS = (
    "Die Richtungstasten bewegen. OK wählt und startet im Menü ein Spiel.",
    "OK halten für mehr: im Spiel das Pausenmenü, im Menü der Spiele das Einrichten.",
    "OK halten hebt eine erste Wahl auf. All das kann auch eine Zurück-Taste.",
)
KEYS_SHORT = "OK WÄHLEN  OK HALTEN: PAUSE, ABBRUCH, MEHR"
NAMES = ("auf", "ab", "links", "rechts", "OK", "Zurück")
ORDER = "Die Drähte der Knöpfe sind anders geordnet: {}."  # for each of NAMES, its pin
