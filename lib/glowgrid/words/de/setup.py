"""Sentences of the setup screen."""

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
    "corners": "Vorgabe-Ecken",
    "memory": "Kompaktes Brett (spart Speicher)",
}
NO_YES = ("nein", "ja")
RULES_KEY = "0 zeigt die Regeln."
