"""Build sentences about a result: who won and why, points, and the score. The templates are in words.result.

Loaded on demand, for the grid and for plain text.
"""

from .match_sentences import fill
from .words import result as words

MYPY = False
if MYPY:  # true for type checkers only
    from .engine.match import Match


def describe_result(match: "Match", why: str) -> str:
    """Return sentences about the result: who won, why, and each player's points, if any. Return "" if the game is not
    over. `why`: the reason for the result, in the selected language."""
    outcome = match.game.outcome
    if outcome is None:
        return ""
    alone = len(match.seats) == 1
    if alone or outcome.winner:
        sentence = words.ALONE[outcome.winner] if alone else fill(match, outcome.winner, words.WON)
        sentence = f"{sentence[:-1]}: {why}." if why else sentence
    else:
        sentence = words.DRAW_WHY.format(why) if why else words.DRAW
    return " ".join([sentence] + describe_points(match))


def describe_points(match: "Match") -> list:
    """Return a list with one sentence about the points of all players, or about the moves that one player has made and
    the fewest possible. The list is empty if the game counts neither."""
    if hasattr(match.game, "fewest_possible"):
        from .engine.fewest import counted as moves

        known = moves(match.game)
        return [words.MOVES.format(*known)] if known else []
    counted = []
    for number, seat in enumerate(match.seats):
        score = match.game.score(number + 1)
        if score is not None:
            counted.append(f"{seat.name} {score}")
    return [words.POINTS.format(", ".join(counted))] if counted else []


def describe_score(match: "Match", counted: list) -> str:
    """Return a sentence about the score of all games so far. The first item of
    `counted` is the number of draws. Each further item is the number of games that a colour has won."""
    if len(counted) == 2:
        return words.ALONE[2].format(counted[0] + counted[1], counted[1])
    parts = [words.WINS.format(counted[seat.colour], seat.name) for seat in match.seats]
    parts.append(words.DRAWS.format(counted[0]))
    return words.SCORE.format(", ".join(parts))
