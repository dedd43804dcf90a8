"""German translations of the games' remaining sentences: end reasons, warnings, commands. Loaded on demand."""

TABLE = {
    # reasons for the end
    "all pieces are home": "alle Figuren sind im Ziel",
    "three in a row": "drei in einer Reihe",
    "four in a row": "vier in einer Reihe",
    "five in a row": "fünf in einer Reihe",
    "{} in a row": "{} in einer Reihe",
    "a full row": "eine volle Reihe",
    "no full row in 200 moves": "keine volle Reihe in 200 Zügen",
    "the board is full": "das Brett ist voll",
    "more discs": "mehr Steine",
    "the same number of discs": "gleich viele Steine",
    "no room for a vertical domino": "kein Platz für einen senkrechten Dominostein",
    "no room for a horizontal domino": "kein Platz für einen waagerechten Dominostein",
    "all lights are out": "alle Lichter sind aus",
    "not solved in 300 presses": "nicht gelöst in 300 Zügen",
    "player {} has resigned": "Spieler {} hat aufgegeben",
    "both players agree": "beide Spieler sind sich einig",
    "the opponent can't move": "der Gegner kann nicht ziehen",
    "a piece is in the last row": "eine Figur ist in der letzten Reihe",
    "the opponent has only two pieces": "der Gegner hat nur zwei Steine",
    "50 turns each without a mill": "je 50 Züge ohne Mühle",
    "all pieces are captured": "alle Figuren sind geschlagen",
    "the same position for the third time": "zum dritten Mal dieselbe Stellung",
    "40 turns each without a capture or a man's move": "je 40 Züge, ohne zu schlagen oder einen Stein zu ziehen",
    "checkmate": "schachmatt",
    "a stalemate": "patt",
    "no checkmate is possible": "niemand kann mehr mattsetzen",
    "50 moves each without a capture or a pawn's move": "je 50 Züge, ohne zu schlagen oder einen Bauern zu ziehen",
    "the same number of boxes": "gleich viele Kästchen",
    "more boxes": "mehr Kästchen",
    "more seeds": "mehr Samen",
    "the same number of seeds": "gleich viele Samen",
    "equal areas with komi": "gleich viel Gebiet mit Komi",
    "more area with komi": "mehr Gebiet mit Komi",
    "the whole fleet is sunk": "die ganze Flotte ist versenkt",
    "more pairs": "mehr Paare",
    "the same number of pairs": "gleich viele Paare",
    "all pairs are found": "alle Paare sind gefunden",
    "a mine explodes": "eine Mine explodiert",
    "all cells without a mine are open": "alle Felder ohne Mine sind offen",
    # a warning to the player to move
    "{} ({}) is in check.": "{} ({}) steht im Schach.",
    # commands
    "at random": "zufällig",
    "The ships are placed at random.": "Die Schiffe werden zufällig gesetzt.",
    "resign": "aufgeben",
    "Resign this game?": "Diese Partie aufgeben?",
    "draw": "unentschieden",
    "End in a draw, if your opponent agrees?": "Mit Unentschieden enden, wenn dein Gegner einverstanden ist?",
    "Asking {} for a draw.": "{} wird gefragt.",
    "{} declines the draw.": "{} lehnt das Unentschieden ab.",
    # an agreement after the last move
    "done": "fertig",
    "play on": "weiterspielen",
    "The marks are right.": "Die Markierungen stimmen.",
    "The game continues.": "Die Partie geht weiter.",
    # flags
    "set flags": "Fahnen setzen",
    "end flags": "Fahnen beenden",
    "A pick sets or removes a flag.": "Ein Feld zu wählen setzt oder entfernt eine Fahne.",
    "A pick is a move again.": "Ein Feld zu wählen ist wieder ein Zug.",
    # tables on the drive
    "{} is missing, so bots play without it.": "{} fehlt, deshalb spielen Bots ohne diese Datei.",
    "{} is damaged, so bots play without it.": "{} ist beschädigt, deshalb spielen Bots ohne diese Datei.",
    "{} is for another board, so bots play without it.": (
        "{} ist für ein anderes Brett, deshalb spielen Bots ohne diese Datei."
    ),
    "{} is from another version, so bots play without it.": (
        "{} ist aus einer anderen Version, deshalb spielen Bots ohne diese Datei."
    ),
}
