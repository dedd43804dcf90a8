"""Games as text: moves read, and boards written. Only the plain-text game and transcripts need it, so a game imports it
when it is first asked to, and no game on light ever does.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Protocol

    from .game import Game

    class Columns(Protocol):
        """What is written under its columns' numbers."""

        rows: int
        cols: int

        def at(self, cell: int) -> int: ...

_OTHERS = {255: " ", 254: "?"}  # HOLE and HIDDEN of game.py, which imports this file
SIGNS = " ^~:;!"  # by kind: what follows the mark of a piece that is not like the others, or stands for a neutral one


def parse(game: "Game", text: str) -> int:
    """Return the legal move that `text` names in the game's notation, or raise a MoveError that says what was
    expected."""
    name = text.strip().lower()
    cell = _cell(game, name)
    if cell >= 0 and game.is_legal(cell) and game.notation(cell) == name:
        return cell
    for move in game.legal_moves():
        if game.notation(move) == name:
            return move
    raise _error("", name, f" is no move here; {game.expected()}.")


def _error(sentence: str, quoted: str = "", rest: str = "") -> ValueError:
    """Return an error with a sentence in which the beginning of what was written may be quoted."""
    from .faults import MoveError, short

    return MoveError(f"{sentence}{short(quoted)!r}{rest}" if rest else sentence)


def _cell(game: "Game", name: str) -> int:
    """Return the cell that is called so where the game's moves are cells, as most are; below 0 where none is."""
    row = name[1:3]
    if not row or row.strip("0123456789"):
        return -1
    return (int(row) - 1) * game.cols + ord(name[0]) - 97


def expected(game: "Game") -> str:
    """Return half a sentence that tells what a move looks like now."""
    moves = game.legal_moves()
    if not moves:
        return "the game is over"
    one = game.notation(moves[0])
    return f"expected one of {len(moves)} moves such as {one}" if len(moves) > 1 else f"expected {one}"


def lines(game: "Game", marks: str, viewer: int) -> list:
    """Return a board as `viewer` may see it, a string a line; `marks` holds a character a player, nobody's first."""
    width = 1 if game.rows < 10 else 2
    head = [" " * width]
    head.extend([chr(97 + col) for col in range(game.cols)])
    text = [" ".join(head)]
    cells, kinds = seen(game, viewer)
    for row in range(game.rows):
        line = f"{row + 1:{width}d} "
        for cell in range(row * game.cols, (row + 1) * game.cols):
            player = cells[cell]
            mark = _OTHERS[player] if player in _OTHERS else marks[player]
            line += _written(mark, kinds[cell] if kinds else 0, player)
        text.append(line.rstrip())
    return text


def seen(game: "Game", viewer: int) -> tuple:
    """Return what is at every cell, and of which kind, as far as `viewer` may see it."""
    cells = bytearray(game.rows * game.cols)
    if game.perfect:
        game.fill(cells)
        return cells, game.kinds()
    game.fill(cells, viewer)
    return cells, game.kinds(viewer)


def _written(mark: str, kind: int, player: int) -> str:
    """Return a cell as text, two characters: `X `, a king `X^`, a neutral piece `^ `."""
    return mark + SIGNS[kind] if player or not kind else SIGNS[kind] + " "


# -- where tokens fall


def column(game: "Game", text: str) -> int:
    """Return the column, from 0, that `text` names, or raise a MoveError that says what was expected."""
    text = text.strip()
    if text not in [game.notation(col) for col in range(game.cols)]:
        raise _error("", text, f" is no column; {game.expected()}.")
    if not game.is_legal(int(text) - 1):
        raise _error(f"Column {text} is full; {game.expected()} with room in it.")
    return int(text) - 1


def column_lines(board: "Columns", marks: str, first: int) -> list:
    """Return a board as text under its columns' numbers, which begin with `first`, a string a line."""
    width = len(str(board.cols - 1 + first))
    text = [" ".join([f"{col + first:{width}d}" for col in range(board.cols)])]
    for row in range(board.rows):
        cells = [marks[board.at(row * board.cols + col)] for col in range(board.cols)]
        text.append(" ".join([" " * (width - 1) + mark for mark in cells]))
    return text
