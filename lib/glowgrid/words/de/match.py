"""A game being played: what is told of it, the same on light as in plain text.

What takes more than filling in a name is said by a function that is given the match.
"""

MYPY = False
if MYPY:  # type checkers take it for true
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
    """Return a sentence about a player: it takes their name, their mark, and the rest."""
    seat = match.seats[player - 1]
    return sentence.format(seat.name, seat.mark, *rest)


def turn(match: "Match") -> str:
    """Return whose turn it is; nothing once the game is over."""
    player = match.game.turn
    if match.game.outcome is not None:
        return ""
    if player:
        return of(match, player, TURN)
    from .special import CHANCE

    return CHANCE


def moved(match: "Match", move: int, player: int) -> str:
    """Return that `player` has made a move."""
    if player and move < 0xFFFD:  # no pass, and no giving up
        return of(match, player, MOVED, match.notation(move))
    from .special import moved

    return moved(match, move, player)
