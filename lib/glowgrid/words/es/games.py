"""Spanish translations of the games' remaining sentences: end reasons, warnings, commands. Loaded on demand."""

TABLE = {
    # reasons for the end
    "the opponent has only two pieces": "el rival solo tiene dos piezas",
    "50 turns each without a mill": "50 turnos de cada uno sin un molino",
    "all pieces are home": "todas las piezas están en casa",
    "three in a row": "tres en raya",
    "four in a row": "cuatro en raya",
    "five in a row": "cinco en raya",
    "{} in a row": "{} en raya",
    "a full row": "una fila entera",
    "no full row in 200 moves": "ninguna fila entera en 200 jugadas",
    "the board is full": "el tablero está lleno",
    "more discs": "más fichas",
    "the same number of discs": "el mismo número de fichas",
    "no room for a vertical domino": "no hay sitio para un dominó vertical",
    "no room for a horizontal domino": "no hay sitio para un dominó horizontal",
    "all lights are out": "todas las luces están apagadas",
    "not solved in 300 presses": "sin resolver en 300 jugadas",
    "player {} has resigned": "el jugador {} ha abandonado",
    "both players agree": "los dos jugadores están de acuerdo",
    "the opponent can't move": "el rival no puede mover",
    "a piece is in the last row": "una pieza está en la última fila",
    "all pieces are captured": "todas las piezas están capturadas",
    "the same position for the third time": "la misma posición por tercera vez",
    "40 turns each without a capture or a man's move": "40 turnos cada uno sin capturar ni mover un peón",
    "checkmate": "jaque mate",
    "a stalemate": "rey ahogado",
    "no checkmate is possible": "ya nadie puede dar mate",
    "50 moves each without a capture or a pawn's move": "50 jugadas cada uno sin captura ni movimiento de peón",
    "the same number of boxes": "el mismo número de cajas",
    "more boxes": "más cajas cerradas",
    "more seeds": "más semillas",
    "the same number of seeds": "el mismo número de semillas",
    "equal areas with komi": "áreas iguales con komi",
    "more area with komi": "más área con komi",
    "the whole fleet is sunk": "toda la flota está hundida",
    "more pairs": "más parejas",
    "the same number of pairs": "el mismo número de parejas",
    "all pairs are found": "todas las parejas están encontradas",
    "a mine explodes": "explota una mina",
    "all cells without a mine are open": "todas las casillas sin mina están abiertas",
    # a warning to the player to move
    "{} ({}) is in check.": "{} ({}) está en jaque.",
    # commands
    "at random": "colocar al azar",
    "The ships are placed at random.": "Los barcos se colocan al azar.",
    "resign": "abandonar la partida",
    "Resign this game?": "¿Abandonar esta partida?",
    "draw": "ofrecer un empate",
    "End in a draw, if your opponent agrees?": "¿Acabar en empate, si tu rival está de acuerdo?",
    "Asking {} for a draw.": "Se pregunta a {}.",
    "{} declines the draw.": "{} rechaza el empate.",
    # an agreement after the last move
    "done": "listo",
    "play on": "seguir jugando",
    "The marks are right.": "Las marcas están bien.",
    "The game continues.": "La partida continúa.",
    # flags
    "set flags": "poner banderas",
    "end flags": "dejar las banderas",
    "A pick sets or removes a flag.": "Elegir una casilla pone o quita una bandera.",
    "A pick is a move again.": "Elegir una casilla vuelve a ser una jugada.",
    # tables on the drive
    "{} is missing, so bots play without it.": "Falta {}, así que los bots juegan sin ese archivo.",
    "{} is damaged, so bots play without it.": "{} está dañado, así que los bots juegan sin ese archivo.",
    "{} is for another board, so bots play without it.": (
        "{} es para otro tablero, así que los bots juegan sin ese archivo."
    ),
    "{} is from another version, so bots play without it.": (
        "{} es de otra versión, así que los bots juegan sin ese archivo."
    ),
}
