"""Sentences about a game in progress, for the light and for plain text."""

PERSON = "Mensch"
PLAYER = "Spieler {}"

BOTS = {
    "Random bot": "Bot Zufall",
    "Easy bot": "Bot leicht",
    "Fair bot": "Bot fair",
    "Medium bot": "Bot mittel",
    "Hard bot": "Bot schwer",
}

KEPT = "Deine letzte Partie ist gespeichert: B setzt sie fort."

TURN = "{} ({}) ist am Zug."
MOVED = "{} ({}) spielt {}."
PASSED = "{} ({}) kann nicht ziehen und passt."
LAST = "Letzter Zug: {}. Er pulsiert."
DIM = "Du kannst die schwach leuchtenden Felder wählen."
ILLEGAL = "Dieses Feld kannst du nicht wählen."
ILLEGAL_WHY = "Dieses Feld kannst du nicht wählen: {}."
NO_CURSOR = "Drücke die Ziffer eines Feldes oder einer Spalte."
WHERE_TO = "Und wohin jetzt? * bricht ab."
TAKEN_BACK = "Zurückgenommene Züge: {}."
NOTHING_BACK = "Du hast keinen Zug zum Zurücknehmen."
NOTHING_AGAIN = "Du hast keinen Zug zum Wiederholen."
HINT = "Tipp: {}."
NO_HINT = "Gerade gibt es keinen Tipp."
PACE = "{} ms pro Zug."
