"""Pickers turn the keys and touches of the player who has the turn into a move of the game.

The player picks the cells of a move one after another: with a cursor (GridPicker), by digits if the game supports them
(DigitPicker), or by touch. A key that is held repeats. The `mask` of the board's view marks the cells that can be
picked next.
"""

# On the drive, this module is part of play.py.

from ..view.animation import blink, breathe
from ..view.layout import NEUTRAL
from ..view.palette import FULL, WHITE, ink
from ..words import match as words
from .scene import PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator

    from ..engine.game import Game
    from ..view.board_view import BoardView
    from ..view.canvas import Canvas
    from .types import Event


def later(what: str, *about: object) -> "Iterator[None]":
    """Generator: import play_commands.py, which takes long. After the next frame, call its function `what(*about)`."""
    from . import play_commands

    yield
    yield from getattr(play_commands, what)(*about)


class GridPicker:
    """Picker with a cursor. The keys 2, 4, 6 and 8 move the cursor; 5 or # picks the cell at the cursor."""

    _has_cursor = True

    def __init__(self, game: "Game", board: "BoardView", refuse: "Callable") -> None:
        """Pick moves of `game` on `board`.

        If a cell cannot be picked, the picker calls `refuse(sentence, cell)`. If a key is refused for another reason,
        it calls `refuse(sentence)`. If `sentence` is "", `refuse` asks the game for the reason.
        """
        self.game = game
        self.board = board
        self.refuse = refuse
        self.picked: tuple = ()  # the cells picked so far
        self.hint: tuple = ()  # the cells of a suggested move
        self.active = False  # whether a person is to move
        self.points = False  # whether that person uses the cursor
        self.cursor = game.rows // 2 * game.cols + game.cols // 2
        self._ghost: tuple = ()  # cells that would change with a pick at the cursor

    def begin(self, active: bool) -> None:
        """Clear all picks, because the position has changed. `active`: whether a person has the turn."""
        self.active = active
        self.hint = ()
        self.points = active and self._has_cursor
        self.cursor = self.game.snap(self.cursor)
        self.pick(())

    def pick(self, cells: tuple) -> None:
        """Set the picked cells to `cells`, and highlight the cells that can be picked next. If nearly all cells, or
        nearly all empty cells, can be picked, do not highlight them. Otherwise move the cursor to the nearest cell that
        can be picked."""
        self.picked = cells
        board = self.board
        if self.active:
            board.aim(cells)
            board.quiet = False
            if self.points:
                mask, players = board.mask, board.cells
                marks, free = 4 * sum(mask), 0
                if marks >= len(mask):
                    for cell in range(len(mask)):  # on a large board, enumerate would take three times as long
                        if not players[cell]:
                            free += 1
                        elif mask[cell] and players[cell] < NEUTRAL:  # pieces can be picked, too
                            free = len(mask)
                            break
                    board.quiet = marks > 3 * free
                if not board.quiet:
                    self._put()
        else:
            board.no_targets()
        self._look_ahead()

    def _put(self) -> None:
        """If the cell at the cursor cannot be picked, move the cursor to the nearest cell that can be picked."""
        mask, cols, at = self.board.mask, self.game.cols, self.cursor
        best = 0 if mask[at] else len(mask)
        for cell, mark in enumerate(mask):
            if mark and best:
                away = abs(cell // cols - at // cols) + abs(cell % cols - at % cols)
                if away < best:
                    best, self.cursor = away, cell
        self.board.follow(self.cursor)

    def _look_ahead(self) -> None:
        look = self.points and self.board.mask[self.cursor]
        self._ghost = self.game.preview(self.picked, self.cursor) if look else ()

    def handle(self, event: "Event") -> int | None:
        """Handle a key or a touch. Return the move, or None if the move is not complete yet."""
        if not event.key:
            from . import touched_cell  # stays

            return touched_cell.take(self, event.cell)
        return self._press(event.key, event.kind)

    def _press(self, key: str, kind: str) -> int | None:
        if key in "2468":
            self._move(key)
        elif kind == PRESS and key in "5#":
            return self.take(self.cursor)
        return None

    def _move(self, key: str) -> None:
        game, at = self.game, self.cursor
        row, col, by = at // game.cols, at % game.cols, 1 if key in "68" else -1
        while self.cursor == at:  # the next cell may belong to no move, and `snap` leads back
            if key in "28":
                row += by
            else:
                col += by
            if not (0 <= row < game.rows and 0 <= col < game.cols):
                break
            self.cursor = game.snap(row * game.cols + col)
        self.board.follow(self.cursor)
        self._look_ahead()

    def take(self, cell: int) -> int | None:
        """Add `cell` to the picked cells. Return the move, or None if the move is not complete yet."""
        if not self.board.mask[cell]:
            self.refuse("", cell)
            return None
        cells = self.picked + (cell,)
        move = self.game.picked(cells)
        if move is None:
            self.pick(cells)
        return move

    def draw(self, canvas: "Canvas", t: int, lit: bool) -> None:
        """Draw the preview, the cursor, the hint and the picked cells, `t` ms after the last move.

        While the turn indicator is `lit`, the cursor is white. While the indicator is dark, the cursor has the player's
        colour if the cell at the cursor can be picked.
        """
        board, turn, cursor = self.board, self.game.turn, self.cursor
        colour = ink(board.hues[turn], 3 if lit else 2)
        preview = colour & 7 if self.game.motion == "sow" else colour  # white: sowing changes no cell's owner
        for cell in self._ghost:
            if lit or not board.cells[cell]:
                board.shape(canvas, cell, turn, preview)
        can_pick = board.mask[cursor]
        # between two flashes of the cursor, a piece keeps its look; an empty target or a closed card does not
        keeps_look = board.looks and board.quiet and (not can_pick or 0 < board.cells[cursor] < NEUTRAL)
        if self.points and (lit or not keeps_look):
            if can_pick:
                board.ring(canvas, cursor, ink(WHITE) if lit else colour)
            elif lit or not board.cells[cursor]:
                board.ring(canvas, cursor, ink(WHITE, 4 if lit else 2))
        for cell in self.hint:
            board.paint(canvas, cell, ink(WHITE, breathe(t, 0, FULL, 800)))
        for cell in self.picked:
            board.paint(canvas, cell, ink(WHITE, FULL if blink(t) else 2))


class DigitPicker(GridPicker):
    """Picker for games that support digits. A digit picks its cell at once; there is no cursor."""

    _has_cursor = False

    def _press(self, key: str, kind: str) -> int | None:
        if kind == PRESS:
            cell = self.game.digit(int(key)) if key.isdigit() else None
            if cell is not None:
                return self.take(cell)
            self.refuse(words.NO_CURSOR)
        return None
