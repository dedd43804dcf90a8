"""A finished game: the winning line stands out, a draw breathes as a whole; what next is the keys' choice."""

from .. import words
from ..view.effects import blink, breathe
from ..view.palette import FULL
from .scene import PRESS
from .table import Table

_SHOW_MS = 4000  # a show of bots goes on by itself


class Over(Table):
    def enter(self) -> None:
        super().enter()
        self._outcome = self.match.game.outcome
        self.board.no_targets()
        for cell in self._outcome.line:
            self.board.layout.follow(cell)
        self._show = not [seat for seat in self.match.seats if seat.person]
        self.attract = not self._show
        self.session.count_result()
        self._say_result()

    def _say_result(self) -> None:
        winner = self._outcome.winner
        result = self.seat_text(words.WON, winner) if winner else words.DRAW
        self.say(" ".join([result, self.session.score_text(), words.AGAIN]))

    def handle(self, event) -> str | None:
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
        self.session.rematch()
        return "play"

    def _take_back(self) -> str | None:
        count = self.match.moves_to_person()
        if not count or not self.match.take_back(count):
            self.refuse(words.NOTHING_BACK)
            return None
        self.session.uncount_result(self._outcome)
        self.say(words.TAKEN_BACK.format(count))
        return "play"

    def update(self, now_ms: int) -> str | None:
        return self._again() if self._show and self.since(now_ms) > _SHOW_MS else None

    def draw(self, canvas, now_ms: int) -> None:
        t = self.since(now_ms)
        winner = self._outcome.winner
        self.board.draw(canvas, 0, 3 if winner else breathe(t, 1, FULL, 1600))
        if winner:
            lit = blink(t)
            for cell in self._outcome.line:
                self.board.piece(canvas, cell, winner, FULL if lit else 4)
        self.draw_refusal(canvas, now_ms)
