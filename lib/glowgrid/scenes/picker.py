"""Pickers: they turn the keys and touches of a person who is to move into one move of the game.

A person picks the cells of a move one after the other: with a cursor (GridPicker), each by its digit where the game
has digits (DigitPicker), or by touching them. A key held counts as it repeats. What may be picked next is marked in the
mask of the board's view.
"""

from ..engine.game import PASS
from ..unload import borrowing
from ..view.animation import blink, breathe
from ..view.palette import FULL, WHITE, ink
from ..words import match as words
from .scene import PRESS, REPEAT

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator

    from ..engine.game import Game
    from ..view.board import BoardView
    from ..view.canvas import Canvas
    from .types import Event


def later(what: str, *about: object) -> "Iterator[None]":
    """Do something of play_commands.py in steps, after the frame of the key: importing it takes long."""
    tell = yield from borrowing("scenes.play_commands")
    yield from getattr(tell, what)(*about)


class GridPicker:
    """2 4 6 8 move a cursor, 5 or # picks the cell below it."""

    _has_cursor = True

    def __init__(self, game: "Game", board: "BoardView", refuse: "Callable") -> None:
        """Pick moves of `game` on its view; `refuse(sentence, cell)` tells what can't be, `cell` being left out where
        it is no cell's fault, and the sentence empty where the game is to be asked for it."""
        self.game = game
        self.board = board
        self.refuse = refuse
        self.picked: tuple = ()  # the cells so far
        self.hint: tuple = ()  # those of a move that is advised
        self.active = False  # whether a person is to move
        self.points = False  # and does so with the cursor
        self.cursor = game.rows // 2 * game.cols + game.cols // 2
        self._ghost: tuple = ()  # the cells that would change if the one below the cursor were picked

    def begin(self, active: bool) -> None:
        """Let all go: the position has changed; `active` says whether a person is to move in it."""
        self.active = active
        self.hint = ()
        self.points = active and self._has_cursor
        self.cursor = self.game.snap(self.cursor)
        self.pick(())

    def pick(self, cells: tuple) -> None:
        """Take `cells` for what is picked so far."""
        self.picked = cells
        board = self.board
        if self.active:
            board.aim(cells)
            board.quiet = self.points and self._nearly_all()
        else:
            board.no_targets()
        self._look_ahead()

    def _nearly_all(self) -> bool:
        """Tell whether nearly all free cells can be picked, so that there is nothing to tell apart."""
        board, free = self.board, 0
        marks = 4 * sum(board.mask)
        if marks < len(board.mask):
            return False
        for player in board.cells:
            free += not player
        return marks > 3 * free

    def _look_ahead(self) -> None:
        look = self.points and self.board.mask[self.cursor]
        self._ghost = self.game.preview(self.picked, self.cursor) if look else ()

    def put(self) -> None:
        """Put the cursor on a cell that can be picked, where it is if that is one."""
        if not self.board.mask[self.cursor]:
            for cell, mark in enumerate(self.board.mask):
                if mark:
                    self.cursor = cell
                    break

    def handle(self, event: "Event") -> int | None:
        """Take an event of a person who is to move, a key pressed or held or a pixel touched; return the move that it
        completes. 0 held is a pass, where one may pass by choice."""
        if not event.key:
            from . import touched_cell

            return touched_cell.take(self, event.cell)
        if event.key == "0" and event.kind == REPEAT:
            return PASS if event.count == 1 and self.game.is_legal(PASS) else None
        return self._press(event.key, event.kind)

    def _press(self, key: str, kind: str) -> int | None:
        if key in "2468":
            self._move(key)
        elif kind == PRESS and key in "5#":
            return self.take(self.cursor)
        return None

    def _move(self, key: str) -> None:
        game = self.game
        row, col = self.cursor // game.cols, self.cursor % game.cols
        if key in "28":
            row = min(max(row + (1 if key == "8" else -1), 0), game.rows - 1)
        else:
            col = min(max(col + (1 if key == "6" else -1), 0), game.cols - 1)
        self.cursor = game.snap(row * game.cols + col)
        self.board.follow(self.cursor)
        self._look_ahead()

    def take(self, cell: int) -> int | None:
        """Pick one more cell; return the move that is complete with it."""
        if not self.board.mask[cell]:
            self.refuse("", cell)
            return None
        cells = self.picked + (cell,)
        move = self.game.picked(cells)
        if move is None:
            self.pick(cells)
        return move

    def draw(self, canvas: "Canvas", t: int, lit: bool) -> None:
        """Draw ghost, cursor, hint and picks, `t` ms after the last move; `lit` says whether whose turn it is flashes.
        Between its flashes the cursor tells whose turn it is where it can pick; elsewhere it is as what is there."""
        board, turn, cursor = self.board, self.game.turn, self.cursor
        colour = ink(board.hues[turn], 3 if lit else 2)
        for cell in self._ghost:
            if lit or not board.cells[cell]:
                board.shape(canvas, cell, turn, colour)
        if self.points:
            if board.mask[cursor]:
                board.ring(canvas, cursor, ink(WHITE) if lit else colour)
            elif lit or not board.cells[cursor]:
                board.ring(canvas, cursor, ink(WHITE, 4 if lit else 2))
        for cell in self.hint:
            board.paint(canvas, cell, ink(WHITE, breathe(t, 0, FULL, 800)))
        for cell in self.picked:
            board.paint(canvas, cell, ink(WHITE, FULL if blink(t, 240) else 2))


class DigitPicker(GridPicker):
    """Where the game has digits: one picks its cell at once, and there is no cursor."""

    _has_cursor = False

    def _press(self, key: str, kind: str) -> int | None:
        if kind == PRESS:
            cell = self.game.digit(int(key)) if key.isdigit() else None
            if cell is not None:
                return self.take(cell)
            self.refuse(words.NO_CURSOR)
        return None
