"""Looks of cells for which a player's colour does not say enough, such as kings, drawn lines and hits.

A look is an int below 2**16 that packs a hue, a level of brightness, a shape, and a letter for plain text. 0 means that
the cell looks as `Game.at` says. A game with looks has a method `fill_looks(buffer, viewer)`, which writes the look of
every cell, as far as `viewer` may see it, into an array("H") of rows * cols items that belongs to the caller.

>>> king = look(2, shape=RING, letter="K")
>>> hue_of(king), level_of(king), shape_of(king)
(2, 7, 2)
"""

# On the drive, this module is part of match.py.

# Hues besides the players 1 to 10, with the numbers that they have in view/palette.py.
WHITE, GREY, RED, GREEN = 0, 11, 12, 13

SOLID, DOT, RING, ACROSS, UPRIGHT, HALF = range(6)  # shapes; ACROSS and UPRIGHT are bars, RING has a white centre
# more shapes: two bars, a full cell with a white top, and a small picture for each letter from A to R
CORNER, CROWN, GLYPH = 6, 7, 8
LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ^~:;!"


def look(hue: int, level: int = 7, shape: int = SOLID, letter: str = " ") -> int:
    """Return a look. `hue`: a player, or one of the hues above. `level`: 1 to 7, or 0 for a dark cell. `letter`: A to
    Z, or a space.

    The hues 1 to 10 of a GLYPH are the colours with these numbers, whatever colours the players have.
    """
    return LETTERS.index(letter) << 11 | shape << 7 | hue << 3 | level


def hue_of(look: int) -> int:
    """Return the hue: the number of a player, or WHITE, GREY, RED or GREEN."""
    return look >> 3 & 15


def level_of(look: int) -> int:
    """Return the level of brightness."""
    return look & 7


def shape_of(look: int) -> int:
    """Return the shape."""
    return look >> 7 & 15
