"""German captions of the games' demos, and the sentence for a board that plays by itself.

Captions scroll across the grid between two moves, so they are short.
"""

ATTRACT = "Das Brett spielt von allein. Jede Taste führt zurück."
FIRST = "Demo von {}. Jede Taste führt zurück."

TABLE = {
    "tictactoe": ("Besetze ein freies Feld.", "Drei in einer Reihe gewinnen."),
    "connectx": ("Wirf Steine ein.", "Vier in einer Reihe gewinnen."),
    "quixo": ("Schieb Randwürfel ein.", "Eine volle Reihe gewinnt."),
    "othello": ("Schließe Steine ein.", "Mehr Steine gewinnen."),
    "gomoku": ("Besetze ein freies Feld.", "Fünf in einer Reihe gewinnen."),
    "domineering": ("1: senkrecht. 2: waagerecht.", "Kein Platz? Verloren."),
    "lightsout": ("Drücken schaltet ein Kreuz um.", "Mach alle Lichter aus."),
    "minesweeper": ("Öffne sichere Felder.", "Zahlen zählen Minen."),
    "checkers": ("Schlagzwang!", "Schlage alle."),
    "chess": ("Zieht abwechselnd.", "Matt gewinnt."),
    "dots": ("Zeichne Kanten.", "Die vierte gewinnt."),
    "go": ("Umzingle und fange.", "Mehr Gebiet gewinnt."),
    "ur": ("Würfeln, dann ziehen.", "Alle im Ziel? Sieg."),
    "morris": ("Drei schlagen einen.", "Blockiert? Aus."),
    "battleship": ("Setze Schiffe.", "Versenke alle."),
    "kalah": ("Säe in deinen Speicher.", "Mehr Samen gewinnen."),
    "breakthrough": ("Vorwärts; schräg schlagen.", "Die letzte Reihe gewinnt."),
    "pairs": ("Deck zwei Karten auf.", "Gleich? Deine!"),
}
