"""Sentences of these scenes: setup screen, pause menu, help, statistics, hardware check and questions."""

WHO = "{}: {}. 4 und 6 ändern, 2 und 8 wechseln die Zeile, # beginnt, * geht zurück."
OPTION = "{}: {} ({} bis {}). 4 und 6 ändern; oder tippe 0, die Zahl und #. 2 und 8 gehen weiter, # beginnt."
TYPED = "{}: {}_"
NO_OPTION = "{} ist nicht erlaubt. {}: {} bis {}."

OPTION_NAMES = {
    "size": "Größe",
    "rows": "Zeilen",
    "cols": "Spalten",
    "to_win": "Gewinnreihe",
    "players": "Spieler",
    "corners": "Vorgabe-Ecken",
    "memory": "Speicher sparen",
}
NO_YES = ("nein", "ja")

PAUSED = "Pause."
PAUSE = (
    ("back", "Weiterspielen"),
    ("take_back", "Zurücknehmen"),
    ("redo", "Wiederholen"),
    ("hint", "Tipp"),
    ("brightness", "Helligkeit"),
    ("new_game", "Neue Partie"),
    ("who", "Wer spielt"),
    ("help", "Was die Tasten tun"),
    ("rules", "Wie es geht"),
    ("transcript", "Züge ausgeben"),
    ("statistics", "Statistik"),
    ("check", "Hardware prüfen"),
    ("leave", "Verlassen"),
)
SOUND = "Ton: an", "Ton: aus"
BRIGHTNESS = "Helligkeit: {} Prozent. 4 dunkler, 6 heller, 2 und 8 gehen weiter."

ASKS = "{} 5 oder #: ja. Jede andere Taste: nein."
ENDS_GAME = "Das beendet deine laufende Partie. 5 oder #: ja. Jede andere Taste: nein, sie geht weiter."

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 bewegen, 5 oder # wählt; ohne Cursor wählt eine Ziffer Feld/Spalte.",
    "* lässt los oder macht Pause. A: Pause. B nimmt zurück, lang gedrückt zwei.",
    "C: Tipp, lang: wiederholt. D: neu. 0 sagt an, lang: passt; Menü: führt vor.",
)
KEYS_SHORT = "2468 BEWEGEN  5 # WÄHLEN  * A PAUSE  B ZURÜCK  C TIPP  D NEU  0 SAGT AN"

NO_RULES = "Die Regeln dieses Spiels stehen hier nicht."
RULES_KEYS = "6 lang: schneller. 4 lang: zurück. Jede andere Taste schließt."
RULES_KEY = "0 erzählt, wie das Spiel geht."

STATISTICS = "{} gegen {}: {} gewonnen, {} verloren, {} unentschieden."
STATISTICS_PEOPLE = "{} unter Menschen: Spieler 1 gewann {}, andere {}, unentschieden {}."
STATISTICS_ALONE = "{}, {}: {} von {} Versuchen geschafft."
STATISTICS_BEST = "{}, dein bestes Ergebnis: {} Züge, wo {} möglich waren."
NO_STATISTICS = "Noch wurde keine Partie zu Ende gespielt."
FORGET = "Alles Gesicherte vergessen"
FORGET_ASKED = (
    "Alle Partien, Einstellungen und die Statistik vergessen? 5: ja.",
    "Wirklich alles? 5: ja, jede andere Taste: nein.",
)
FORGOTTEN = "Alles ist vergessen."

CHECK = {
    "corner": "Hardware-Prüfung. Ein Pixel leuchtet. Welche Ecke? 1 3 7 9, oder 4 oder 6 und 2 oder 8. * lang: Ende.",
    "way": "Ein Licht läuft. Seitwärts: 4 oder 6. Auf oder ab: 2 oder 8. (* beginnt von vorn.)",
    "length": "Leuchtet genau eine ganze Linie? 6: zu wenig. 4: zu viel. 5: ja.",
    "turn": "Zwei Pixel blinken. Berühren sie sich? 5: ja. 4: nein.",
    "picture": "Siehst du oben links ein aufrechtes F? 5: ja. *: nein, von vorn.",
    "keys": "Trage diese Zeilen in settings.toml ein. Drücke nun jede Taste: Es leuchtet, wo sie liegt. * lang: Ende.",
}
CHECK_KEY = "{} geht. Noch zu drücken: {}"
CHECK_ALL = "{} geht, und alle anderen gehen auch. * lang: Ende."
