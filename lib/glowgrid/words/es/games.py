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
    "Move a man ahead to a dark cell beside it, diagonally. You must jump over the other side's piece if you "
    "can, and on if you can: it is taken. A man in the last row becomes a king, which also goes back. Who "
    "can't move has lost.": (
        "Avanza un peón en diagonal a la casilla oscura de al lado. Si puedes saltar una pieza contraria, "
        "debes hacerlo, y seguir si puedes: queda capturada. Un peón en la última fila se vuelve dama, que "
        "también retrocede. Quien no puede mover ha perdido."
    ),
    "Draw an edge between two dots beside each other. The fourth edge of a box makes it yours, and you draw "
    "again. More boxes win.": (
        "Dibuja un borde entre dos puntos vecinos. El cuarto borde de una caja la hace tuya, y dibujas otra "
        "vez. Ganan más cajas."
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
    "the other side can't move": "el otro bando no puede mover",
    "all pieces are taken": "todas las piezas están capturadas",
    "the position came up for the third time": "la posición se repitió por tercera vez",
    "no capture and no man's move in 40 turns each": "40 turnos por bando sin capturar ni mover un peón",
    "as many boxes each": "igual número de cajas",
    "more boxes": "más cajas",
    # reasons why a cell can't be picked
    "it is taken": "está ocupada",
    "no room for its lower half": "no hay sitio para su mitad de abajo",
    "no room for its right half": "no hay sitio para su mitad derecha",
    "no disc would turn": "ninguna ficha se daría la vuelta",
    "it goes in at another end of its row or column": "entra por otro extremo de su fila o columna",
    "it is the other side's": "es del otro bando",
    "it is not at the edge": "no está en el borde",
    "pieces stay on the dark cells": "las piezas van por las casillas oscuras",
    "the same piece must jump on": "la misma pieza debe seguir saltando",
    "you must jump": "debes capturar",
    "a man steps one cell ahead, diagonally": "un peón avanza una casilla en diagonal",
    "pick one of your pieces": "elige una de tus piezas",
    "another piece must jump": "otra pieza debe capturar",
    "it can't move": "no puede mover",
    "it is a dot: pick an edge between two dots": "es un punto: elige un borde entre dos puntos",
    "it is a box: pick one of its edges": "es una caja: elige uno de sus bordes",
    "this edge is drawn": "este borde está dibujado",
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
