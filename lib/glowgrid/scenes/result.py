"""A finished game: the winning line blinks, coloured and white, a draw breathes as a whole; keys choose what next."""

from ..engine.match import STARTED
from ..session.ways import REMATCH
from ..view.animation import blink, breathe
from ..view.palette import FULL, WHITE, ink
from ..words import result
from .play import Play
from .scene import PRESS, RELEASE

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.game import Outcome
    from ..view.canvas import Canvas
    from .scene import Event

_SHOW_MS = 4000  # a show of bots goes on by itself


class Result(Play):
    def enter(self) -> None:
        self.session.left = ()
        super().enter()
        self._outcome: Outcome = self.match.game.outcome  # type: ignore[assignment]  # it is over
        for cell in self._outcome.line:
            self.board.follow(cell)
        self.picks = False
        self.attract = not self._show
        self._say_result()

    def _say_result(self) -> None:
        match = self.match
        keys = result.AGAIN if len(match.seats) > 1 else result.ALONE[3]
        self.say(" ".join([result.result(match), result.score(match, self.session.score), keys]))

    def handle(self, event: "Event") -> str | None:
        if event.kind != RELEASE and event.key in "2468":
            self._look(event.key)
        if event.kind != PRESS:
            return None
        if event.key == "#":
            return self._rematch()
        if event.key == "B":
            return self._take_back()
        if event.key == "0":
            self._say_result()
        return {"*": "menu", "A": "pause", "D": "setup"}.get(event.key)

    def _look(self, key: str) -> None:
        """Move a window over the board."""
        layout, by = self.board.layout, 1 if key in "86" else -1
        if key in "28":
            layout.top = min(max(layout.top + by, 0), layout.board_rows - layout.rows)
        else:
            layout.left = min(max(layout.left + by, 0), layout.board_cols - layout.cols)
        self.board.no_targets()

    def _rematch(self) -> str:
        return self.session.begin(REMATCH)

    def update(self, now_ms: int) -> str | None:
        self._catch_up()
        if self.match.phase == STARTED:  # moves were taken back
            return "play"
        return self._rematch() if self._show and self.since(now_ms) > _SHOW_MS else None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms)
        winner = self._outcome.winner
        self.board.draw(canvas, t, 3 if winner else breathe(t, 1, FULL, 1600))
        if winner:
            hue, lit = self.board.hues[winner], blink(t)
            for cell in self._outcome.line:
                self.board.shape(canvas, cell, winner, ink(WHITE, 6) if lit else ink(hue, 5))
            if not self._outcome.line:
                canvas.edge(ink(hue, FULL if lit else 2))
        self._motion.draw_refusal(canvas, self.since(now_ms, self._refused_at))
