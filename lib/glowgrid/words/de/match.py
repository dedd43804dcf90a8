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

KEPT = "Die Partie davor wartet: B führt zu ihr zurück."

TURN = "{} ({}) ist am Zug."
MOVED = "{} ({}) spielt {}."
PASSED = "{} ({}) kann nicht ziehen und passt."
LAST = "Letzter Zug: {}. Er pulsiert."
DIM = "Schwach leuchtende Felder kannst du wählen."
ILLEGAL = "Dieses Feld kannst du nicht wählen."
ILLEGAL_WHY = "Dieses Feld kannst du nicht wählen: {}."
NO_CURSOR = "Drücke die Ziffer eines Feldes oder einer Spalte."
WHERE_TO = "Und wohin jetzt? * lässt wieder los."
TAKEN_BACK = "Zurückgenommene Züge: {}."
NOTHING_BACK = "Es gibt keinen Zug eines Menschen zum Zurücknehmen."
NOTHING_AGAIN = "Es gibt nichts zu wiederholen."
HINT = "Tipp: {}."
NO_HINT = "Jetzt gibt es keinen Tipp."
PACE = "{} ms je Zug."
