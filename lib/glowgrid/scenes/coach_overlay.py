"""Overlay of the play scene that lights every legal move by how good it is. C right after a hint opens it, or an item
of the pause menu. The next key or move closes it.

A good move is a full cell with a steady light. A fair one is hollow, and its light dips twice, then rests. A weak one
is a dim point that is dark half of the time. With one pixel per cell, rhythm and brightness alone tell them apart. With
reduced motion, the rhythm is slower. If a move takes several picks, the overlay first shows the best move of each first
cell. Then it shows one first cell after another, which blinks, and the moves from there. Loaded on demand.
"""

import gc

from ..view.animation import blink, eighth
from ..view.canvas import Canvas
from ..view.palette import FULL, WHITE, ink
from .scene import BACK, PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.types import Clock
    from .types import Event, PlayScene, Steps, Transition

_DIM = 2  # level of the pieces
_PART_EIGHTHS = 8  # a first cell is shown for a cycle of the rhythm
_WEAK, _FAIR, _GOOD, _FIRST = 1, 2, 3, 4  # marks of pixels; the first three are shades of session/coach.py


class CoachOverlay:
    def __init__(self, play: "PlayScene") -> None:
        """Rate the moves of the game in the scene `play`, then show them."""
        self._play, self._ply, self._began = play, play.match.game.ply, play.clock.now()
        self.is_open, self.is_rated = True, False
        self._progress = 0
        self._moves: list = []
        self._shades = b""
        self._firsts: list = []  # the first cells, if moves take several picks
        self._part = -1  # index of the first cell that is shown, or -1 for all
        self._moment, self._turned = 0, 0  # the eighth of the rhythm, and how many have passed
        self._marks = Canvas(play.canvas.width, play.canvas.height)  # a mark instead of an ink per pixel
        self._inks = bytearray(5)
        self._search: Generator[int, Clock | None, tuple] | None = None
        self._sent: Clock | None = None  # the clock for the next slice of the search; the first one has none
        self._steps = self._rate()
        play.dim(0)
        play.board.no_targets()

    # -- rating

    def _rate(self) -> "Steps":
        """Generator: load the coach, rate all moves, and print them."""
        play = self._play
        match = play.match
        yield  # this module has just been imported
        if not match.game.can_rate:
            from ..words import coach as words

            play.refuse(words.NO_RATING)
            return
        from ..session.bot_loading import COACH_ROOM, load_adviser

        yield
        if not (yield from load_adviser(play.running, play.refuse, COACH_ROOM)):
            return
        from ..session.coach import Coach

        yield
        coach = Coach()
        gc.collect()
        yield
        self._search = coach.rate(match.thoughts.game_for(None, match.game, play.session.rng))
        while self._search is not None:  # `update` runs it, because calls must not nest deeper
            yield
        self._drop()
        yield
        for move in self._moves:
            path = match.game.path(move)
            if len(path) > 1 and path[0] not in self._firsts:
                self._firsts.append(path[0])
        self._mark(-1)
        self.is_rated = True
        yield
        from ..coach_sentences import describe_moves
        from ..words import coach as words

        yield
        play.say((yield from describe_moves(match, self._moves, self._shades)))
        play.say(words.SHOWN)

    def _drop(self) -> None:
        """Unload what only the rating needed."""
        if self._play.running.hint is not None:
            from ..session.bot_loading import drop_hint

            drop_hint(self._play.running)

    # -- the overlay

    def handle(self, event: "Event") -> "Transition":
        """Close when a key or a cell is pressed. The scene below then handles it as well."""
        return self._close() if event.kind == PRESS else None

    def _close(self) -> "Transition":
        if self.is_open:
            self.is_open, self._steps, self._search = False, (), None
            self._drop()
            self._play.dim(FULL)
            self._play.picker.pick(())
        return BACK

    def update(self, now_ms: int) -> "Transition":
        """Go on with rating. Then show one first cell after another. Close if the position has changed."""
        play = self._play
        if play.match.game.ply != self._ply or not play.picker.active:
            return self._close()
        if self._search is not None:
            play.app.loader.hold()
            try:
                self._progress = self._search.send(self._sent)
                self._sent = play.clock
            except StopIteration as done:
                (self._moves, self._shades), self._search = done.value, None
            return None
        for _ in self._steps:
            play.app.loader.hold()
            break
        else:
            self._steps = ()
            if not self.is_rated:
                return self._close()
        if self._firsts and self.is_rated:
            moment = eighth(play.since(now_ms, self._began))
            if moment != self._moment:
                self._moment = moment
                self._turned += 1
                if self._turned % _PART_EIGHTHS == 0:
                    self._mark((self._part + 2) % (len(self._firsts) + 1) - 1)
        return None

    def _mark(self, part: int) -> None:
        """Mark the pixels of all first cells if `part` is -1, else of the moves from the first cell with this index."""
        play, marks = self._play, self._marks
        game, layout, self._part = play.match.game, play.board.layout, part
        marks.clear()
        best = bytearray(game.rows * game.cols)
        for at, move in enumerate(self._moves):
            path = game.path(move)
            if path and (part < 0 or path[0] == self._firsts[part]):
                cell = path[0 if part < 0 else -1]
                best[cell] = max(best[cell], self._shades[at])
        if part >= 0:
            best[self._firsts[part]] = _FIRST
        for cell, mark in enumerate(best):
            if mark == _WEAK and layout.sees(cell):
                x, y = layout.x_of(cell) + layout.inset, layout.y_of(cell) + layout.inset
                marks.box(x, y, layout.point, layout.point, mark)
            elif mark > _WEAK:
                play.board.paint(marks, cell, mark, mark == _FAIR)

    def draw(self, canvas: Canvas, now_ms: int) -> None:
        """Draw the dim board, and the moves or, while they are rated, how far the rating is."""
        play = self._play
        t = play.since(now_ms, self._began)
        if not self.is_open:
            return
        play.board.draw(canvas, t, _DIM)
        if not self.is_rated:
            canvas.box(0, canvas.height - 1, canvas.width, 1, ink(WHITE, 1))
            canvas.box(0, canvas.height - 1, canvas.width * self._progress // 100, 1, ink(WHITE, 5))
            return
        moment, inks, pixels = eighth(t), self._inks, canvas.pixels
        inks[_GOOD] = ink(WHITE)
        inks[_FAIR] = ink(WHITE, 1 if moment == 0 or moment == 2 else 4)
        inks[_WEAK] = ink(WHITE, 2 if moment < 4 else 0)
        inks[_FIRST] = ink(WHITE, FULL if blink(t, 1600) else 3)
        at = 0
        for mark in self._marks.pixels:
            if mark:
                pixels[at] = inks[mark]
            at += 1  # noqa: SIM113 - enumerate would create a tuple per pixel

    def resume(self, command: object) -> bool:
        """Return False, because this overlay handles no command."""
        return False

    def leave(self) -> None:
        """Unload what the rating needs, because the scene closes."""
        self._steps, self._search = (), None
        self._drop()
