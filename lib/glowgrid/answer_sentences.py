"""Choose the template of a sentence about a move: a game may have its own sentence for answers, such as hit or missed.

Loaded only for games with chance or hidden information.
"""

from .words import match as words

MYPY = False
if MYPY:  # true for type checkers only
    from .engine.game import Game


def text(game: "Game") -> str:
    """Return the template of a sentence about the last move of `game`, which is not perfect.

    If the move is an answer, this is the `answer_sentence` of the game, such as "{} ({}) looks: {}.", or the usual one.
    """
    if not (hasattr(game, "is_answer") and game.is_answer(game.ply - 1)):
        return words.MOVED
    from .words import special

    own = getattr(game, "answer_sentence", "")
    if not own:
        return special.ANSWERED
    from .translation import translated

    return translated(own, "games")
