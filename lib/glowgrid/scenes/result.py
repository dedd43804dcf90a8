"""Result scene: shows and prints the result of a finished game.

The keys 7 and 9 step through the game's moves. 1 or C shows where the game turned. Other keys open other scenes.
view/end.py draws the result.
"""

from .. import games
from ..engine.events import STARTED
from ..engine.review import Review
from ..engine.turns import turns_to_person
from ..result_sentences import describe_result, describe_score
from ..session.match_start_modes import REMATCH
from ..view.animation import breathe
from ..view.end import BOARD_MS, CLOSE_MS, End
from ..view.palette import FULL
from ..words import result
from .play import Play
from .scene import BEGIN, PRESS, RELEASE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

    from ..engine.game import Outcome
    from ..view.canvas import Canvas
    from .types import Event, Transition

_SHOW_MS = 4000  # then bots start the next game
_STEPS = 4  # moves of the transcript that are printed per round
_STEPS_MS = 20000  # time after the last step until the end is shown again


class Result(Play):
    def prepare(self) -> "Iterator[None]":
        from ..translation import translated_in_steps

        yield
        outcome: Outcome = self.session.match.game.outcome  # type: ignore[assignment]  # the game is over
        (self.why,) = yield from translated_in_steps([outcome.why], "games")
        self._best: tuple = ()  # the best result so far, if the game counts moves
        if hasattr(self.session.match.game, "fewest_possible"):
            from ..session.best_result import kept

            yield
            key = games.CATALOGUE[self.session.chosen][0]
            self._best = yield from kept(self.session.match, self.session.saves, key)

    def enter(self) -> None:
        from ..engine.transcript import key_of, tell

        super().enter()
        self._outcome: Outcome = self.match.game.outcome  # type: ignore[assignment]  # the game is over
        for cell in self._outcome.line:
            self.board.follow(cell)
        self.picks = False
        self.attract = not self._show
        self.review = Review(self.match.game, self.match.thoughts)
        self._begun = self.clock.now()
        self._end = End(self.match, self.board, self.canvas.width)
        key = key_of(games.CATALOGUE, self.match.game)
        self._lines: Iterator | None = tell(key, self.review, self.console.say)  # steps that print one move each

    def _say_result(self) -> None:
        match = self.match
        stays = len(match.seats) == 1 or getattr(match.game, "handicap", 0) > 0  # whether the same player starts again
        told = [describe_result(match, self.why)]
        if self._best:
            told.append(result.BEST.format(*self._best))
        told += [describe_score(match, self.running.score), result.KEYS[stays]]
        if match.game.can_rate:
            told.append(result.TURNING_POINTS)
        told.append(result.MENU[turns_to_person(match, 1) > 0])
        self.say(" ".join(told))

    def leave(self) -> None:
        self._lines = None
        self.review.close()
        del self.review
        super().leave()

    def handle(self, event: "Event") -> "Transition":
        if event.kind != RELEASE and event.key in "2468":
            self._look(event.key)
        elif event.kind != RELEASE and event.key in "79":
            while self._lines is not None:
                self._print()
            self._step(event.key)
        if event.kind != PRESS or event.key in "246879":
            return None
        self._show_end()
        if event.key == "#":
            return BEGIN, REMATCH
        if event.key in "1C":
            while self._lines is not None:  # then the review has its own copy of the game
                self._print()
            return "analysis", self.review
        if event.key == "B":
            return self.take_back()
        if event.key == "0":
            self._begun = self.clock.add(self.clock.now(), -BOARD_MS if self._end.span > BOARD_MS else 0)
            self.show_status()
            self._say_result()
        return {"*": "menu", "A": "pause", "D": "setup"}.get(event.key)

    # -- stepping through the moves

    @property
    def is_stepping(self) -> bool:
        """Return whether the board shows an earlier position, to which the player has stepped back."""
        return self._lines is None and self.review.left > 0

    def _look(self, key: str) -> None:
        """Scroll a board that is larger than the grid. `key`: 2, 4, 6 or 8. After a while, show the result again."""
        layout, by = self.board.layout, 1 if key in "86" else -1
        if key in "28":
            layout.top = min(max(layout.top + by, 0), layout.board_rows - layout.rows)
        else:
            layout.left = min(max(layout.left + by, 0), layout.board_cols - layout.cols)
        self._begun = self.clock.add(self.clock.now(), -CLOSE_MS)
        self.board.no_targets()

    def _step(self, key: str) -> None:
        """Step through the moves: back if `key` is 7, forward if it is 9."""
        review = self.review
        if not (review.back() if key == "7" else review.forward()):
            self.refuse(result.NO_STEP)
            return
        self._show_step()
        if not review.left:
            self._say_result()
            return
        last, at = review.game.last(), review.game.ply
        notation = self.match.notation(last) if last is not None else result.BEGINNING
        self.say(result.STEP.format(at, at + review.left, notation))

    def _show_step(self) -> None:
        self._begun = self._moved_at = self.clock.now()
        self.attract = not self.review.left and not self._show
        game = self.review.game
        self.board.refresh(game)
        viewer = (self.match.viewer,) if hasattr(game, "own") else ()
        self.last = game.trace(*viewer)
        for cell in self.last:
            self.board.follow(cell)

    def _show_end(self) -> None:
        """Step forward to the end of the game. Do nothing while the transcript is printed, which steps by itself."""
        if self.is_stepping:
            while self.review.forward():
                pass
            self._show_step()

    def _print(self) -> None:
        try:
            next(self._lines)  # type: ignore[arg-type]
        except StopIteration:
            self._lines = None
            self._say_result()

    def update(self, now_ms: int) -> "Transition":
        self._catch_up()
        if self.match.phase == STARTED:  # moves were undone
            return "play"
        for _ in range(_STEPS):
            if self._lines is not None:
                self._print()
        if self.is_stepping and self.since(now_ms, self._moved_at) > _STEPS_MS:
            self._show_end()
        is_at_end = self._lines is None and not self.review.left
        goes_on = self._show and is_at_end and self.since(now_ms, self._begun) > _SHOW_MS
        return (BEGIN, REMATCH) if goes_on else None

    # -- light

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms)
        if not self._level:
            return
        if self.is_stepping:
            self.board.draw(canvas, t, FULL)
            for cell in self.last:
                self.board.mark(canvas, cell, breathe(self.since(now_ms, self._moved_at)))
        else:
            self._end.draw(canvas, t, self.since(now_ms, self._begun))
        self.refusal.draw(canvas, self.since(now_ms, self.refusal.began))
