"""German captions of the games' demos. They scroll across the grid between two moves, so they are short."""

FIRST = "{}, in wenigen Zügen. Jede Taste führt zurück."

TABLE = {
    "tictactoe": ("Besetze ein Feld.", "Drei in Reihe gewinnen."),
    "connectx": ("Steine fallen.", "Vier in Reihe gewinnen."),
    "quixo": ("Randwürfel einschieben.", "Volle Reihe gewinnt."),
    "othello": ("Umschließe Steine.", "Mehr Steine siegen."),
    "gomoku": ("Setze, wohin du willst.", "Fünf in Reihe gewinnen."),
    "domineering": ("1 legt aufrecht, 2 quer.", "Kein Platz? Verloren."),
    "lightsout": ("Drücken ändert ein Kreuz.", "Mach alle aus."),
    "checkers": ("Schlage!", "Schlage alle."),
    "dots": ("Zeichne Kanten.", "Die vierte gewinnt."),
}
