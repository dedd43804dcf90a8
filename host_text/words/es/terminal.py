"""Spanish sentences of plain text: prompts, commands and answers. More are in glowgrid.words."""

TEXT_WELCOME = "Glowgrid: juegos de mesa en texto. En cualquier pregunta puedes escribir ayuda o salir."
TEXT_HELP = (
    "Escribe una respuesta y pulsa Enter. Si la pregunta ofrece una respuesta para Enter, basta con Enter.",
    "undo (o deshacer) deshace tu última jugada, undo 2 las dos últimas. redo (o rehacer) las repite.",
    "hint (o pista) muestra una jugada que haría un bot. new (o nuevo) empieza otro juego. quit (o salir) termina.",
    "coach (o entrenador) dice lo buena que es cada jugada y, tras el final, dónde cambió la partida.",
    "transcript escribe la partida en una línea de texto. replay y una línea así la juegan de nuevo.",
    "position (o posición) escribe la posición, si el juego tiene una notación para ella, como FEN.",
    "rules (o reglas) muestra las reglas del juego.",
    "leer (o filas) lee el tablero en palabras, fila por fila. leer 3 lee solo la fila 3.",
)
COMMANDS = ("help", "quit", "new", "undo", "redo", "hint", "coach", "transcript", "replay", "position", "read", "rules")
COMMAND = "{}: {}"  # an additional command: its name, a sentence about it
WITH_MORE = ("undo", "replay", "read")  # commands that accept an argument
ALSO: dict = {  # alternative name of a command -> the name in COMMANDS
    "ayuda": "help",
    "salir": "quit",
    "nuevo": "new",
    "deshacer": "undo",
    "rehacer": "redo",
    "pista": "hint",
    "entrenador": "coach",
    "reglas": "rules",
    "posición": "position",
    "posicion": "position",
    "leer": "read",
    "filas": "read",
}
GOODBYE = "Adiós."
INTERRUPTED = "La partida acaba aquí. Adiós."

LISTED = "{}. {}"
OTHER_NAMES = {"connectx": "Cuatro en raya"}  # by which people may look for a game
ASK_GAME = "¿Qué juego? (de 1 a {}, o su nombre): "
CHOOSE_HELP = "Escribe un número de 1 a {}, o un nombre."
NOT_LISTED = "{} no está en la lista. Escribe un número de 1 a {}, o un nombre."
BROKEN = "No se puede jugar a {}, porque games/{}.py no se puede leer: {}: {}. Elige otro juego."
OWN_GAME_FAILED = "{} no puede seguir: {}. El simulador, glowgrid-sim, muestra el traceback entero."
NO_METHOD = "a games/{}.py le falta el método {}"
WRONG_TYPE = "en games/{}.py, {} devuelve un valor del tipo {} en vez de {}"
ERROR_AT = "error en {}, línea {}, {}: {}: {}"
CHOSEN = "{}."
ASK_NUMBER = "{} ({}, Enter para {}): "
RANGE = "de {} a {}"
RANGE_IN_STEPS = "de {} a {} en pasos de {}"
NUMBER_HELP = "Escribe un número entero, {}."
NOT_IN_RANGE = "{} no se admite. {}: un número entero, {}."
NOTHING_TYPED = "Una respuesta vacía"
TOO_LONG_TYPED = "Esa respuesta es demasiado larga: tiene {} caracteres y se admiten como mucho {}."
NO_TEXT_TYPED = "Eso no es texto. Escríbelo otra vez."
ASK_YES = "{} (s o n): "
ASK_LETTER = "Escribe {}."
NOT_A_LETTER = "{} no es una de las respuestas. Escribe {}."
OR = " o "
ASK_ALONE = "¿Quieres jugar tú? (s o n, Enter para {}): "
ASK_PEOPLE = "¿Son personas todos los jugadores? (s o n, Enter para {}): "
ASK_WHO = "{}: ¿quién juega? (de 1 a {}, o un nombre, Enter para {}): "
ASK_MARK = "{}: ¿qué carácter? (Enter para {}): "
MARK_EXPECTED = "Escribe un carácter que no tenga otro jugador."
MARK_TOO_LONG = "{} no es un solo carácter. Escribe uno solo."
MARK_TAKEN = "{} ya es de {}. Escribe otro carácter."
MARK_EMPTY = "{} representa una casilla vacía. Escribe otro carácter."
SWITCHES = {  # option -> (letter for no, letter for yes, question)
    "memory": ("r", "m", "¿Tablero rápido o que ahorre memoria? (r o m, Enter para {1}): "),
}
SWITCH = ("n", "s", "¿{0}? (s o n, Enter para {1}): ")
YES, NO, CHANGES = "s", "n", "c"
ANSWERS = {"sí": "s", "si": "s", "no": "n", "y": "s", "yes": "s"}

SEE_HELP = "{} Escribe ayuda para ver lo que puedes escribir."
ASK_COLUMN = "{} ({}), ¿qué columna? "
ASK_CELL = "{} ({}), ¿qué fila y columna? "
ASK_MOVE = "{} ({}), ¿qué jugada, por ejemplo {}? "
ASK_NEXT = "Desde {}: ¿a qué fila y columna? (Enter cancela): "
MOVE_HELP = "Escribe una jugada: {}. O nombra casillas, como b3, o escribe fila y columna, como 3 2."
PASS = "pasar"  # what a player types to pass; `pass` works, too
OR_PASS = "{} O escribe {}."  # appended to the help, if the player may pass
SQUARE_HELP = "Escribe una jugada: fila y columna, como 2 3, o el número de una casilla, de 0 a 8."
NOT_A_SQUARE = "{} no es una casilla. Escribe fila y columna, como 2 3, o el número de una casilla, de 0 a 8."
OR_CELL = "{} O nombra casillas, como b3, o escribe fila y columna, como 3 2."
PLACE = "fila {}, columna {}"
OWN_BOARD = "Tu propio tablero:"
OTHER_BOARD = "El tablero de tu rival:"
OUTSIDE = "Fila {}, columna {} está fuera del tablero: las filas van de 1 a {}, las columnas de 1 a {}."
NO_SQUARE = "La casilla {} está fuera del tablero: las casillas van de 0 a 8."
NO_CELL = "No hay casilla en la fila {}, columna {}."
TAKEN = "La fila {}, columna {} ya está ocupada."
FALLS = "En la fila {}, columna {} no se puede: la ficha cae ahí a la fila {}, columna {}."
NOT_PICKED = "La fila {}, columna {} no se puede elegir ahora; {}."
HAND_OVER = "{}: pulsa Enter cuando solo tú veas la pantalla. "
HAND_OVER_HELP = "Pulsa Enter. El tablero muestra entonces lo que solo tú puedes ver."
NOT_ALL = "{} no es posible: {}"
TURN_ENDS = "el turno acaba antes del último salto."
NO_NOTATION = "Este juego no tiene notación para las posiciones. transcript escribe las jugadas."
SECRET = "Las jugadas son secretas hasta que acabe la partida."
ASK_MARK_CELL = "{} ({}), ¿qué casilla marcar? (o listo, o seguir jugando) "
MARK_CELL_HELP = "Escribe una casilla, como c2, para marcarla; listo si las marcas están bien; o seguir jugando."
NO_MARK_THERE = "{} no se puede marcar."
ASK_FLAG_CELL = "¿En qué casilla la bandera? (o dejar las banderas) "
FLAG_CELL_HELP = "Escribe una casilla, como c2, para poner o quitar una bandera; o dejar las banderas."
NO_FLAG_THERE = "{} no puede tener bandera."
ROW_CELLS = "Fila {}: {}."
ONE_CELL = "{} {}"
CELLS_TO = "{} a {} {}"
SIDE = "{} es {}, en la luz {}."
READ_HOW = "leer admite el número de una fila, de {} a {}."
THINKS = "{} ({}) está pensando."
BOTS_STOP = "Los bots paran tras {} jugadas."

NO_GAME_YET = "Aún no ha empezado ninguna partida."
UNDO_HOW = "Tras undo, escribe un número entero a partir de 1, como undo 2."
REPLAY_HOW = "Tras replay, escribe una partida como la escribe transcript, por ejemplo replay othello/8/f5d6c3."
MOVES_TAKEN_BACK = "Jugadas deshechas: {}."
COMPLETED = "{} completa: de fila {}, columna {} a fila {}, columna {}."
A_ROW = "Una fila"
A_COLUMN = "Una columna"
A_DIAGONAL = "Una diagonal"
HOLDS = ("{} ({}) tiene {} casilla.", "{} ({}) tiene {} casillas.")  # singular; plural
ASK_AGAIN = "¿Jugar otra vez? (s como antes, c con cambios, n para salir): "

USAGE = "Uso: glowgrid [TRANSCRIPCIÓN] [--language CÓDIGO] [--invite | --join CODE] [--broker HOST[:PORT]] [--ca FILE]"
NOBODY_READS = "La salida se ha cerrado, así que la partida acaba."
NOT_WRITTEN = "No se puede escribir la salida: {}."
NOT_READ = "No se puede leer la entrada: {}."
NOWHERE_TO_WRITE = "No hay salida donde escribir, así que la partida no puede empezar."
NOTHING_TO_READ = "No hay entrada de donde leer, así que la partida no puede empezar."
