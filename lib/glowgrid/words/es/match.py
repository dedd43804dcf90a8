"""Sentences about a game in progress, the same on light and in plain text.

Functions build the sentences that need more than a name filled in.
"""

MYPY = False
if MYPY:  # true for type checkers only
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
