"""Sentences of the pause menu, and of the questions that it asks."""

PAUSED = "Pause."
PAUSE = (
    ("back", "Weiterspielen"),
    ("take_back", "Zurücknehmen"),
    ("redo", "Wiederherstellen"),
    ("hint", "Tipp"),
    ("coach", "Alle Züge bewerten"),
    ("rules", "So geht das Spiel"),
    ("help", "Was die Tasten tun"),
    ("transcript", "Züge ausgeben"),
    ("statistics", "Statistik"),
    ("brightness", "Helligkeit"),
    ("check", "Hardware prüfen"),
    ("new_game", "Neue Partie"),
    ("who", "Spiel einrichten"),
    ("leave", "Menü"),
)
SOUND = "Ton: an", "Ton: aus"
BRIGHTNESS = "Helligkeit: {} Prozent. 4: dunkler. 6: heller. *: fertig."
ASKS = "{} 5 oder #: ja. Jede andere Taste: nein."
ENDS_GAME = (  # the game is kept; it is kept and another is deleted; it is an online game
    "Diese Partie verlassen? Sie bleibt gespeichert. 5 oder #: ja. Andere Taste: nein.",
    "Diese Partie verlassen? Sie wird gespeichert, {} wird gelöscht. 5 oder #: ja. Andere Taste: nein.",
    "Diese Partie verlassen? Dann endet sie auch für die andere Seite. 5 oder #: ja. Andere Taste: nein.",
)
