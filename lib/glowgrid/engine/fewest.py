"""Best results of games for one player in which fewer moves are better. Loaded on demand.

Such a game has a method `fewest_possible()`, which returns the fewest moves that solve it from its start. Its score, or
its number of plies if it has no score, is the number of moves that the player has needed so far.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from .game import Game


def counted(game: "Game") -> tuple:
    """Return (moves so far, fewest possible). Return () if the game does not know the fewest possible, or if that would
    tell what the game still hides."""
    ask = getattr(game, "fewest_possible", None)
    if ask is None or not game.perfect and game.outcome is None:
        return ()
    score = game.score(1)
    return game.ply if score is None else score, ask()


def better(result: tuple, best: tuple) -> tuple:
    """Return the better of two results of `counted`: fewer moves more than possible. If they are equal, return `best`.
    `best` may be ()."""
    return best if best and best[0] - best[1] <= result[0] - result[1] else result
