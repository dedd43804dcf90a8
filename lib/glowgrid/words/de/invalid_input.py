"""German translations of error messages about settings, moves, options, transcripts and an owner's games.

A translation must keep the name of a setting or file at the start of its message: the grid shows only that name.
"""

TABLE = {
    # settings: the sentence, then what may be allowed
    "{} = {}, but allowed is {}.": "{} = {}, erlaubt ist aber: {}.",
    "{} = {}, but allowed is {} or {}.": "{} = {}, erlaubt ist aber: {} oder {}.",
    "a whole number from {} to {}": "eine ganze Zahl von {} bis {}",
    "a text of at most {} characters": "ein Text von höchstens {} Zeichen",
    "one pin": "ein Pin",
    "1 to {} pins, separated by spaces, each only once": "1 bis {} Pins, jeder einmal, mit Leerzeichen dazwischen",
    "rows of equal length with {}, separated by spaces, each key once": (
        "gleich lange Reihen aus {}, mit Leerzeichen dazwischen, jede Taste einmal"
    ),
    "a layout that has all of {}": "eine Belegung, in der keine von {} fehlt",
    "{} rows of {} keys, to match the pins of KEYPAD_ROWS and KEYPAD_COLS": (
        "{} Reihen zu {} Tasten, so viele Pins haben KEYPAD_ROWS und KEYPAD_COLS"
    ),
    "a free pin of this board: {}": "ein freier Pin dieses Boards: {}",
    "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix": (
        "matrixkeypad auf diesem Board, dessen CircuitPython kein keypad.KeyMatrix hat"
    ),
    "{} = {}, but allowed is a pin that can do PWM, or nothing between the quotes.": (
        "{} = {}, erlaubt ist aber: ein Pin, der PWM kann, oder nichts zwischen den Anführungszeichen."
    ),
    "with LINK_RX the two pins of a UART, such as GP12 and GP13": (
        "mit LINK_RX die zwei Pins eines UART, etwa GP12 und GP13"
    ),
    "a pin of its own, and {} has this one": "ein eigener Pin, und diesen hat schon {}",
    "{} = {}, but allowed is a name or number on the network, such as 192.168.1.20 or mqtts://host:8883.": (
        "{} = {}, erlaubt ist aber: ein Name oder eine Nummer im Netz, etwa 192.168.1.20 oder mqtts://host:8883."
    ),
    'a broker on boards with WiFi, here "" alone': 'ein Broker auf Boards mit WLAN, hier nur ""',
    "{} = {}, but allowed is an invitation of 16 letters and digits, or one of 12 to watch, or nothing.": (
        "{} = {}, erlaubt ist aber: eine Einladung aus 16 Buchstaben und Ziffern, aus 12 zum Zuschauen, oder nichts."
    ),
    "WiFi needs memory of its own here: write CIRCUITPY_HEAP_START_SIZE = 163000 into settings.toml.": (
        "WLAN braucht hier eigenen Speicher: Schreib CIRCUITPY_HEAP_START_SIZE = 163000 in settings.toml."
    ),
    "POWER_BUDGET_MA = {}, but {} pixels draw {} mA while dark: allowed for this grid is {} or more.": (
        "POWER_BUDGET_MA = {}, aber {} Pixel ziehen dunkel schon {} mA: Erlaubt ist bei diesem Raster {} oder mehr."
    ),
    "{} can't be read ({}): put text in quotes, but not whole numbers.": (
        "{} ist nicht lesbar ({}): Ein Text steht in Anführungszeichen, eine ganze Zahl nicht."
    ),
    # lines of settings.toml
    "settings.toml is not plain text: save it as UTF-8.": "settings.toml ist kein reiner Text: Speichere es als UTF-8.",
    "INVITATION needs a broker: name yours in MQTT_BROKER.": (
        "INVITATION braucht einen Broker: Trage ihn in MQTT_BROKER ein."
    ),
    "{} in settings.toml is not a setting; did you mean {}?": (
        "{} in settings.toml ist keine Einstellung; meintest du {}?"
    ),
    "{} in settings.toml {}.": "{} in settings.toml {}.",
    "needs a = between name and value": "braucht ein = zwischen Name und Wert",
    "is below a [table], where nothing is read": "steht unter einer [table], wo nichts gelesen wird",
    "is there twice; only the first counts": "steht zweimal da, und nur das erste Mal zählt",
    "has no value: write one after the =, or leave the line out": (
        "hat keinen Wert: Schreibe einen hinter das =, oder lass die Zeile weg"
    ),
    "has no closing quote": "hat kein schließendes Anführungszeichen",
    "has text after its closing quote": "hat Text hinter dem schließenden Anführungszeichen",
    "MEMORY is short: {} bytes are left and {} are needed. This board, or its firmware, is too small.": (
        "SPEICHER ist knapp: {} Byte sind übrig und {} werden gebraucht. Dieses Board oder seine Firmware ist zu klein."
    ),
    # an owner's games
    "games/own.py has no CATALOGUE of rows, in brackets with a comma after each: {}.": (
        "games/own.py hat keinen CATALOGUE aus Zeilen, in Klammern mit einem Komma hinter jeder: {}."
    ),
    "games/own.py, row {}: {}. It is left out.": "games/own.py, Zeile {}: {}. Sie fällt weg.",
    "games/own.py can't be read: {}. Its games are left out.": (
        "games/own.py ist nicht lesbar: {}. Seine Spiele fallen weg."
    ),
    "a row is (key, title, module, class, icon of 8 or 16 bytes)": (
        "eine Zeile ist (Schlüssel, Titel, Modul, Klasse, Bild aus 8 oder 16 Byte)"
    ),
    "the icon is not 8 or 16 bytes": "das Bild hat nicht 8 oder 16 Byte",
    "the key {} may have only small letters, digits and _": (
        "der Schlüssel {} besteht nicht aus kleinen Buchstaben, Ziffern und _"
    ),
    "there is a game {} already": "ein Spiel {} gibt es schon",
    "there is a class {} already, of {}": "eine Klasse {} gibt es schon, von {}",
    # moves as text
    "{} is not a legal move here; {}.": "{} ist hier kein Zug; {}.",
    "the game is over": "die Partie ist zu Ende",
    "expected {}": "erwartet wird {}",
    "expected one of {} moves such as {}": "erwartet wird einer von {} Zügen, etwa {}",
    "expected a column from 1 to {}": "erwartet wird eine Spalte von 1 bis {}",
    "{} is not a column; {}.": "{} ist keine Spalte; {}.",
    "Column {} is full; {} with room in it.": "Spalte {} ist voll; {}, in der Platz ist.",
    # options and transcripts
    "{} is {}; allowed is a whole number from {} to {}.": "{} ist {}; erlaubt ist eine ganze Zahl von {} bis {}.",
    "{} is {}; allowed is a whole number from {} to {} in steps of {}.": (
        "{} ist {}; erlaubt ist eine ganze Zahl von {} bis {} in Schritten von {}."
    ),
    "{} is not in the catalogue; there are {}.": "{} steht nicht im Katalog; es gibt {}.",
    "{} is not a transcript: {}.": "{} ist keine Mitschrift: {}.",
    "a game is written key/options/moves, such as othello/8/f5d6c3": (
        "eine Partie schreibt man Schlüssel/Einstellungen/Züge, etwa othello/8/f5d6c3"
    ),
    "{} is not an option: options are whole numbers separated by commas.": (
        "{} ist keine Einstellung: Das sind ganze Zahlen mit Kommas dazwischen."
    ),
    "There are {} options, and {} has {}.": "Es sind {} Einstellungen, und {} hat {}.",
    "The game is over after move {}, but {} follows.": "Die Partie ist nach Zug {} zu Ende, aber {} folgt.",
    "Move {}: {} is not a legal move there; {}.": "Zug {}: {} ist dort kein Zug; {}.",
    "{} can't begin from a position.": "{} kann nicht mit einer Stellung beginnen.",
    "{} is not a position of {} where a move can be made.": "{} ist keine Stellung von {}, in der ein Zug möglich ist.",
    "{} has no closing brace.": "{} hat keine schließende geschweifte Klammer.",
    "{} is not a position of Checkers: write it as B:W21,22,K30:B1,2,K9.": (
        "{} ist keine Stellung von Dame: Man schreibt sie wie B:W21,22,K30:B1,2,K9."
    ),
    "{} is not a square of Checkers: they have the numbers 1 to 32.": (
        "{} ist kein Feld von Dame: Die Felder haben die Nummern 1 bis 32."
    ),
    "Square {} has two pieces.": "Auf Feld {} stehen zwei Steine.",
    "A man on square {} would be a king: write K{}.": "Ein Stein auf Feld {} wäre eine Dame: Schreib K{}.",
    "Each side needs 1 to {} pieces.": "Jede Seite braucht 1 bis {} Steine.",
    "{} can be several chains of jumps: write every square.": (
        "{} kann mehrere Sprungfolgen meinen: Schreib jedes Feld."
    ),
    "After move {}: {} can't be marked there.": "Nach Zug {}: {} kann dort nicht markiert werden.",
}
