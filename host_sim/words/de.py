"""German sentences of the simulator's window and terminal."""

# -- the help card, with the shortcuts by their commands

THE_WINDOW = "Dieses Fenster"
PLAYING = "Spielen"
MEANINGS = {
    "help": "diese Tasten ein- oder ausblenden",
    "slower": "die Zeit läuft langsamer",
    "faster": "die Zeit läuft schneller",
    "keypad": "das Tastenfeld ein- oder ausblenden",
    "power": "das Board aus- und wieder einstecken",
    "big": "große Schrift für eine Klasse, oder kleine",
    "log": "mehr oder weniger Meldungen",
    "invitation": "einladen oder Code zeigen",
    "copy": "den Einladungscode kopieren",
    "edges": "Namen der Spalten und Zeilen zeigen oder ausblenden",
    "language": "Español, English, Deutsch",
    "full": "Vollbild, oder ein Fenster",
    "picture": "ein Bild vom Board speichern",
    "quit": "das Fenster schließen",
}
CAPS: dict[str, str] = {"Ctrl+C": "Strg+C", "Ctrl+Q": "Strg+Q"}
PLAYING_ROWS = (
    (("Klick",), "wählt ein Licht; in einem Menü blättern die Ränder links und rechts, der Rest wählt"),
    (("Klick",), "drückt eine Taste; ein Rechtsklick hält sie gedrückt"),
    (("0-9", "A-D", "*", "#"), "drücken die Taste, die so heißt"),
    (("Pfeile",), "drücken 2 4 6 8"),
    (("Enter",), "drückt #"),
    (("Esc", "Rücktaste"), "drücken *"),
    (("Ziffernblock",), "nach der Lage: seine 7 drückt 1"),
    (("Mausrad", "Bild auf"), "blättern zu früheren Meldungen"),
)

# -- the bottom line and the title bar

HINT = "F1 alle Tasten · F8 einladen · F10 Español · F6 große Schrift · F11 Vollbild"
SPEED = "Tempo ×{:g}"
BUSY = "das Board ist beschäftigt"

# -- messages

POWER_CYCLED = "Das Board wurde aus- und wieder eingesteckt."
LARGER_GRID = "Das Board hat jetzt {0}x{0} Lichter."
LANGUAGE = "Die Sprache ist jetzt Deutsch."
PICTURE_SAVED = "Das Bild ist gespeichert als {}"
OPENED = "{} öffnet sich in einem neuen Fenster."
UNKNOWN_FILE = "{} ist weder eine Mitschrift noch eine Datei mit gespeicherten Spielen."
INVITING = "Du lädst einen Gegner zu {} ein. Der Einladungscode erscheint, sobald der Server antwortet."
NO_INVITATION = "Es gibt keinen Einladungscode. Um einen Gegner einzuladen, wähle zuerst im Menü ein Spiel."
NO_SERVER = (
    "Es gibt keinen Einladungscode, weil kein Server eingestellt ist. "
    "Starte das Programm mit --broker HOST, und wähle dann beim Einrichten Online als Spieler."
)
EDGES_SHOWN = "Die Namen der Spalten und Reihen werden gezeigt."
EDGES_HIDDEN = "Die Namen der Spalten und Reihen sind ausgeblendet."
COPIED = "{} ist kopiert."
NOT_COPIED = "{} lässt sich nicht kopieren: Dieses System hat keine Zwischenablage."

# -- the invitation card

INVITATION = "Dein Einladungscode"
FOR_OPPONENT = (
    "Dein Gegner tippt diesen Code auf der Glowgrid-Seite unter „Online“ ein oder startet das Programm mit --join CODE."
)
FOR_SPECTATORS = "Zuschauer tippen {}."
HOW_TO_COPY = "Ein Klick hier oder Strg+C kopiert ihn. Jede Taste schließt diese Karte, F8 öffnet sie wieder."
NO_QR_CODE = 'Für einen QR-Code fehlt segno: pip install "glowgrid[sim]".'

# -- the page, for spectators

HIDDEN_INVITATION = "Wer spielt, sieht eine Einladung. Hier bleibt das Licht dunkel, bis die Partie beginnt."

# -- the terminal

TERMINAL_INVITATION = (
    "Dein Einladungscode: {}\nDer Gegner tippt ihn auf der Seite unter „Online“ ein oder startet mit --join CODE.\n"
    "Zuschauer tippen {}.\nJede Taste schließt das; i öffnet es wieder."
)
TERMINAL_HELP = "? alle Tasten · s Español · Strg+Q Ende"
TERMINAL_KEYS = "Tasten: 0-9 A-D * # · Pfeile 2 4 6 8 · Enter # · Rücktaste oder Esc *"
TERMINAL_BUTTONS = "Tasten: Pfeile · Enter OK · Rücktaste oder Esc: zurück, oder OK halten"
TERMINAL_COMMANDS = (
    "Klick auf Licht oder Taste · Rechtsklick hält sie · h, Taste: hält 0,8 s"
    " · - + Tempo · F5 Neustart · i Einladung · n Koordinaten · s Sprache · Strg+Q Ende"
)

# -- files: (path, reason), and the reasons by the name of the error

CANNOT_BE_READ = "{} kann nicht gelesen werden: {}."
CANNOT_BE_WRITTEN = "{} kann nicht geschrieben werden: {}."
CANNOT_BE_MADE = "{} kann nicht angelegt werden: {}."
NO_STATE_FILE = "{} kann keine Spiele speichern: {}."
REASONS = {
    "FileNotFoundError": "Es gibt keine solche Datei und keinen solchen Ordner",
    "IsADirectoryError": "Es ist ein Ordner",
    "NotADirectoryError": "Ein Teil des Pfades ist eine Datei",
    "FileExistsError": "Es gibt schon eine Datei mit diesem Namen",
    "UnicodeDecodeError": "Es ist kein Text",
    "PermissionError": "Der Zugriff ist nicht erlaubt",
    "TooLarge": "Die Datei ist größer als 1 MB",
    "NoOrdinaryFile": "Es ist keine gewöhnliche Datei",
}

# -- saved games

NOT_SAVED = "Was du jetzt spielst, wird nicht gespeichert."
FRESH = "Neuer Anfang: Deine gespeicherten Spiele bleiben, wie sie sind, und nichts Neues wird gespeichert."
OTHER_WINDOW = "Ein anderes Fenster speichert seine Spiele in {}."
SECOND_WINDOW = "Dieses Fenster beginnt mit denselben Spielen, speichert aber nicht."
SECOND_ONLINE = (
    "Dieses Fenster spielt online, darum beginnt es ohne gespeicherte Spiele und speichert nicht."
    " --state DATEI gibt ihm eine eigene Datei."
)
NEWER_FILE = "{} stammt von einer neueren Version von Glowgrid und bleibt darum, wie sie ist."
NO_SAVED_GAMES = "{} enthält keine gespeicherten Spiele und bleibt darum, wie sie ist."
DAMAGED_FILE = "{} ist beschädigt. Die Datei heißt jetzt {}, und du beginnst ohne gespeicherte Spiele."
