"""German translations of error messages about settings, moves, options, transcripts and an owner's games.

A translation must keep the name of a setting or file at the start of its message: the grid shows only that name.
"""

TABLE = {
    # settings: the sentence, then what may be allowed
    "{} = {}, but it must be {}.": "{} = {}, erlaubt ist aber: {}.",
    "{} = {}, but it must be {} or {}.": "{} = {}, erlaubt ist aber: {} oder {}.",
    "a whole number from {} to {}": "eine ganze Zahl von {} bis {}",
    "a text of at most {} characters": "ein Text von höchstens {} Zeichen",
    "one pin": "ein Pin",
    "{} to {} different pins, separated by spaces": "{} bis {} verschiedene Pins mit Leerzeichen dazwischen",
    "rows of equal length with the keys {}, separated by spaces, each key once": (
        "gleich lange Reihen mit den Tasten {}, durch Leerzeichen getrennt, jede Taste einmal"
    ),
    "a layout with all of the keys {}": "eine Belegung mit allen Tasten aus {}",
    "one pin for each column of KEYPAD_KEYS, {} in all": "ein Pin für jede Spalte von KEYPAD_KEYS, insgesamt {}",
    "one pin for each row of KEYPAD_KEYS, {} in all": "ein Pin für jede Reihe von KEYPAD_KEYS, insgesamt {}",
    "a layout of {} x {} keys, to match the pins of KEYPAD_ROWS and KEYPAD_COLS": (
        "eine Belegung mit {} x {} Tasten, passend zu den Pins von KEYPAD_ROWS und KEYPAD_COLS"
    ),
    "a free pin of this board: {}": "ein freier Pin dieses Boards: {}",
    "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix": (
        "matrixkeypad auf diesem Board, dessen CircuitPython kein keypad.KeyMatrix hat"
    ),
    "{} = {}, but it must be a pin that can do PWM, or empty.": (
        "{} = {}, erlaubt ist aber: ein Pin, der PWM kann, oder leer."
    ),
    "the TX pin of a UART whose RX pin is LINK_RX, such as GP12 and GP13": (
        "der TX-Pin eines UART, dessen RX-Pin LINK_RX ist, etwa GP12 und GP13"
    ),
    "another pin, because {} uses this one": "ein anderer Pin, denn diesen benutzt {}",
    "{} = {}, but it must be a network address such as 192.168.1.20 or mqtts://host:8883.": (
        "{} = {}, erlaubt ist aber: eine Adresse im Netz wie 192.168.1.20 oder mqtts://host:8883."
    ),
    '"", because this board has no Wi-Fi': '"", denn dieses Board hat kein WLAN',
    "{} = {}, but it must be an invite code of 16 letters and digits, or 12 to watch, or empty.": (
        "{} = {}, erlaubt ist aber: ein Einladungscode aus 16 Buchstaben und Ziffern, oder 12 zum Zuschauen, oder leer."
    ),
    "Wi-Fi needs reserved memory on this board: add CIRCUITPY_HEAP_START_SIZE = 163000 to settings.toml.": (
        "WLAN braucht auf diesem Board eigenen Speicher: Schreib CIRCUITPY_HEAP_START_SIZE = 163000 in settings.toml."
    ),
    "MQTT_CA needs an encrypted connection: begin MQTT_BROKER with mqtts://.": (
        "MQTT_CA braucht eine verschlüsselte Verbindung: Beginne MQTT_BROKER mit mqtts://."
    ),
    "POWER_BUDGET_MA = {}, but {} pixels draw {} mA even when dark: this grid needs {} or more.": (
        "POWER_BUDGET_MA = {}, aber {} Pixel ziehen schon dunkel {} mA: Dieses Raster braucht {} oder mehr."
    ),
    "{} can't be read ({}): quote text, but not whole numbers.": (
        "{} ist nicht lesbar ({}): Ein Text steht in Anführungszeichen, eine ganze Zahl nicht."
    ),
    # lines of settings.toml
    "settings.toml is not plain text: save it as UTF-8.": "settings.toml ist kein reiner Text: Speichere es als UTF-8.",
    "INVITATION needs a broker: set MQTT_BROKER, too.": "INVITATION braucht einen Broker: Setze auch MQTT_BROKER.",
    "{} in settings.toml is not a setting; did you mean {}?": (
        "{} in settings.toml ist keine Einstellung; meintest du {}?"
    ),
    "{} in settings.toml {}.": "{} in settings.toml {}.",
    "needs a = between name and value": "braucht ein = zwischen Name und Wert",
    "is below a [table], where nothing is read": "steht unter einer [table], wo nichts gelesen wird",
    "is there twice; only the first one counts": "steht zweimal da, und nur das erste Mal zählt",
    "has no value: write one after the =, or delete the line": (
        "hat keinen Wert: Schreib einen hinter das =, oder lösche die Zeile"
    ),
    "has no closing quote": "hat kein schließendes Anführungszeichen",
    "has text after its closing quote": "hat Text hinter dem schließenden Anführungszeichen",
    "MEMORY is short: {} bytes are left and {} are needed. Use a board or firmware with more memory.": (
        "SPEICHER ist knapp: {} Byte sind frei und {} werden gebraucht. Nimm ein Board oder eine Firmware mit mehr "
        "Speicher."
    ),
    # an owner's games
    "games/own.py needs a CATALOGUE of rows in brackets, with a comma after each row: {}.": (
        "games/own.py braucht einen CATALOGUE aus Zeilen in Klammern, mit einem Komma hinter jeder Zeile: {}."
    ),
    "games/own.py, row {}: {}. The row is ignored.": "games/own.py, Zeile {}: {}. Die Zeile wird ignoriert.",
    "games/own.py can't be read: {}. Its games are missing.": "games/own.py ist nicht lesbar: {}. Seine Spiele fehlen.",
    "a row is (key, title, module, class, icon of 8 or 16 bytes)": (
        "eine Zeile ist (Schlüssel, Titel, Modul, Klasse, Bild aus 8 oder 16 Byte)"
    ),
    "the icon must have 8 or 16 bytes": "das Bild muss 8 oder 16 Byte haben",
    "the key {} may only have lower-case letters, digits and _": (
        "der Schlüssel {} darf nur Kleinbuchstaben, Ziffern und _ haben"
    ),
    "there is already a game {}": "es gibt schon ein Spiel {}",
    "there is already a class {}, of {}": "es gibt schon eine Klasse {}, von {}",
    # moves as text
    "{} is not a legal move here; {}.": "{} ist hier kein erlaubter Zug; {}.",
    "the game is over": "die Partie ist zu Ende",
    "expected {}": "erwartet wird {}",
    "expected one of {} moves such as {}": "erwartet wird einer von {} Zügen, etwa {}",
    "expected a column from 1 to {}": "erwartet wird eine Spalte von 1 bis {}",
    "{} is not a column; {}.": "{} ist keine Spalte; {}.",
    "Column {} is full; {} with room in it.": "Spalte {} ist voll; {}, in der Platz ist.",
    # options and transcripts
    "{} is {}, but it must be a whole number from {} to {}.": (
        "{} ist {}, muss aber eine ganze Zahl von {} bis {} sein."
    ),
    "{} is {}, but it must be a whole number from {} to {} in steps of {}.": (
        "{} ist {}, muss aber eine ganze Zahl von {} bis {} in Schritten von {} sein."
    ),
    "{} is not in the catalogue, which has {}.": "{} steht nicht im Katalog; dort stehen {}.",
    "{} is not a transcript: {}.": "{} ist keine Mitschrift: {}.",
    "a game is written key/options/moves, such as othello/8/f5d6c3": (
        "eine Partie schreibt man Schlüssel/Einstellungen/Züge, etwa othello/8/f5d6c3"
    ),
    "{} is not an option: options are whole numbers separated by commas.": (
        "{} ist keine Einstellung: Das sind ganze Zahlen mit Kommas dazwischen."
    ),
    "Too many options: {} instead of at most {}.": "Zu viele Einstellungen: {} statt höchstens {}.",
    "The game is over after move {}, but {} follows.": "Die Partie ist nach Zug {} zu Ende, aber {} folgt.",
    "Move {}: {} is not a legal move there; {}.": "Zug {}: {} ist dort kein erlaubter Zug; {}.",
    "This game can't start from a position.": "Dieses Spiel kann nicht mit einer Stellung beginnen.",
    "{} is not a position in which a player can move.": "{} ist keine Stellung, in der jemand ziehen kann.",
    "{} has no closing brace.": "{} hat keine schließende geschweifte Klammer.",
    "{} is not a position of Checkers: write it like B:W21,22,K30:B1,2,K9.": (
        "{} ist keine Stellung von Dame: Man schreibt sie wie B:W21,22,K30:B1,2,K9."
    ),
    "{} is not a square of Checkers: squares are 1 to 32.": "{} ist kein Feld von Dame: Felder sind 1 bis 32.",
    "Square {} has two pieces.": "Auf Feld {} stehen zwei Steine.",
    "A man on square {} would be a king: write K{}.": "Ein Stein auf Feld {} wäre eine Dame: Schreib K{}.",
    "Each side needs 1 to {} pieces.": "Jede Seite braucht 1 bis {} Steine.",
    "{} fits several chains of jumps: write every square.": "{} passt zu mehreren Sprungfolgen: Schreib jedes Feld.",
    "{} is not a position of Chess: write it like 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.": (
        "{} ist keine Stellung von Schach: Man schreibt sie wie 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1."
    ),
    "Each side needs one king.": "Jede Seite braucht einen König.",
    "A side has at most 16 pieces, and 8 of them are pawns.": "Eine Seite hat höchstens 16 Figuren, davon 8 Bauern.",
    "No pawn can be in the first or the last row.": "In der ersten und letzten Reihe kann kein Bauer stehen.",
    "{} says that castling is possible, but king or rook have moved.": (
        "{} sagt, dass die Rochade möglich ist, aber König oder Turm haben gezogen."
    ),
    "The player who isn't to move is in check.": "Wer nicht am Zug ist, steht im Schach.",
    "No pawn has just moved over {}.": "Kein Bauer ist gerade über {} gezogen.",
    "{} fits several moves: write the cell where the piece starts, too.": (
        "{} passt zu mehreren Zügen: Schreib auch das Feld, auf dem die Figur steht."
    ),
    "After move {}: {} can't be marked there.": "Nach Zug {}: {} kann dort nicht markiert werden.",
}
