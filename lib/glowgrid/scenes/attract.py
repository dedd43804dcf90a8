"""Nobody is here: the board plays a game of the catalogue by itself, dimmed, until a key wakes it."""

import gc

from .. import bots, games
from ..engine import registry
from ..engine.match import STOPPED, Match, Seat
from ..view.animation import breathe
from ..view.board import BoardView
from ..view.palette import FULL
from ..words.en import boot as words
from .scene import BACK, PRESS, Scene

_MOVE_MS = 700
_REST_MS = 3000


class Attract(Scene):
    attract = False

    def prepare(self):
        return self._next_game()

    def enter(self) -> None:
        grid = self.console.grid
        self._brightness = grid.brightness
        grid.brightness = max(grid.brightness // 3, 1)
        self.say(words.ATTRACT)
        self._coming = None

    def leave(self) -> None:
        self.console.grid.brightness = self._brightness

    def _next_game(self):
        """Make a match of bots, in steps; where a game waits below, of that game: two are too much for the heap."""
        rows = games.CATALOGUE if self.session.match is None else games.CATALOGUE[self.session.chosen :][:1]
        row, bot = self.session.rng.choice(rows), bots.CATALOGUE[0]
        brought = self.needs[1:]  # for the game before
        steps = self.bring(registry.needs(bot, "bots") + registry.needs(row, "games"))
        self._match = self._board = None
        self.drop(brought)
        gc.collect()
        for _ in steps:
            yield
        game = games.load(row[0])()
        yield
        seats = []
        for number in range(1, game.players + 1):
            seats.append(Seat("", "", number, bots.load(bot[0])()))
        self._match = Match(game, seats, self.session.rng)
        self._match.start()
        self._board = BoardView(game, seats, self.canvas.width, self.canvas.height)
        self._moved_at = self.clock.now()

    def handle(self, event) -> str | None:
        return BACK if event.kind == PRESS else None

    def update(self, now_ms: int) -> None:
        if self._coming is not None:
            self._load()
            return
        waited = self.since(now_ms, self._moved_at)
        if self._match.phase == STOPPED:
            if waited > _REST_MS:
                self._coming = self._next_game()
        elif waited > _MOVE_MS and self._match.step():
            self._moved_at = self.clock.now()
            self._board.refresh(self._match.game)
            for cell in self._match.game.trace():
                self._board.follow(cell)

    def _load(self) -> None:
        """Take a step towards the next game."""
        try:
            next(self._coming)
        except StopIteration:
            self._coming = None

    def draw(self, canvas, now_ms: int) -> None:
        if self._match is None:
            return
        t = self.since(now_ms, self._moved_at)
        outcome = self._match.game.outcome
        self._board.draw(canvas, t, FULL if outcome is None else 2)
        for cell in self._match.game.trace() if outcome is None else outcome.line:
            self._board.piece(canvas, cell, self._board.cells[cell], breathe(t))
