"""Sentences about a game in progress, the same on light and in plain text.

Functions build the sentences that need more than a name filled in.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.match import Match

PERSON = "Person"
PLAYER = "Player {}"

KEPT = "The game before is kept: B goes back to it."

TURN = "{} ({}) to move."
MOVED = "{} ({}) plays {}."
PASSED = "{} ({}) can't move and passes."
LAST = "Last move: {}. It breathes."
DIM = "Dim cells can be picked."
ILLEGAL = "That cell can't be picked."
ILLEGAL_WHY = "That cell can't be picked: {}."
NO_CURSOR = "Press the digit of a cell or column."
WHERE_TO = "Now where to? * lets it go."
TAKEN_BACK = "Moves taken back: {}."
NOTHING_BACK = "There is no move of a person to take back."
NOTHING_AGAIN = "There is nothing to play again."
HINT = "Hint: {}."
NO_HINT = "There is no hint now."
PACE = "{} ms a move."


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
