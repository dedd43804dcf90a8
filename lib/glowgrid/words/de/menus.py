"""Sentences of the setup and of the scenes that the pause menu opens: rules, help and statistics."""

WHO = "{}: {}. 4 und 6 ändern, 2 und 8 gehen auf und ab, # startet, * geht zurück."
OPTION = "{}: {} ({} bis {}). 4 und 6 ändern, oder tippe 0, eine Zahl und #. 2 und 8 gehen auf und ab, # startet."
TYPED = "{}: {}_"
NO_OPTION = "{} ist nicht erlaubt. {}: {} bis {}."
OPTION_NAMES = {
    "size": "Größe",
    "rows": "Zeilen",
    "cols": "Spalten",
    "to_win": "Gewinnreihe",
    "players": "Spieler",
    "komi_x2": "Komi, doppelt",
    "pieces": "Figuren",
    "mines": "Minen",
    "corners": "Vorgabe-Ecken",
    "real_pieces": "Echte Figuren darauf",
    "pits": "Mulden",
    "seeds": "Samen",
    "memory": "Kompaktes Brett (spart Speicher)",
}
NO_YES = ("nein", "ja")
RULES_KEY = "0 zeigt die Regeln."

NO_RULES = "Zu diesem Spiel gibt es keinen Regeltext."
RULES_KEYS = "6 halten: schneller. 4 halten: zurück. Andere Taste: schließen."

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 bewegen, 5 oder # wählt. Ohne Cursor wählt eine Ziffer Feld/Spalte.",
    "* bricht ab oder macht Pause. A: Pause. B nimmt zurück, gehalten zwei Züge.",
    "C: Tipp, gehalten: wiederholen. D: neu. 0: Stand, gehalten: passen. Menü: Demo.",
)
KEYS_SHORT = "2468 BEWEGEN  5 # WÄHLEN  * A PAUSE  B ZURÜCK  C TIPP  D NEU  0 STAND"

STATISTICS = "{} gegen {}: {} gewonnen, {} verloren, {} unentschieden."
STATISTICS_PEOPLE = "{} unter Menschen: Spieler 1 gewann {}, andere {}, {} unentschieden."
STATISTICS_ALONE = "{}, {}: {} von {} Mal gelöst."
STATISTICS_BEST = "{}, dein bestes Ergebnis: {} Züge (mindestens nötig: {})."
NO_STATISTICS = "Noch keine beendeten Partien."
FORGET = "Alle gespeicherten Daten löschen"
FORGET_ASKED = (
    "Alle gespeicherten Partien, Einstellungen und Statistiken löschen? 5 oder #: ja.",
    "Bist du sicher? 5 oder #: ja. Jede andere Taste: nein.",
)
FORGOTTEN = "Alle gespeicherten Daten sind gelöscht."
