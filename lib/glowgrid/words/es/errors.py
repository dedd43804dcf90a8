"""Translations of English error messages about settings, moves, options, transcripts and an owner's games.

If a message starts with the name of a setting or file, so does its translation, because the grid shows only that name.
"""

TABLE = {
    # settings: the sentence, then what may be allowed
    "{} = {}, but it must be {}.": "{} = {}, pero debe ser {}.",
    "{} = {}, but it must be {} or {}.": "{} = {}, pero debe ser {} o {}.",
    "a whole number from {} to {}": "un número entero de {} a {}",
    "a text of at most {} characters": "un texto de {} caracteres como mucho",
    "one pin": "un pin",
    "{} to {} different pins, separated by spaces": "de {} a {} pines distintos, separados por espacios",
    "rows of equal length with the keys {}, separated by spaces, each key once": (
        "filas igual de largas con las teclas {}, separadas por espacios, cada tecla una vez"
    ),
    "a layout with all of the keys {}": "un teclado con todas las teclas de {}",
    "one pin for each column of KEYPAD_KEYS, {} in all": "un pin por cada columna de KEYPAD_KEYS, {} en total",
    "one pin for each row of KEYPAD_KEYS, {} in all": "un pin por cada fila de KEYPAD_KEYS, {} en total",
    "a layout of {} x {} keys, to match the pins of KEYPAD_ROWS and KEYPAD_COLS": (
        "un teclado de {} x {} teclas, según los pines de KEYPAD_ROWS y KEYPAD_COLS"
    ),
    "a free pin of this board: {}": "un pin libre de esta placa: {}",
    "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix": (
        "matrixkeypad en esta placa, cuyo CircuitPython no tiene keypad.KeyMatrix"
    ),
    "{} = {}, but it must be a pin that can do PWM, or empty.": (
        "{} = {}, pero debe ser un pin que tenga PWM, o estar vacío."
    ),
    "the TX pin of a UART whose RX pin is LINK_RX, such as GP12 and GP13": (
        "el pin TX de un UART cuyo pin RX es LINK_RX, como GP12 y GP13"
    ),
    "another pin, because {} uses this one": "otro pin, porque {} usa este",
    "{} = {}, but it must be a network address such as 192.168.1.20 or mqtts://host:8883.": (
        "{} = {}, pero debe ser una dirección de red como 192.168.1.20 o mqtts://host:8883."
    ),
    '"", because this board has no Wi-Fi': '"", porque esta placa no tiene wifi',
    "{} = {}, but it must be an invite code of 16 letters and digits, or 12 to watch, or empty.": (
        "{} = {}, pero debe ser un código de invitación de 16 letras y cifras, o 12 para mirar, o estar vacío."
    ),
    "Wi-Fi needs reserved memory on this board: add CIRCUITPY_HEAP_START_SIZE = 163000 to settings.toml.": (
        "La wifi necesita memoria reservada en esta placa: añade CIRCUITPY_HEAP_START_SIZE = 163000 a settings.toml."
    ),
    "MQTT_CA needs an encrypted connection: begin MQTT_BROKER with mqtts://.": (
        "MQTT_CA requiere una conexión cifrada: empieza MQTT_BROKER con mqtts://."
    ),
    "POWER_BUDGET_MA = {}, but {} pixels draw {} mA even when dark: this grid needs {} or more.": (
        "POWER_BUDGET_MA = {}, pero {} píxeles gastan {} mA incluso apagados: esta cuadrícula necesita {} o más."
    ),
    "{} can't be read ({}): quote text, but not whole numbers.": (
        "{} no se puede leer ({}): pon el texto entre comillas, y los números enteros sin comillas."
    ),
    # lines of settings.toml
    "settings.toml is not plain text: save it as UTF-8.": "settings.toml no es texto sin formato: guárdalo como UTF-8.",
    "INVITATION needs a broker: set MQTT_BROKER, too.": "INVITATION necesita un bróker: pon también MQTT_BROKER.",
    "{} in settings.toml is not a setting; did you mean {}?": "{} en settings.toml no es un ajuste; ¿querías decir {}?",
    "{} in settings.toml {}.": "{} en settings.toml {}.",
    "needs a = between name and value": "necesita un = entre nombre y valor",
    "is below a [table], where nothing is read": "está debajo de una [table], donde no se lee nada",
    "is there twice; only the first one counts": "está dos veces; solo cuenta la primera",
    "has no value: write one after the =, or delete the line": (
        "no tiene valor: escribe uno tras el =, o borra la línea"
    ),
    "has no closing quote": "no tiene comillas de cierre",
    "has text after its closing quote": "tiene texto tras las comillas de cierre",
    "MEMORY is short: {} bytes are left and {} are needed. Use a board or firmware with more memory.": (
        "MEMORIA escasa: hay {} bytes libres y hacen falta {}. Usa una placa o un firmware con más memoria."
    ),
    # an owner's games
    "games/own.py needs a CATALOGUE of rows in brackets, with a comma after each row: {}.": (
        "games/own.py necesita un CATALOGUE de filas entre paréntesis, con una coma tras cada fila: {}."
    ),
    "games/own.py, row {}: {}. The row is ignored.": "games/own.py, fila {}: {}. La fila se ignora.",
    "games/own.py can't be read: {}. Its games are missing.": "games/own.py no se puede leer: {}. Sus juegos faltan.",
    "a row is (key, title, module, class, icon of 8 or 16 bytes)": (
        "una fila es (clave, título, módulo, clase, icono de 8 o 16 bytes)"
    ),
    "the icon must have 8 or 16 bytes": "el icono debe tener 8 o 16 bytes",
    "the key {} may only have lower-case letters, digits and _": "la clave {} solo puede tener minúsculas, cifras y _",
    "there is already a game {}": "ya hay un juego {}",
    "there is already a class {}, of {}": "ya hay una clase {}, de {}",
    # moves as text
    "{} is not a legal move here; {}.": "{} no es una jugada legal aquí; {}.",
    "the game is over": "la partida ha terminado",
    "expected {}": "se espera {}",
    "expected one of {} moves such as {}": "se espera una de {} jugadas, como {}",
    "expected a column from 1 to {}": "se espera una columna de 1 a {}",
    "{} is not a column; {}.": "{} no es una columna; {}.",
    "Column {} is full; {} with room in it.": "La columna {} está llena; {} con sitio.",
    # options and transcripts
    "{} is {}, but it must be a whole number from {} to {}.": "{} es {}, pero debe ser un número entero de {} a {}.",
    "{} is {}, but it must be a whole number from {} to {} in steps of {}.": (
        "{} es {}, pero debe ser un número entero de {} a {} en pasos de {}."
    ),
    "{} is not in the catalogue, which has {}.": "{} no está en el catálogo, que tiene {}.",
    "{} is not a transcript: {}.": "{} no es una transcripción: {}.",
    "a game is written key/options/moves, such as othello/8/f5d6c3": (
        "una partida se escribe clave/opciones/jugadas, como othello/8/f5d6c3"
    ),
    "{} is not an option: options are whole numbers separated by commas.": (
        "{} no es una opción: las opciones son números enteros separados por comas."
    ),
    "Too many options: {} instead of at most {}.": "Demasiadas opciones: {} en lugar de {} como máximo.",
    "The game is over after move {}, but {} follows.": "La partida acaba tras la jugada {}, pero sigue {}.",
    "Move {}: {} is not a legal move there; {}.": "Jugada {}: {} no es una jugada legal ahí; {}.",
    "This game can't start from a position.": "Este juego no puede empezar desde una posición.",
    "{} is not a position in which a player can move.": "{} no es una posición en la que alguien pueda jugar.",
    "{} has no closing brace.": "{} no tiene llave de cierre.",
    "{} is not a position of Checkers: write it like B:W21,22,K30:B1,2,K9.": (
        "{} no es una posición de damas: se escribe como B:W21,22,K30:B1,2,K9."
    ),
    "{} is not a square of Checkers: squares are 1 to 32.": "{} no es una casilla de damas: las casillas son 1 a 32.",
    "Square {} has two pieces.": "En la casilla {} hay dos piezas.",
    "A man on square {} would be a king: write K{}.": "Un peón en la casilla {} sería dama: escribe K{}.",
    "Each side needs 1 to {} pieces.": "Cada bando necesita de 1 a {} piezas.",
    "{} fits several chains of jumps: write every square.": (
        "{} encaja con varias series de saltos: escribe cada casilla."
    ),
    "{} is not a position of Chess: write it like 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.": (
        "{} no es una posición de ajedrez: se escribe como 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1."
    ),
    "Each side needs one king.": "Cada bando necesita un rey.",
    "A side has at most 16 pieces, and 8 of them are pawns.": "Un bando tiene como mucho 16 piezas, 8 de ellas peones.",
    "No pawn can be in the first or the last row.": "No puede haber peones en la primera ni en la última fila.",
    "{} says that castling is possible, but king or rook have moved.": (
        "{} dice que se puede enrocar, pero el rey o la torre se han movido."
    ),
    "The player who isn't to move is in check.": "Quien no tiene el turno está en jaque.",
    "No pawn has just moved over {}.": "Ningún peón acaba de pasar por {}.",
    "{} fits several moves: write the cell where the piece starts, too.": (
        "{} encaja con varias jugadas: escribe también la casilla de salida."
    ),
    "After move {}: {} can't be marked there.": "Tras la jugada {}: {} no se puede marcar ahí.",
}
