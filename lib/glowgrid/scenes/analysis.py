"""Shows where a finished game turned: up to three moves that changed it most, and what was better. The key 1 or C opens
this scene at the end of a game.

If there are several, the keys 4 and 6 step from one of these moves to the next. The board shows the position before
the move. In turns, it shows the move that was played, as hollow cells that dip twice, and the better one, as full cells
of steady white. Any other key returns. Loaded on demand.
"""

import gc

from ..engine.review import Review
from ..view.animation import eighth
from ..view.board_view import BoardView
from ..view.palette import FULL, WHITE, ink
from ..words import coach as words
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.types import Clock
    from ..session.running_match import RunningMatch
    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_DIM = 2  # level of the pieces, so that the moves stand out


class Analysis(Scene):
    overlay = True
    attract = False
    argument: Review  # of the finished game, at its last move

    def enter(self) -> None:
        self.running: RunningMatch = self.session.running  # type: ignore[assignment]  # never None here
        self.match = self.running.match
        self.review = self.argument
        self.board = BoardView(self.match, self.canvas.width, self.canvas.height)
        self.found: list = []  # as from `turning_points.find`
        self.at = 0  # index of the one that is shown
        self.told = ""  # sentences about it
        self.played: tuple = ()  # the cells of the move that was played, and of the better one
        self.better: tuple = ()
        self.progress = 0  # of the search, in percent
        self.is_found = False
        self._search: Generator[int, Clock | None, list] | None = None
        self._steps = self._find()

    # -- finding the moves

    def _find(self) -> "Steps":
        """Generator: load the coach, find the moves, and show the first one."""
        if not self.match.game.can_rate:
            self.say(words.NO_RATING)
            return
        from ..session.bot_loading import COACH_ROOM, load_adviser

        yield
        if not (yield from load_adviser(self.running, self.say, COACH_ROOM)):
            return
        from ..session.coach import Coach

        yield
        from ..session.turning_points import find

        yield
        gc.collect()
        yield
        search = find(Coach(), self.review)
        self._search, sent = search, None
        while not self.is_found:
            try:
                self.progress = search.send(sent)
                sent = self.clock
            except StopIteration as done:
                self.found, self.is_found = done.value, True
            yield
        self._search = None
        self._drop()
        yield
        if self.found:
            yield from self._show(0)
        else:
            self.told = words.NO_TURN
            self.say(words.NO_TURN)
        self.say(words.KEYS[len(self.found) > 1])

    def _drop(self) -> None:
        """Unload what only the search needed."""
        if self.running.hint is not None:
            from ..session.bot_loading import drop_hint

            drop_hint(self.running)

    def _show(self, at: int) -> "Steps":
        """Generator: step to the move `at` of `found`, show it, and print sentences about it."""
        self.at, review = at, self.review
        self.played = self.better = ()
        ply, better = self.found[at][:2]
        while review.game.ply != ply:
            if review.game.ply > ply:
                review.back()
            else:
                review.forward()
            yield
        game, played = review.game, review.moves[ply]
        self.board.refresh(game)
        self.board.no_targets()
        self.played, self.better = game.path(played), game.path(better)
        for cell in self.played + self.better:
            self.board.follow(cell)
        yield
        from ..coach_sentences import describe_turning_point

        yield
        self.told = describe_turning_point(self.match, game, played, self.found[at])
        self.say(self.told)

    # -- keys and light

    def handle(self, event: "Event") -> "Transition":
        if event.key in "46" and len(self.found) > 1:
            if event.kind == PRESS:
                self._steps = self._show((self.at + (1 if event.key == "6" else -1)) % len(self.found))
            return None
        return BACK if event.kind == PRESS else None

    def update(self, now_ms: int) -> "Transition":
        for _ in self._steps:
            self.app.loader.hold()
            return None
        self._steps = ()
        return None if self.is_found else BACK

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms)
        self.board.draw(canvas, t, _DIM)
        if not self.is_found:
            canvas.box(0, canvas.height - 1, canvas.width, 1, ink(WHITE, 1))
            canvas.box(0, canvas.height - 1, canvas.width * self.progress // 100, 1, ink(WHITE, 5))
            return
        moment = eighth(t // 2)
        if moment < 4:
            for cell in self.played:
                self.board.paint(canvas, cell, ink(WHITE, 4 if moment & 1 else 1), True)
        else:
            for cell in self.better:
                self.board.paint(canvas, cell, ink(WHITE, FULL))

    def leave(self) -> None:
        """Step to the end of the game again, and unload what the search needed."""
        if self._search is not None:
            self._search.close()
        self._search, self._steps = None, ()
        while self.review.forward():
            pass
        self._drop()
        del self.board, self.match, self.running, self.review, self.argument
