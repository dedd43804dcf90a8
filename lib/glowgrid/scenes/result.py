"""A finished game: the winning line blinks, coloured and white, a draw breathes as a whole; keys choose what next."""

from ..session.seating import score_text
from ..session.ways import AGAIN
from ..view.animation import blink, breathe
from ..view.palette import FULL, WHITE, ink
from ..words.en import match as words
from .play import BoardScene
from .scene import PRESS

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.game import Outcome
    from ..view.canvas import Canvas
    from .scene import Event

_SHOW_MS = 4000  # a show of bots goes on by itself


class Result(BoardScene):
    def enter(self) -> None:
        super().enter()
        self._outcome: Outcome = self.match.game.outcome  # type: ignore[assignment]  # it is over
        self.session.left = ()
        self.board.no_targets()
        for cell in self._outcome.line:
            self.board.follow(cell)
        self._show = self.match.is_show
        self.attract = not self._show
        self._say_result()

    def _say_result(self) -> None:
        keys = words.AGAIN if len(self.match.seats) > 1 else words.ALONE[3]
        self.say(" ".join([words.result(self.match), score_text(self.session), keys]))

    def handle(self, event: "Event") -> str | None:
        if event.kind != PRESS:
            return None
        if event.key == "#":
            return self._again()
        if event.key == "B":
            return self._take_back()
        if event.key == "0":
            self._say_result()
        return {"*": "menu", "A": "pause", "D": "setup"}.get(event.key)

    def resume(self) -> str | None:
        wish, self.session.wish = self.session.wish, ""
        if wish == "take_back":
            return self._take_back()
        if wish:
            self.refuse(words.NOTHING_AGAIN if wish == "redo" else words.NO_HINT)
        return None

    def _again(self) -> str:
        return self.session.begin(AGAIN)

    def _take_back(self) -> str | None:
        return "play" if self.take_back() else None

    def update(self, now_ms: int) -> str | None:
        return self._again() if self._show and self.since(now_ms) > _SHOW_MS else None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms)
        winner = self._outcome.winner
        self.board.draw(canvas, t, 3 if winner else breathe(t, 1, FULL, 1600))
        if winner:
            lit = blink(t)
            for cell in self._outcome.line:
                self.board.shape(canvas, cell, winner, ink(WHITE, 6) if lit else ink(self.board.hues[winner], 5))
        self.draw_refusal(canvas, now_ms)
