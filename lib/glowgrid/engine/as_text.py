"""Write boards as plain text. This module is loaded only where text is shown."""

MYPY = False
if MYPY:  # true for type checkers only
    from .board import DenseBoard, SparseBoard
    from .types import Position

_SPECIAL_MARKS = {255: " ", 254: "?"}  # HOLE and HIDDEN of game.py, which this module cannot import without a circle
SIGNS = " ^~:;!"  # sign of a special piece after the player's mark, by kind; for a neutral piece, the sign alone


def lines(game: "Position", marks: str, viewer: int) -> list:
    """Return the board, as far as `viewer` may see it, as lines of text: a header, then one line per row. `marks`: one
    character for an empty cell, then one character for each player."""
    width = 1 if game.rows < 10 else 2
    text = [" " * width + "".join([" " + chr(97 + col) for col in range(game.cols)])]
    cells, kinds = seen(game, viewer)
    for row in range(game.rows):
        line = f"{row + 1:{width}d} "
        for cell in range(row * game.cols, (row + 1) * game.cols):
            player = cells[cell]
            kind = kinds[cell] if kinds else 0
            mark = _SPECIAL_MARKS[player] if player in _SPECIAL_MARKS else marks[player]
            # `X ` for a man, `X^` for a king, `^ ` for a neutral piece
            line += mark + SIGNS[kind] if player or not kind else SIGNS[kind] + " "
        text.append(line.rstrip())
    return text


def seen(game: "Position", viewer: int) -> tuple:
    """Return (players, kinds): the player and the kind of the piece on each cell, as far as `viewer` may see them."""
    cells, view = bytearray(game.rows * game.cols), () if game.perfect else (viewer,)
    game.fill(cells, *view)
    return cells, game.kinds(*view)


def column_lines(board: "Position | DenseBoard | SparseBoard", marks: str, first: int) -> list:
    """Return a board as lines of text: column numbers that start with `first`, then one line per row."""
    width = len(str(board.cols - 1 + first))
    text = [" ".join([f"{col + first:{width}d}" for col in range(board.cols)])]
    for row in range(board.rows):
        cells = [marks[board.at(row * board.cols + col)] for col in range(board.cols)]
        text.append(" ".join([" " * (width - 1) + mark for mark in cells]))
    return text
