"""A game being played, and its end: what is told of it, the same on light as in plain text.

What takes more than filling in a name is said by a function that is given the match.
"""

MYPY = False
if MYPY:  # type checkers take it for true
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
NO_CURSOR = "Press the digit of a cell or column."
WHERE_TO = "Now where to? * lets it go."
TAKEN_BACK = "Moves taken back: {}."
NOTHING_BACK = "There is no move of a person to take back."
NOTHING_AGAIN = "There is nothing to play again."
HINT = "Hint: {}."
NO_HINT = "There is no hint now."
PACE = "{} ms a move."
REPLAY = "A recorded game of {}, {} move{}. 4 slower, 6 faster, B goes back."
REPLAY_ENDS = "The record ends here. The game goes on."

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
ALONE = (  # of a game that one plays alone: not won, won, score, what the keys do
    "Not done this time.",
    "Done.",
    "Tries: {}, done: {}.",
    "# tries again; B takes back, * is the menu.",
)
SCORE = "Score: {}."
DRAWS = "draws {}"
AGAIN = "# plays again, the other side starts; B takes back, * is the menu."

RESTORED = "Your game of {} goes on after {} move{}. * and Leave end it."
TOO_LONG = "This game may become too long to be saved: a power cut late in it would lose it."
LOST = "This game is too long to be saved now: a power cut would lose it."


def of(match: "Match", player: int, sentence: str, *rest: object) -> str:
    """Return a sentence about a player: it takes their name, their mark, and the rest."""
    seat = match.seats[player - 1]
    return sentence.format(seat.name, seat.mark, *rest)


def turn(match: "Match") -> str:
    """Return whose turn it is; nothing once the game is over."""
    return of(match, match.game.turn, TURN) if match.game.outcome is None else ""


def moved(match: "Match", move: int, player: int) -> str:
    """Return that a player has made a move."""
    return of(match, player, MOVED, match.game.notation(move))


def result(match: "Match") -> str:
    """Return how the game has ended."""
    winner = match.game.outcome.winner if match.game.outcome is not None else 0
    if len(match.seats) == 1:
        return ALONE[winner]
    return of(match, winner, WON) if winner else DRAW
