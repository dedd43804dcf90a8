"""Defines how cells look where a player's colour does not say enough, as for kings, drawn lines and hits.

A look is an int below 2**15 that packs a hue, a level of brightness, a shape, and a letter for plain text. 0 means that
the cell looks as `Game.at` says. A game with looks has a method `fill_looks(buffer, viewer)`, which writes the look of
every cell, as far as `viewer` may see it, into an array("H") of rows * cols items that belongs to the caller. This
module is loaded only for games with looks.

>>> king = look(2, shape=RING, letter="K")
>>> hue_of(king), level_of(king), shape_of(king), letter_of(king)
(2, 7, 2, 'K')
"""

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

    from .types import Position

# Hues besides the players 1 to 10, with the numbers that they have in view/palette.py.
WHITE, GREY, RED, GREEN = 0, 11, 12, 13

SOLID, DOT, RING, ACROSS, UPRIGHT, HALF = range(6)  # shapes; ACROSS and UPRIGHT are bars, RING has a white centre
_LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ^~:;!"
_SIGNS = "#+o-|/"  # written for a shape that belongs to no player and has no letter


def look(hue: int, level: int = 7, shape: int = SOLID, letter: str = " ") -> int:
    """Return a look. `hue`: a player, or one of the hues above. `level`: 1 to 7. `letter`: A to Z, or a space."""
    return _LETTERS.index(letter) << 10 | shape << 7 | hue << 3 | level


def hue_of(look: int) -> int:
    """Return the hue: the number of a player, or WHITE, GREY, RED or GREEN."""
    return look >> 3 & 15


def level_of(look: int) -> int:
    """Return the level of brightness."""
    return look & 7


def shape_of(look: int) -> int:
    """Return the shape."""
    return look >> 7 & 7


def letter_of(look: int) -> str:
    """Return the letter, or a space if there is none."""
    return _LETTERS[look >> 10]


def sign_of(look: int) -> str:
    """Return the letter. If the look has none, return the sign of the shape, or a full stop for the dimmest level."""
    return _LETTERS[look >> 10].strip() or ("." if level_of(look) == 1 else _SIGNS[shape_of(look)])


def has_looks(game: "Position") -> bool:
    """Return whether some cells of `game` may have a look of their own."""
    return hasattr(game, "fill_looks") or bool(game.kinds())


def fill(game: "Position", buffer: "array", viewer: int) -> None:
    """Write the look of every cell of `game` into `buffer`, as far as `viewer` may see it.

    A game without `fill_looks` gets its looks from the `kind` of each piece: 1 is a RING, such as a king's, and the
    kinds after it have the shapes after RING. A neutral piece of kind 1 is a solid grey square.
    """
    if hasattr(game, "fill_looks"):
        game.fill_looks(buffer, viewer)
        return
    cells, view = bytearray(len(buffer)), () if game.perfect else (viewer,)
    game.fill(cells, *view)
    kinds = game.kinds(*view)
    for cell in range(len(buffer)):
        kind, player = kinds[cell], cells[cell]
        shape = (SOLID, RING, ACROSS, UPRIGHT, HALF, DOT)[kind if player else max(kind - 1, 0)]
        buffer[cell] = kind and (26 + kind) << 10 | shape << 7 | (player or GREY) << 3 | 7
