"""Boards written as text. A game imports it when it is first asked to: plain text needs it, and no game on light ever
does.
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


def column_lines(board: "Columns", marks: str, first: int) -> list:
    """Return a board as text under its columns' numbers, which begin with `first`, a string a line."""
    width = len(str(board.cols - 1 + first))
    text = [" ".join([f"{col + first:{width}d}" for col in range(board.cols)])]
    for row in range(board.rows):
        cells = [marks[board.at(row * board.cols + col)] for col in range(board.cols)]
        text.append(" ".join([" " * (width - 1) + mark for mark in cells]))
    return text
