"""A game being played: what is told of it, the same on light as in plain text.

What takes more than filling in a name is said by a function that is given the match.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.match import Match

PERSON = "Persona"
PLAYER = "Jugador {}"

KEPT = "La partida anterior está guardada: B vuelve a ella."

TURN = "Turno de {} ({})."
MOVED = "{} ({}) juega {}."
PASSED = "{} ({}) no puede jugar y pasa."
LAST = "Última jugada: {}. Late despacio."
DIM = "Puedes elegir las casillas con luz tenue."
ILLEGAL = "Esa casilla no se puede elegir."
ILLEGAL_WHY = "Esa casilla no se puede elegir: {}."
NO_CURSOR = "Pulsa el número de una casilla o columna."
WHERE_TO = "¿Y ahora adónde? * la suelta."
TAKEN_BACK = "Jugadas deshechas: {}."
NOTHING_BACK = "No hay ninguna jugada de una persona que deshacer."
NOTHING_AGAIN = "No hay nada que rehacer."
HINT = "Pista: {}."
NO_HINT = "Ahora no hay ninguna pista."
PACE = "{} ms por jugada."


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
