"""Spanish words of the screens around the light."""

SCREENS = {
    "Splash": "Glowgrid",
    "Menu": "Elige un juego",
    "More": "Más",
    "Setup": "Prepara la partida",
    "Pause": "Pausa",
    "Ask": "Confirma, por favor",
    "Rules": "Cómo se juega",
    "Help": "Las teclas",
    "Statistics": "Estadísticas",
    "Check": "Prueba del hardware",
    "Trouble": "Revisa los ajustes",
    "Crash": "Algo ha fallado",
    "Demo": "Demostración",
    "Attract": "Demostración",
    "Sleep": "La cuadrícula duerme",
    "Joining": "Jugar en línea",
    "Connecting": "Jugar en línea",
}
COLOURS = ("", "Ámbar", "Azul", "Rosa", "Verde", "Blanco", "Rojo", "Celeste", "Violeta", "Lima", "Marrón")

YOU = "Tú"
YOUR_TURN = "Te toca"
TO_MOVE = "Juega {}"
THINKING = "{} está pensando"
WAITING = "Esperando al rival"
ROLLING = "Se tiran los dados"
CHANCE = "Decide el azar"
REPLAY = "Repetición"
YOU_WON = "¡Has ganado!"
WON = "Gana {}"
DRAW = "Empate"
SOLVED = "¡Resuelto!"
NOT_SOLVED = "Esta vez sin resolver"
FINDING_HINT = "Buscando una pista"
HINT_SHOWN = "La pista está en blanco en el tablero."
RATING = "Valorando las jugadas"
RATED = "Lo buena que es cada jugada"
SHADES_SHOWN = "Las buenas lucen fijas y llenas, las regulares huecas, las malas como puntos tenues."
ANALYSING = "Buscando dónde cambió la partida"
TURNING_POINT = "Punto de giro {} de {}: jugada {}"
NO_TURNING_POINT = "Ninguna jugada cambió por sí sola esta partida"
WHERE_IT_TURNED = "¿Dónde cambió?"
AWAY = "{} no tiene conexión"
LAST_MOVE = "Última jugada: {}"
ROLLED = "Tirada: {}"
PICKED_CELLS = "Elegido: {}. Después: {}."
NEXT_CELL = "otra casilla"
CURSOR = "Cursor en: {}"
NO_CELL = "ninguna casilla de este juego"
CANNOT_PICK = "no se puede elegir"
STEP = "Jugada {} de {}"
FIRST_MOVE = "Empieza la partida"
TAKE_THE_BOARD = "{}: toma el tablero"
RESUME = "Reanudar {}"
WHOLE_BOARD = "Mostrar todo el tablero ({0}x{0} luces)"
COUNTS = "{} ganadas · {} perdidas · {} empatadas"
HOLD = "Mantén OK: {}"

KEYS = {
    "other": "Más",
    "up": "Arriba",
    "down": "Abajo",
    "left": "Izquierda",
    "right": "Derecha",
    "pick": "Elegir",
    "drop": "Soltar",
    "flags": "Con bandera",
    "no_flags": "Sin bandera",
    "pause": "Pausa",
    "take_back": "Deshacer",
    "hint": "Pista",
    "coach": "Valorar",
    "new": "Nueva",
    "status": "Estado",
    "cancel": "Cancelar",
    "slower": "Lento",
    "scroll_back": "Retroceder",
    "faster": "Rápido",
    "back": "Volver",
    "start": "Empezar",
    "set_up": "Preparar",
    "demo": "Demo",
    "earlier": "Anterior",
    "unfinished": "Reanudar",
    "rules": "Reglas",
    "statistics": "Resultados",
    "choose": "Elegir",
    "yes": "Sí",
    "no": "No",
    "again": "Otra vez",
    "step_back": "Atrás",
    "step_forward": "Adelante",
    "turned": "Entrenador",
    "previous": "Anterior",
    "next": "Siguiente",
    "menu": "Menú",
    "close": "Cerrar",
    "take": "Mostrar",
    "agree": "Aceptar",
    "less": "–",
    "more": "+",
    "accept": "Aceptar",
    "darker": "Más oscuro",
    "brighter": "Más claro",
    "retry": "Reintentar",
    "restart": "Reiniciar",
    "delete": "Borrar",
}

EMPTY = "vacía"
HIDDEN = "oculta"
CAN_PICK = "se puede elegir"
PICKED = "elegida"
IS_LAST = "última jugada"
WINNING = "línea ganadora"
PLAYED = "jugada"
BETTER = "mejor"
SHAPES = ("", "punto", "anillo", "barra", "barra vertical", "mitad", "esquina", "corona")
PIECES = {"R": "torre", "P": "peón", "N": "caballo", "B": "alfil", "Q": "dama", "K": "rey"}
GLYPH = "carta {}"
HUES = {0: "blanco", 11: "gris", 12: "rojo", 13: "verde"}

PAUSE_GROUPS = {
    "back": "Esta partida",
    "rules": "Información",
    "brightness": "Ajustes",
    "new_game": "Otra partida",
}
SAVED_DATA = "Datos guardados"  # the heading above the item that deletes everything
PLAYERS = "Jugadores"  # a button below a game in the menu; it opens the setup, which begins with them
CHANGE_PLAYERS = "Cambiar quién juega"  # what a click on a player does
LAST_PLAYED = "último juego"
UNFINISHED = "sin terminar"  # the mark of a game that was left

GAMES = {
    "tictactoe": "Gana quien pone tres en línea.",
    "connectx": "Cuatro en raya: deja caer fichas en las columnas.",
    "quixo": "Empuja cubos desde el borde. Una línea llena gana.",
    "gomoku": "Cinco en raya ganan.",
    "othello": "Encierra fichas para darles la vuelta. Gana quien tiene más.",
    "domineering": "Pon fichas de dominó. Quien no tiene sitio pierde.",
    "dots": "Cierra cajas. Gana quien tiene más.",
    "go": "Rodea piedras y territorio.",
    "checkers": "Salta sobre las piezas para capturarlas.",
    "chess": "Da jaque mate al otro rey.",
    "ur": "Tira y lleva tus fichas a casa.",
    "morris": "Tres en línea quitan una pieza.",
    "lightsout": "Apaga todas las luces.",
    "minesweeper": "Abre todas las casillas sin mina.",
    "battleship": "Encuentra y hunde los barcos escondidos.",
    "kalah": "Siembra. Gana quien junta más semillas.",
    "breakthrough": "Llega antes a la última fila.",
    "pairs": "Levanta cartas y recuerda las parejas.",
}
