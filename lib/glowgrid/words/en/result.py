"""The result of a game and the score so far, the same on light and in plain text."""

from .match import of

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.match import Match

WON = "{} ({}) has won."
DRAW = "A draw: nobody has won."
ALONE = (  # for a game of one player: not won, won, score, keys
    "Not done this time.",
    "Done.",
    "Tries: {}, done: {}.",
    "# tries again; 7 and 9 step through the moves, B takes back, * is the menu.",
)
SCORE = "Score: {}."
AGAIN = "# plays again, the other side starts; 7 and 9 step through the moves, B takes back, * is the menu."
STEP = "Move {} of {}: {}. 7 goes back, 9 forward."
BEGINNING = "the beginning"
NO_STEP = "There is no move on that side."

_DRAWN = "A draw: {}."
_DRAWS = "draws {}"
_POINTS = "Points: {}."


def result(match: "Match", why: str) -> str:
    """Return the result of the game, the reason `why`, already in this language, and each player's points, if any."""
    outcome = match.game.outcome
    if outcome is None:
        return ""
    alone = len(match.seats) == 1
    if alone or outcome.winner:
        told = ALONE[outcome.winner] if alone else of(match, outcome.winner, WON)
        told = f"{told[:-1]}: {why}." if why else told
    else:
        told = _DRAWN.format(why) if why else DRAW
    return " ".join([told] + points(match))


def points(match: "Match") -> list:
    """Return a list with one sentence on each player's points, or an empty list if the game counts none."""
    counted = []
    for number, seat in enumerate(match.seats):
        score = match.game.score(number + 1)
        if score is not None:
            counted.append(f"{seat.name} {score}")
    return [_POINTS.format(", ".join(counted))] if counted else []


def score(match: "Match", counted: list) -> str:
    """Return the score so far. `counted` holds the number of draws, then each colour's wins."""
    if len(counted) == 2:
        return ALONE[2].format(counted[0] + counted[1], counted[1])
    parts = [f"{seat.name} {counted[seat.colour]}" for seat in match.seats]
    parts.append(_DRAWS.format(counted[0]))
    return SCORE.format(", ".join(parts))
