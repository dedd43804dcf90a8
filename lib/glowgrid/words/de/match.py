"""Sentences about a game in progress, the same on light and in plain text.

Functions build the sentences that need more than a name filled in.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.match import Match

PERSON = "Mensch"
PLAYER = "Spieler {}"

KEPT = "Die Partie davor wartet: B führt zu ihr zurück."

TURN = "{} ({}) ist am Zug."
MOVED = "{} ({}) spielt {}."
PASSED = "{} ({}) kann nicht ziehen und passt."
LAST = "Letzter Zug: {}. Er pulsiert."
DIM = "Schwach leuchtende Felder kannst du wählen."
ILLEGAL = "Dieses Feld kannst du nicht wählen."
ILLEGAL_WHY = "Dieses Feld kannst du nicht wählen: {}."
NO_CURSOR = "Drücke die Ziffer eines Feldes oder einer Spalte."
WHERE_TO = "Und wohin jetzt? * lässt wieder los."
TAKEN_BACK = "Zurückgenommene Züge: {}."
NOTHING_BACK = "Es gibt keinen Zug eines Menschen zum Zurücknehmen."
NOTHING_AGAIN = "Es gibt nichts zu wiederholen."
HINT = "Tipp: {}."
NO_HINT = "Jetzt gibt es keinen Tipp."
PACE = "{} ms je Zug."


def of(match: "Match", player: int, sentence: str, *rest: object) -> str:
    """Return `sentence` with the player's name and mark and `rest` filled in."""
    seat = match.seats[player - 1]
    return sentence.format(seat.name, seat.mark, *rest)


def turn(match: "Match") -> str:
    """Return whose turn it is, or "" once the game is over."""
    player = match.game.turn
    if match.game.outcome is not None:
        return ""
    if player:
        return of(match, player, TURN)
    from .special import CHANCE

    return CHANCE


def moved(match: "Match", move: int, player: int) -> str:
    """Return the sentence for a move by `player`."""
    if player and move < 0xFFFD:  # no pass, resignation or draw
        return of(match, player, MOVED, match.notation(move))
    from .special import moved

    return moved(match, move, player)
