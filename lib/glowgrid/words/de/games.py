"""German translations of the games' sentences: rules, reasons why a game ended, commands. Loaded on demand."""

TABLE = {
    # rules
    "Mark any free cell. A whole row, column or diagonal of your own wins.": (
        "Besetze ein freies Feld. Eine ganze Zeile, Spalte oder Diagonale aus eigenen Zeichen gewinnt."
    ),
    "Tokens fall down their column. Four of your own in a row win, or as many as was set, in any direction.": (
        "Steine fallen in ihrer Spalte nach unten. Vier eigene in einer Reihe gewinnen, in jeder Richtung, oder so "
        "viele, wie eingestellt sind."
    ),
    "Take a cube from the edge, blank or your own, and push it in at another end of its row or column. A full row "
    "of your own wins, also a column or diagonal; who completes the other side's loses.": (
        "Nimm einen leeren oder eigenen Würfel vom Rand und schiebe ihn an einem anderen Ende seiner Zeile oder Spalte "
        "wieder hinein. Eine volle eigene Zeile gewinnt, auch eine Spalte oder Diagonale; wer eine der anderen Seite "
        "vollendet, verliert."
    ),
    "Put a disc so that discs of the other side lie in a line between it and another of yours: they turn. Who "
    "can't passes. When nobody can, more discs win.": (
        "Setze einen Stein so, dass fremde Steine in einer Linie zwischen ihm und einem anderen eigenen liegen: Sie "
        "werden umgedreht. Wer das nicht kann, passt. Kann es niemand mehr, gewinnen die meisten Steine."
    ),
    "Put a stone on any free cell. Five of your own in a row win, or as many as was set, or more.": (
        "Setze einen Stein auf ein freies Feld. Fünf eigene in einer Reihe gewinnen, oder so viele, wie eingestellt "
        "sind, oder mehr."
    ),
    "Player 1 lays upright dominoes, player 2 lying ones. Who has no room for one has lost.": (
        "Spieler 1 legt Dominosteine senkrecht, Spieler 2 waagerecht. Wer für keinen mehr Platz hat, hat verloren."
    ),
    "Press a cell: it changes between lit and dark, and so do those beside it. Put all lights out.": (
        "Drücke auf ein Feld: Es geht an oder aus, und die Felder daneben auch. Schalte alle Lichter aus."
    ),
    "Move a man ahead to a dark cell beside it, diagonally. You must jump over the other side's piece if you "
    "can, and on if you can: it is taken. A man in the last row becomes a king, which also goes back. Who "
    "can't move has lost.": (
        "Ziehe einen Stein schräg vorwärts auf ein dunkles Feld daneben. Wer eine fremde Figur überspringen "
        "kann, muss es tun, auch mehrmals: Sie ist geschlagen. Ein Stein in der letzten Reihe wird zur Dame, "
        "die auch rückwärts zieht. Wer nicht ziehen kann, hat verloren."
    ),
    "Draw an edge between two dots beside each other. The fourth edge of a box makes it yours, and you draw "
    "again. More boxes win.": (
        "Zeichne eine Kante zwischen zwei benachbarten Punkten. Die vierte Kante eines Kästchens macht es zu "
        "deinem, und du zeichnest noch einmal. Mehr Kästchen gewinnen."
    ),
    # reasons for the end
    "three in a row": "drei in einer Reihe",
    "four in a row": "vier in einer Reihe",
    "five in a row": "fünf in einer Reihe",
    "{} in a row": "{} in einer Reihe",
    "a full row": "eine volle Reihe",
    "no full row in 200 moves": "keine volle Reihe in 200 Zügen",
    "no room is left": "kein Feld ist mehr frei",
    "more discs": "mehr Steine",
    "as many discs each": "gleich viele Steine",
    "no room for an upright domino": "kein Platz für einen stehenden Dominostein",
    "no room for a lying domino": "kein Platz für einen liegenden Dominostein",
    "all lights are out": "alle Lichter sind aus",
    "not solved in 300 presses": "nicht gelöst in 300 Zügen",
    "the other side has given up": "die andere Seite hat aufgegeben",
    "player {} has given up": "Spieler {} hat aufgegeben",
    "both sides agree": "beide Seiten sind sich einig",
    "the other side can't move": "die andere Seite kann nicht ziehen",
    "all pieces are taken": "alle Figuren sind geschlagen",
    "the position came up for the third time": "die Stellung kam zum dritten Mal vor",
    "no capture and no man's move in 40 turns each": "40 Züge je Seite, ohne zu schlagen oder einen Stein zu ziehen",
    "as many boxes each": "gleich viele Kästchen",
    "more boxes": "mehr Kästchen",
    # reasons why a cell can't be picked
    "it is taken": "es ist besetzt",
    "no room for its lower half": "kein Platz für seine untere Hälfte",
    "no room for its right half": "kein Platz für seine rechte Hälfte",
    "no disc would turn": "kein Stein würde umgedreht",
    "it goes in at another end of its row or column": "er kommt an einem anderen Ende seiner Reihe oder Spalte hinein",
    "it is the other side's": "er gehört der anderen Seite",
    "it is not at the edge": "es liegt nicht am Rand",
    "pieces stay on the dark cells": "Figuren bleiben auf den dunklen Feldern",
    "the same piece must jump on": "dieselbe Figur muss weiterspringen",
    "you must jump": "du musst schlagen",
    "a man steps one cell ahead, diagonally": "ein Stein zieht ein Feld schräg vorwärts",
    "pick one of your pieces": "wähle eine deiner Figuren",
    "another piece must jump": "eine andere Figur muss schlagen",
    "it can't move": "sie kann nicht ziehen",
    "it is a dot: pick an edge between two dots": "es ist ein Punkt: wähle eine Kante zwischen zwei Punkten",
    "it is a box: pick one of its edges": "es ist ein Kästchen: wähle eine seiner Kanten",
    "this edge is drawn": "diese Kante ist gezeichnet",
    # commands
    "resign": "aufgeben",
    "Give up this game?": "Diese Partie aufgeben?",
    "draw": "unentschieden",
    "End in a draw, if the other side agrees?": "Mit Unentschieden enden, wenn die andere Seite einverstanden ist?",
    "{} is asked.": "{} wird gefragt.",
    "{} plays on.": "{} spielt weiter.",
    # an agreement after the last move
    "done": "fertig",
    "play on": "weiterspielen",
    "The marks are right.": "Die Markierungen stimmen.",
    "Play goes on.": "Es wird weitergespielt.",
}
