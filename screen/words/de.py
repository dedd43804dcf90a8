"""German words of the screens around the light."""

SCREENS = {
    "Splash": "Glowgrid",
    "Menu": "Wähle ein Spiel",
    "More": "Mehr",
    "Setup": "Spiel einrichten",
    "Pause": "Pause",
    "Ask": "Bitte bestätigen",
    "Rules": "So geht das Spiel",
    "Help": "Die Tasten",
    "Statistics": "Statistik",
    "Check": "Prüfung der Hardware",
    "Trouble": "Bitte prüfe die Einstellungen",
    "Crash": "Etwas ist schiefgegangen",
    "Demo": "Demo",
    "Attract": "Demo",
    "Sleep": "Das Raster schläft",
    "Joining": "Online spielen",
    "Connecting": "Online spielen",
}
COLOURS = ("", "Bernstein", "Blau", "Pink", "Grün", "Weiß", "Rot", "Hellblau", "Violett", "Limette", "Braun")

YOU = "Du"
YOUR_TURN = "Du bist am Zug"
TO_MOVE = "{} ist am Zug"
THINKING = "{} überlegt"
WAITING = "Warten auf den Gegner"
ROLLING = "Es wird gewürfelt"
CHANCE = "Der Zufall entscheidet"
REPLAY = "Wiederholung"
YOU_WON = "Du gewinnst!"
WON = "{} gewinnt"
DRAW = "Unentschieden"
SOLVED = "Gelöst!"
NOT_SOLVED = "Diesmal nicht gelöst"
FINDING_HINT = "Suche einen Tipp"
HINT_SHOWN = "Der Tipp ist weiß auf dem Brett."
RATING = "Alle Züge werden bewertet"
RATED = "So gut ist jeder Zug"
SHADES_SHOWN = "Gute Züge leuchten ruhig und voll, mittlere hohl, schwache als matte Punkte."
ANALYSING = "Suche, wo sich die Partie gewendet hat"
TURNING_POINT = "Wendepunkt {} von {}: Zug {}"
NO_TURNING_POINT = "Kein einzelner Zug hat diese Partie gewendet"
WHERE_IT_TURNED = "Wo kippte es?"
AWAY = "{} ist nicht verbunden"
LAST_MOVE = "Letzter Zug: {}"
ROLLED = "Gewürfelt: {}"
PICKED_CELLS = "Gewählt: {}. Als Nächstes: {}."
NEXT_CELL = "ein weiteres Feld"
CURSOR = "Zeiger: {}"
NO_CELL = "kein Feld dieses Spiels"
CANNOT_PICK = "nicht wählbar"
STEP = "Zug {} von {}"
FIRST_MOVE = "Die Partie beginnt"
TAKE_THE_BOARD = "{}: nimm das Brett"
RESUME = "{} fortsetzen"
WHOLE_BOARD = "Ganzes Brett zeigen ({0}x{0} Lichter)"
COUNTS = "{} gewonnen · {} verloren · {} remis"
HOLD = "OK halten: {}"

KEYS = {
    "other": "Mehr",
    "up": "Hoch",
    "down": "Runter",
    "left": "Links",
    "right": "Rechts",
    "pick": "Wählen",
    "drop": "Einwerfen",
    "flags": "Fahnen an",
    "no_flags": "Fahnen aus",
    "pause": "Pause",
    "take_back": "Rücknahme",
    "hint": "Tipp",
    "coach": "Bewerten",
    "new": "Neu",
    "status": "Stand",
    "cancel": "Abbrechen",
    "slower": "Langsamer",
    "scroll_back": "Zurück",
    "faster": "Schneller",
    "back": "Zurück",
    "start": "Start",
    "set_up": "Einrichten",
    "demo": "Demo",
    "earlier": "Frühere",
    "unfinished": "Fortsetzen",
    "rules": "Regeln",
    "statistics": "Statistik",
    "choose": "Wählen",
    "yes": "Ja",
    "no": "Nein",
    "again": "Noch einmal",
    "step_back": "Zug zurück",
    "step_forward": "Zug vor",
    "turned": "Trainer",
    "previous": "Vorheriger",
    "next": "Nächster",
    "menu": "Menü",
    "close": "Schließen",
    "take": "Zeigen",
    "agree": "Zustimmen",
    "less": "–",
    "more": "+",
    "accept": "Übernehmen",
    "darker": "Dunkler",
    "brighter": "Heller",
    "retry": "Nochmal",
    "restart": "Neustart",
    "delete": "Löschen",
}

EMPTY = "leer"
HIDDEN = "verdeckt"
CAN_PICK = "wählbar"
PICKED = "gewählt"
IS_LAST = "letzter Zug"
WINNING = "Siegreihe"
PLAYED = "gespielt"
BETTER = "besser"
SHAPES = ("", "Punkt", "Ring", "Balken", "stehender Balken", "halb", "Winkel", "Krone")
PIECES = {"R": "Turm", "P": "Bauer", "N": "Springer", "B": "Läufer", "Q": "Dame", "K": "König"}
GLYPH = "Karte {}"
HUES = {0: "weiß", 11: "grau", 12: "rot", 13: "grün"}

PAUSE_GROUPS = {
    "back": "Diese Partie",
    "rules": "Nachlesen",
    "brightness": "Einstellungen",
    "new_game": "Andere Partie",
}
SAVED_DATA = "Gespeicherte Daten"  # the heading above the item that deletes everything
PLAYERS = "Spieler"  # a button below a game in the menu; it opens the setup, which begins with them
CHANGE_PLAYERS = "Ändern, wer spielt"  # what a click on a player does
LAST_PLAYED = "zuletzt gespielt"
UNFINISHED = "nicht zu Ende"  # the mark of a game that was left

GAMES = {
    "tictactoe": "Drei in einer Reihe gewinnen.",
    "connectx": "Vier gewinnt: Steine einwerfen, vier in einer Reihe.",
    "quixo": "Schieb Würfel vom Rand hinein. Eine volle Reihe gewinnt.",
    "gomoku": "Fünf in einer Reihe gewinnen.",
    "othello": "Schließe Steine ein und dreh sie um. Wer mehr hat, gewinnt.",
    "domineering": "Lege Dominosteine. Wer keinen Platz mehr hat, verliert.",
    "dots": "Schließe Kästchen. Wer mehr hat, gewinnt.",
    "go": "Umzingle Steine und Gebiet.",
    "checkers": "Überspringe Steine, um sie zu schlagen.",
    "chess": "Setze den anderen König matt.",
    "ur": "Würfle und bring deine Figuren ins Ziel.",
    "morris": "Drei in einer Linie schlagen einen Stein.",
    "lightsout": "Schalte alle Lichter aus.",
    "minesweeper": "Öffne alle Felder ohne Mine.",
    "battleship": "Finde und versenke die versteckten Schiffe.",
    "kalah": "Säe Samen. Die meisten im Speicher gewinnen.",
    "breakthrough": "Sei als Erster in der letzten Reihe.",
    "pairs": "Deck Karten auf und merke dir die Paare.",
}
