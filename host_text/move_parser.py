"""Parse moves that the user types, in the notation of the game or as rows and columns.

Rows and columns are counted from 1 at the top left; in a game with `letters`, such as go, from the bottom left. A move
of several cells may also be typed one cell at a time.
"""

from array import array
from string import ascii_lowercase

from glowgrid.engine.as_text import seen
from glowgrid.engine.game import HOLE, Game
from glowgrid.engine.look_reading import has_looks
from glowgrid.translation import translated

from .prompter import to_int
from .words import terminal as words


class NotAMove(ValueError):
    """Raised if the user has typed something that is not a legal move. The message is a sentence with the reason."""


def has_numbered_squares(game: Game) -> bool:
    """Return whether the game is printed as a 3x3 board with a number in each empty cell."""
    return game.rows == 3 and game.cols == 3 and game.digit(9) == 8 and not has_looks(game)


def has_columns(game: Game) -> bool:
    """Return whether a move only names a column: the notation of each legal move is the number of its column."""
    moves = game.legal_moves()
    return all(len(game.path(move)) == 1 and game.notation(move) == str(_column(game, move) + 1) for move in moves)


def _column(game: Game, move: int) -> int:
    return int(game.path(move)[0] % game.cols)


def parse_move(game: Game, text: str, picked: tuple) -> tuple:
    """Return (move, None) if `text` completes a move. Return (None, cells) if more cells of the move must follow.

    `picked` has the cells that were typed before `text`. The returned `cells` are `picked` and then the cells in
    `text`. Raise NotAMove if `text` names no cells, or if no legal move begins with these cells.
    """
    reason = ""
    if not picked:
        try:
            return game.parse(text), None
        except ValueError as error:
            reason = translated(str(error), "errors")
    cells = _cells(game, text)
    if not cells:
        raise NotAMove(_no_move(game, text, reason))
    try:
        return _pick(game, picked + cells)
    except NotAMove:
        if not picked or len(cells) < 2:
            raise
        return _pick(game, cells)  # a whole move, although a part of one was typed before


def parse_turn(game: Game, text: str) -> list[int]:
    """Return the moves of the current player that `text` names, if it is several moves in one word, such as the jumps
    `22x15x6`. Otherwise return []. Raise NotAMove if one of them is impossible."""
    names = game.names_in(text) if hasattr(game, "names_in") else ()
    if len(names) < 2:
        return []
    copy, moves = game.copy(), list[int]()
    for name in names:
        try:
            if copy.turn != game.turn:
                raise ValueError(words.TURN_ENDS)
            moves.append(copy.parse(name))
        except ValueError as error:
            raise NotAMove(words.NOT_ALL.format(text, translated(str(error), "errors"))) from None
        copy.push(moves[-1])
    return moves


def _no_move(game: Game, text: str, reason: str) -> str:
    """Return a sentence that explains why `text`, which names no cells, is not a move. `reason` is the game's own
    explanation."""
    if has_numbered_squares(game):
        return words.NOT_A_SQUARE.format(text or words.NOTHING_TYPED)
    return reason if has_columns(game) else words.OR_CELL.format(reason).strip()


def row_and_column(game: Game, cell: int) -> tuple:
    """Return (row, column) of `cell`, counted from 1."""
    return _row(game, cell // game.cols + 1), cell % game.cols + 1


def _row(game: Game, row: int) -> int:
    """Convert a row that is counted from the top to the row that people read, or the other way round."""
    return game.rows + 1 - row if hasattr(game, "letters") else row


# -- parsing cells


def _cells(game: Game, text: str) -> tuple:
    """Return the cells that `text` names, or () if `text` is not a list of cells. Raise NotAMove if a cell is outside
    the board."""
    parts = text.lower().replace(",", " ").split()
    if len(parts) == 1 and "-" in parts[0][1:]:
        parts = parts[0].split("-")
    numbers = [to_int(part) for part in parts]
    return lettered_cells(game, parts) if None in numbers else numbered_cells(game, numbers)


def numbered_cells(game: Game, numbers: list) -> tuple:
    """Return the cells for `numbers`: either pairs of row and column, or the number of a single square.

    Return () for any other numbers.
    """
    if len(numbers) == 1 and has_numbered_squares(game):
        if not 0 <= numbers[0] <= 8:
            raise NotAMove(words.NO_SQUARE.format(numbers[0]))
        return (numbers[0],)
    if len(numbers) % 2:
        return ()
    return tuple([_cell(game, numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)])


def lettered_cells(game: Game, parts: list) -> tuple:
    """Return the cells for `parts` such as "b3" (column b, row 3), with the letters that are printed above the board.
    Return () if one of the parts has a different form."""
    cells, letters = [], getattr(game, "letters", ascii_lowercase).lower()
    for part in parts:
        row = to_int(part[1:])
        if row is None or part[0] not in letters:
            return ()
        cells.append(_cell(game, row, letters.index(part[0]) + 1))
    return tuple(cells)


def _cell(game: Game, row: int, col: int) -> int:
    """Return the cell at `row` and `col`, which are counted from 1. Raise NotAMove if the cell is outside the board."""
    if not (1 <= row <= game.rows and 1 <= col <= game.cols):
        raise NotAMove(words.OUTSIDE.format(row, col, game.rows, game.cols))
    return (_row(game, row) - 1) * game.cols + col - 1


# -- finding the move


def _pick(game: Game, cells: tuple) -> tuple:
    """Return what `parse_move` returns after the user has typed `cells`, which are all cells of the move so far.

    Raise NotAMove if no legal move begins with `cells`.
    """
    depth = len(cells)
    for move in game.legal_moves():
        path = game.path(move)
        if path == cells:
            return move, None
        if path[:depth] == cells:
            return None, cells
    raise NotAMove(_why_not(game, cells))


def _is_taken(cells: bytearray, looks: array, cell: int) -> bool:
    """Return whether a piece is on `cell`. `cells` and `looks` come from the function `seen`."""
    return cells[cell] > 0 or any(looks[cell : cell + 1])


def _why_not(game: Game, cells: tuple) -> str:
    """Return a sentence that explains why one of `cells` cannot be picked.

    The sentence is about the first such cell. A cell can be picked if some legal move begins with the cells before it,
    followed by the cell itself.
    """
    paths = [game.path(move) for move in game.legal_moves()]
    depth = 1
    while depth < len(cells) and cells[:depth] in [path[:depth] for path in paths]:
        depth += 1
    cell = cells[depth - 1]
    row, col = row_and_column(game, cell)
    board, looks = seen(game, game.turn)
    if board[cell] == HOLE:
        return words.NO_CELL.format(row, col)
    onto = [path for path in paths if len(path) > 1 or path and _is_taken(board, looks, path[0])]
    if _is_taken(board, looks, cell) and not onto:
        return words.TAKEN.format(row, col)
    rest = game.snap(cell)
    if rest != cell:
        return words.FALLS.format(row, col, *row_and_column(game, rest))
    return words.NOT_PICKED.format(row, col, translated(game.expected(), "errors"))
