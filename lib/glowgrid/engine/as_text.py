"""Write boards as plain text. This module is loaded only where text is shown."""

from array import array

from .look_reading import fill, has_looks, letter_of, sign_of

MYPY = False
if MYPY:  # true for type checkers only
    from .board import DenseBoard, SparseBoard
    from .types import Position

_HOLE, _HIDDEN = 255, 254  # as in game.py, which this module cannot import without a circle
_SPECIAL_MARKS = {_HOLE: " ", _HIDDEN: "?"}


def lines(game: "Position", marks: str, viewer: int) -> list:
    """Return the board, as far as `viewer` may see it, as lines of text: a header, then one line per row. `marks`: one
    character for an empty cell, then one character for each player."""
    width = 1 if game.rows < 10 else 2
    cells, looks = seen(game, viewer)
    texts, wide = [], getattr(game, "wide", 2)
    for cell in range(len(cells)):
        player = cells[cell]
        look = looks[cell] if looks else 0
        mark = _SPECIAL_MARKS[player] if player in _SPECIAL_MARKS else marks[player]
        # `X ` for a man, `XK` for a king, `K ` for a neutral piece, `- ` for a line in a hole, `X4` for a count
        is_sign = look and player in (0, _HOLE)
        texts.append(sign_of(look) + " " if is_sign else mark + letter_of(look))
        if player not in _SPECIAL_MARKS and hasattr(game, "count"):
            count = game.count(cell)
            has_sign = player or letter_of(look) != " " or count < 1
            texts[cell] = _with_count(texts[cell].strip() if has_sign else marks[0], count, marks[0])
            wide = max(wide, len(texts[cell]) + 1)
    letters, numbers = "".join([chr(97 + col) for col in range(game.cols)]), range(1, game.rows + 1)
    if hasattr(game, "letters"):
        letters, numbers = game.letters, range(game.rows, 0, -1)
    text = [" " * width + "".join([f" {letters[col]:{wide - 1}}" for col in range(game.cols)]).rstrip()]
    for row in range(game.rows):
        line = f"{numbers[row]:{width}d} "
        for cell in range(row * game.cols, (row + 1) * game.cols):
            line += f"{texts[cell]:{wide}}"
        text.append(line.rstrip())
    return text


def _with_count(mark: str, count: int, empty: str) -> str:
    """Return the text of a cell with its count, such as `X4`, or `4` if the cell is nobody's. Below 0 is no count."""
    if count < 0 or mark == empty and not count:
        return mark
    return f"{'' if mark == empty else mark}{count}"


def seen(game: "Position", viewer: int) -> tuple:
    """Return (players, looks): the player of each cell, and the looks (see looks.py) of all cells, as far as `viewer`
    may see them. `looks` is empty if the game has none."""
    cells, view = bytearray(game.rows * game.cols), () if game.perfect else (viewer,)
    game.fill(cells, *view)
    looks = array("H", bytes(2 * len(cells) if has_looks(game) else 0))
    if looks:
        fill(game, looks, viewer)
    return cells, looks


def column_lines(board: "Position | DenseBoard | SparseBoard", marks: str, first: int) -> list:
    """Return a board as lines of text: column numbers that start with `first`, then one line per row."""
    width = len(str(board.cols - 1 + first))
    text = [" ".join([f"{col + first:{width}d}" for col in range(board.cols)])]
    for row in range(board.rows):
        cells = [marks[board.at(row * board.cols + col)] for col in range(board.cols)]
        text.append(" ".join([" " * (width - 1) + mark for mark in cells]))
    return text
