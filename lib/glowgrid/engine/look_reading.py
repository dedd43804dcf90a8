"""Read the looks of a game's cells (see looks.py): all of them at once, and their letters for plain text."""

from .looks import ACROSS, DOT, GREY, HALF, LETTERS, RING, SOLID, UPRIGHT, level_of, shape_of

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

    from .types import Position

_SIGNS = "#+o-|/L^"  # written for a shape that belongs to no player and has no letter


def letter_of(look: int) -> str:
    """Return the letter, or a space if there is none."""
    return LETTERS[look >> 11]


def sign_of(look: int) -> str:
    """Return the letter. If the look has none, return the sign of the shape, or a full stop for the dimmest level."""
    return LETTERS[look >> 11].strip() or ("." if level_of(look) == 1 else _SIGNS[shape_of(look)])


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
        buffer[cell] = kind and (26 + kind) << 11 | shape << 7 | (player or GREY) << 3 | 7
