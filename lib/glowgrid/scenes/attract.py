"""Attract mode: bots play a game on a dimmed board until a key is pressed."""

import gc

from .. import bots, games
from ..engine.game import CHANCE
from ..engine.match import STOPPED, Match
from ..engine.seat import BOT, Seat
from ..view import motion
from ..view.animation import breathe
from ..view.board_view import BoardView
from ..view.palette import FULL
from ..words import demo as words
from .scene import BACK, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..session.types import Scope
    from ..view.canvas import Canvas
    from .types import Steps, Transition

_MOVE_MS, _SLOW_MOVE_MS = 700, 6000  # time per move; with reduced motion
_REST_MS = 3000
_MOST = 120  # moves of a game


class Attract(Scene):
    overlay = True
    attract = False
    _scope: "Scope | None" = None  # the modules of the game

    def prepare(self) -> "Steps":
        return self._next_game()

    def enter(self) -> None:
        grid = self.console.grid
        self._brightness = grid.brightness
        grid.brightness = max(grid.brightness // 3, 1)
        self.say(words.ATTRACT)
        self._coming: Steps = ()  # steps that create the next game

    def leave(self) -> None:
        self.console.grid.brightness = self._brightness
        self.app.loader.close(self._scope)

    def _next_game(self) -> "Steps":
        """Generator: create a match of bots. If the session has a match, use its game: memory has room for one game."""
        rows = games.CATALOGUE if self.session.match is None else (games.CATALOGUE[self.session.chosen],)
        row = self.session.rng.choice(rows)
        bot = [each for each in bots.CATALOGUE if not each[5]][0]  # the first bot that does not search
        loader, before = self.app.loader, self._scope
        loader.table()
        yield
        self._scope = loader.open(["games." + row[2], "bots." + bot[2]])
        self._match: Match | None = None  # None, like _board, while the next game is created
        self._board: BoardView | None = None
        if before:
            loader.close(before)
        loader.release()
        gc.collect()
        yield from loader.load(self._scope)
        game = games.load(row[0])()
        yield
        seats = []
        for number in range(1, game.players + 1):
            seats.append(Seat("", "", number, BOT, bots.load(bot[0])()))
        self._match = Match(game, seats, self.session.rng)
        self._match.start()
        if game.turn == CHANCE:
            from ..engine.imperfect import set_up

            set_up(self._match)
        self._board = BoardView(self._match, self.canvas.width, self.canvas.height)
        self._moved_at = self.clock.now()

    def resume(self, command: object = None) -> "Transition":
        """Close attract mode when the board wakes up from sleep."""
        return BACK

    def update(self, now_ms: int) -> None:
        match, board = self._match, self._board
        if match is None or board is None:
            for _ in self._coming:
                self.app.loader.hold()
                break  # one step per round
            return
        waited = self.since(now_ms, self._moved_at)
        if match.phase == STOPPED or match.game.ply >= _MOST:
            if waited > _REST_MS:
                self._match = self._board = None
                self._coming = self._next_game()
        elif waited > (_SLOW_MOVE_MS if motion.is_reduced else _MOVE_MS) and match.step():
            self._moved_at = self.clock.now()
            board.refresh()
            for cell in match.game.trace():
                board.follow(cell)

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        match, board = self._match, self._board
        if match is None or board is None:
            return
        t = self.since(now_ms, self._moved_at)
        outcome = match.game.outcome
        board.draw(canvas, t, FULL if outcome is None else 2)
        for cell in match.game.trace() if outcome is None else outcome.line:
            board.piece(canvas, cell, board.cells[cell], breathe(t))
