"""Begin a game from a position, such as a FEN of chess. Loaded on demand.

A game whose players have a notation for positions has a class method `from_position(text, options)`, which returns a
game without moves, and a method `position()`, which returns the current position in that notation. A game that began
from a position has this notation in its attribute `start_position`. Other games do not have the attribute.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any


def begin(kind: "Any", options: tuple, text: str) -> "Any":
    """Return a new game of the class `kind` that begins from the position `text`. `options`: a value for each option.
    Raise a TranscriptError, with a sentence for the user, if `text` is not a position from which the game can begin."""
    make, why = getattr(kind, "from_position", None), ""
    if make is None:
        raise _error("This game can't start from a position.")
    try:
        game = make(text, options)
    except (ValueError, IndexError, KeyError) as error:
        why = str(error)
    if why or game.outcome is not None:
        from .faults import short

        if why[-1:] == ".":  # a sentence by the game
            raise _error(why)
        raise _error(f"{short(text)!r} is not a position in which a player can move.")
    game.start_position = game.position()
    return game


def _error(sentence: str) -> ValueError:
    from .faults import TranscriptError

    return TranscriptError(sentence)
