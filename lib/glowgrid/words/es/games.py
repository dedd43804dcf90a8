"""Translations of the English sentences of games: rules, reasons why a game ended, commands. Loaded on demand."""

TABLE = {
    # rules
    "Mark any free cell. A whole row, column or diagonal of your own wins.": (
        "Marca una casilla libre. Gana una fila, columna o diagonal entera de marcas tuyas."
    ),
    "Tokens fall down their column. Four of your own in a row win, or as many as was set, in any direction.": (
        "Las fichas caen por su columna. Ganan cuatro tuyas en raya, o las que se hayan fijado, en cualquier dirección."
    ),
    "Take a cube from the edge, blank or your own, and push it in at another end of its row or column. A full row "
    "of your own wins, also a column or diagonal; who completes the other side's loses.": (
        "Toma un cubo del borde, vacío o tuyo, y mételo empujando por otro extremo de su fila o columna. Gana una fila "
        "entera tuya, también una columna o diagonal; quien completa la del otro bando pierde."
    ),
    "Put a disc so that discs of the other side lie in a line between it and another of yours: they turn. Who "
    "can't passes. When nobody can, more discs win.": (
        "Pon una ficha de modo que entre ella y otra tuya haya en línea fichas del otro bando: se dan la vuelta. Quien "
        "no puede, pasa. Cuando nadie puede, gana quien tiene más."
    ),
    "Put a stone on any free cell. Five of your own in a row win, or as many as was set, or more.": (
        "Pon una piedra en una casilla libre. Ganan cinco tuyas en raya, o las que se hayan fijado, o más."
    ),
    "Player 1 lays upright dominoes, player 2 lying ones. Who has no room for one has lost.": (
        "El jugador 1 pone dominós en vertical, el jugador 2 en horizontal. Quien ya no tiene sitio para uno pierde."
    ),
    "Press a cell: it changes between lit and dark, and so do those beside it. Put all lights out.": (
        "Pulsa una casilla: se enciende o se apaga, y también las de al lado. Apaga todas las luces."
    ),
    # reasons for the end
    "three in a row": "tres en raya",
    "four in a row": "cuatro en raya",
    "five in a row": "cinco en raya",
    "{} in a row": "{} en raya",
    "a full row": "una fila entera",
    "no full row in 200 moves": "ninguna fila entera en 200 jugadas",
    "no room is left": "no queda sitio",
    "more discs": "más fichas",
    "as many discs each": "igual número de fichas",
    "no room for an upright domino": "no hay sitio para un dominó de pie",
    "no room for a lying domino": "no hay sitio para un dominó tumbado",
    "all lights are out": "todas las luces están apagadas",
    "not solved in 300 presses": "sin resolver en 300 jugadas",
    "the other side has given up": "el otro bando ha abandonado",
    "player {} has given up": "el jugador {} ha abandonado",
    "both sides agree": "los dos bandos están de acuerdo",
    # reasons why a cell can't be picked
    "it is taken": "está ocupada",
    "no room for its lower half": "no hay sitio para su mitad de abajo",
    "no room for its right half": "no hay sitio para su mitad derecha",
    "no disc would turn": "ninguna ficha se daría la vuelta",
    "it goes in at another end of its row or column": "entra por otro extremo de su fila o columna",
    "it is the other side's": "es del otro bando",
    "it is not at the edge": "no está en el borde",
    # commands
    "resign": "abandonar",
    "Give up this game?": "¿Abandonar esta partida?",
    "draw": "empate",
    "End in a draw, if the other side agrees?": "¿Acabar en empate, si el otro bando está de acuerdo?",
    "{} is asked.": "Se pregunta a {}.",
    "{} plays on.": "{} sigue jugando.",
    # an agreement after the last move
    "done": "listo",
    "play on": "seguir jugando",
    "The marks are right.": "Las marcas están bien.",
    "Play goes on.": "La partida continúa.",
}
