"""Translations of English error messages about settings, moves, options, transcripts and an owner's games.

If a message starts with the name of a setting or file, so does its translation, because the grid shows only that name.
"""

TABLE = {
    # settings: the sentence, then what may be allowed
    "{} = {}, but allowed is {}.": "{} = {}, pero se admite: {}.",
    "{} = {}, but allowed is {} or {}.": "{} = {}, pero se admite: {} o {}.",
    "a whole number from {} to {}": "un número entero de {} a {}",
    "a text of at most {} characters": "un texto de {} caracteres como mucho",
    "one pin": "un pin",
    "1 to {} pins, separated by spaces, each only once": "de 1 a {} pines, cada uno una vez, separados por espacios",
    "rows of equal length with {}, separated by spaces, each key once": (
        "filas igual de largas de {}, separadas por espacios, cada tecla una vez"
    ),
    "a layout that has all of {}": "un teclado en el que no falte ninguna de {}",
    "{} rows of {} keys, to match the pins of KEYPAD_ROWS and KEYPAD_COLS": (
        "{} filas de {} teclas, tantas como pines tienen KEYPAD_ROWS y KEYPAD_COLS"
    ),
    "a free pin of this board: {}": "un pin libre de esta placa: {}",
    "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix": (
        "matrixkeypad en esta placa, cuyo CircuitPython no tiene keypad.KeyMatrix"
    ),
    "{} = {}, but allowed is a pin that can do PWM, or nothing between the quotes.": (
        "{} = {}, pero se admite: un pin que tenga PWM, o nada entre las comillas."
    ),
    "with LINK_RX the two pins of a UART, such as GP12 and GP13": (
        "con LINK_RX los dos pines de un UART, como GP12 y GP13"
    ),
    "a pin of its own, and {} has this one": "un pin propio, y este ya lo tiene {}",
    "{} = {}, but allowed is a name or number on the network, such as 192.168.1.20 or mqtts://host:8883.": (
        "{} = {}, pero se admite: un nombre o número en la red, como 192.168.1.20 o mqtts://host:8883."
    ),
    'a broker on boards with WiFi, here "" alone': 'un broker en placas con WiFi, aquí solo ""',
    "{} = {}, but allowed is an invitation of 16 letters and digits, or one of 12 to watch, or nothing.": (
        "{} = {}, pero se admite: una invitación de 16 letras y cifras, una de 12 para mirar, o nada."
    ),
    "WiFi needs memory of its own here: write CIRCUITPY_HEAP_START_SIZE = 163000 into settings.toml.": (
        "El wifi necesita aquí memoria propia: escribe CIRCUITPY_HEAP_START_SIZE = 163000 en settings.toml."
    ),
    "POWER_BUDGET_MA = {}, but {} pixels draw {} mA while dark: allowed for this grid is {} or more.": (
        "POWER_BUDGET_MA = {}, pero {} píxeles apagados ya gastan {} mA: esta cuadrícula admite {} o más."
    ),
    "{} can't be read ({}): put text in quotes, but not whole numbers.": (
        "{} no se puede leer ({}): un texto va entre comillas, un número entero no."
    ),
    # lines of settings.toml
    "settings.toml is not plain text: save it as UTF-8.": "settings.toml no es texto sin formato: guárdalo como UTF-8.",
    "INVITATION needs a broker: name yours in MQTT_BROKER.": "INVITATION necesita un bróker: escríbelo en MQTT_BROKER.",
    "{} in settings.toml is not a setting; did you mean {}?": "{} en settings.toml no es un ajuste; ¿querías decir {}?",
    "{} in settings.toml {}.": "{} en settings.toml {}.",
    "needs a = between name and value": "necesita un = entre nombre y valor",
    "is below a [table], where nothing is read": "está debajo de una [table], donde no se lee nada",
    "is there twice; only the first counts": "está dos veces, y solo cuenta la primera",
    "has no value: write one after the =, or leave the line out": (
        "no tiene valor: escribe uno tras el =, o quita la línea"
    ),
    "has no closing quote": "no tiene comillas de cierre",
    "has text after its closing quote": "tiene texto tras las comillas de cierre",
    "MEMORY is short: {} bytes are left and {} are needed. This board, or its firmware, is too small.": (
        "MEMORIA escasa: quedan {} bytes y hacen falta {}. Esta placa, o su firmware, es demasiado pequeña."
    ),
    # an owner's games
    "games/own.py has no CATALOGUE of rows, in brackets with a comma after each: {}.": (
        "games/own.py no tiene un CATALOGUE de filas, entre paréntesis y con una coma tras cada una: {}."
    ),
    "games/own.py, row {}: {}. It is left out.": "games/own.py, fila {}: {}. Se omite.",
    "games/own.py can't be read: {}. Its games are left out.": (
        "games/own.py no se puede leer: {}. Sus juegos se omiten."
    ),
    "a row is (key, title, module, class, icon of 8 or 16 bytes)": (
        "una fila es (clave, título, módulo, clase, icono de 8 o 16 bytes)"
    ),
    "the icon is not 8 or 16 bytes": "el icono no tiene 8 ni 16 bytes",
    "the key {} may have only small letters, digits and _": "la clave {} no es de letras minúsculas, cifras y _",
    "there is a game {} already": "ya hay un juego {}",
    "there is a class {} already, of {}": "ya hay una clase {}, de {}",
    # moves as text
    "{} is not a legal move here; {}.": "{} no es una jugada aquí; {}.",
    "the game is over": "la partida ha terminado",
    "expected {}": "se espera {}",
    "expected one of {} moves such as {}": "se espera una de {} jugadas, como {}",
    "expected a column from 1 to {}": "se espera una columna de 1 a {}",
    "{} is not a column; {}.": "{} no es una columna; {}.",
    "Column {} is full; {} with room in it.": "La columna {} está llena; {} con sitio.",
    # options and transcripts
    "{} is {}; allowed is a whole number from {} to {}.": "{} es {}; se admite un número entero de {} a {}.",
    "{} is {}; allowed is a whole number from {} to {} in steps of {}.": (
        "{} es {}; se admite un número entero de {} a {} en pasos de {}."
    ),
    "{} is not in the catalogue; there are {}.": "{} no está en el catálogo; hay {}.",
    "{} is not a transcript: {}.": "{} no es una transcripción: {}.",
    "a game is written key/options/moves, such as othello/8/f5d6c3": (
        "una partida se escribe clave/opciones/jugadas, como othello/8/f5d6c3"
    ),
    "{} is not an option: options are whole numbers separated by commas.": (
        "{} no es una opción: las opciones son números enteros separados por comas."
    ),
    "There are {} options, and {} has {}.": "Hay {} opciones, y {} tiene {}.",
    "The game is over after move {}, but {} follows.": "La partida acaba tras la jugada {}, pero sigue {}.",
    "Move {}: {} is not a legal move there; {}.": "Jugada {}: {} no es una jugada ahí; {}.",
    "{} can't begin from a position.": "{} no puede empezar desde una posición.",
    "{} is not a position of {} where a move can be made.": "{} no es una posición de {} en la que se pueda mover.",
    "{} has no closing brace.": "{} no tiene llave de cierre.",
    "{} is not a position of Checkers: write it as B:W21,22,K30:B1,2,K9.": (
        "{} no es una posición de damas: se escribe como B:W21,22,K30:B1,2,K9."
    ),
    "{} is not a square of Checkers: they have the numbers 1 to 32.": (
        "{} no es una casilla de damas: tienen los números del 1 al 32."
    ),
    "Square {} has two pieces.": "En la casilla {} hay dos piezas.",
    "A man on square {} would be a king: write K{}.": "Un peón en la casilla {} sería dama: escribe K{}.",
    "Each side needs 1 to {} pieces.": "Cada bando necesita de 1 a {} piezas.",
    "{} can be several chains of jumps: write every square.": (
        "{} puede ser varias series de saltos: escribe cada casilla."
    ),
    "After move {}: {} can't be marked there.": "Tras la jugada {}: {} no se puede marcar ahí.",
}
