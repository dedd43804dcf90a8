"""Nobody is here: the board plays a game of the catalogue by itself, dimmed, until a key wakes it."""

from .. import bots, games, words
from ..engine.match import STOPPED, Match
from ..engine.seat import Seat
from ..view.board import BoardView
from ..view.effects import breathe
from ..view.palette import FULL
from .scene import BACK, PRESS, Scene

_MOVE_MS = 700
_REST_MS = 3000


class Attract(Scene):
    attract = False

    def enter(self) -> None:
        grid = self.console.grid
        self._brightness = grid.brightness
        grid.brightness = max(grid.brightness // 3, 1)
        self.say(words.ATTRACT)
        self._next_game()

    def leave(self) -> None:
        self.console.grid.brightness = self._brightness

    def _next_game(self) -> None:
        row = self.session.chance.choice(games.CATALOGUE)
        game = games.load(row[0])()
        bot = bots.load(bots.CATALOGUE[0][0])()
        seats = [Seat("", "", number, bot) for number in range(1, game.players + 1)]
        self._match = Match(game, seats, self.session.chance)
        self._match.start()
        self._board = BoardView(game, seats, self.canvas.width, self.canvas.height)
        self._moved_at = self.clock.now()

    def handle(self, event) -> str | None:
        return BACK if event.kind == PRESS else None

    def update(self, now_ms: int) -> None:
        waited = self.since(now_ms, self._moved_at)
        if self._match.phase == STOPPED:
            if waited > _REST_MS:
                self._next_game()
        elif waited > _MOVE_MS and self._match.step():
            self._moved_at = self.clock.now()
            self._board.refresh(self._match.game)
            for cell in self._match.game.trace():
                self._board.follow(cell)

    def draw(self, canvas, now_ms: int) -> None:
        t = self.since(now_ms, self._moved_at)
        outcome = self._match.game.outcome
        self._board.draw(canvas, t, FULL if outcome is None else 2)
        for cell in self._match.game.trace() if outcome is None else outcome.line:
            self._board.piece(canvas, cell, self._board.cells[cell], breathe(t))
