"""Demo of the selected game in about 20 seconds: plays a transcript with captions.

After a caption has scrolled by, the demo plays the moves that the caption describes. At the end, the demo shows who won
and why. Any key closes the demo. If a game has no demo, the rules of the game are shown instead.
"""

from .. import games
from ..engine.game import MARKS
from ..engine.match import Match
from ..engine.options import defaults
from ..engine.seat import Seat
from ..view.animation import Motion, beat, breathe
from ..view.board_view import BoardView
from ..view.end import BOARD_MS, End
from ..view.font import HEIGHT
from ..view.palette import FULL, WHITE, ink
from ..view.ticker import Ticker
from ..words import match as words
from .scene import BACK, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..view.canvas import Canvas
    from .types import Steps, Transition

# options/moves as in a transcript, with a comma before each further caption
_DEMOS = {
    "tictactoe": "3/b2 a1,a3 c1 b1 c2 b3",
    "connectx": "6,7,4,2,0/4 4 5,5 3 6 2",
    "quixo": "5/a1-e1 a2-a1,a2-e2 e3-e1 b5-e5 d1-e1 a4-e4 a3-a5 b1-e1",
    "othello": "4/c4 d2 d1 b4 a4 a3,b1 c1 d3 d4 a2 a1",
    "gomoku": "7,5/d4 c3 e4,d5 c4 d3 f4 b4 g4",
    "domineering": "4/d3 c2,b1 c1 c3 a4 a2",
    "checkers": "8/11-15 22-18 15x22 26x17 9-13 31-26 13x22 22x31 24-19 31x24 24x15,28-24 10-14 21-17 14x21 30-26 "
    "21x30 24-19 15x24 32-27 24x31 31x22 29-25 30x21 23-18 22x15",
    "chess": "0/e4 e5 Bc4 Nc6,Qh5 Nf6 Qxf7#",
    "dots": "2,2/a4 e4 c2 d3 e2 b5,d1 c4 b3 b1 d5 a2",
    "breakthrough": "5,5/c2-c3 b4-b3 a2-a3 b3-a2 b1xa2 a5-b4 c3xb4 c5xb4,a3xb4 c4-b3 b4-c5",
    "kalah": "3,2/c2 d2 b1,b2 d2 c2",
    "lightsout": "3/228 b2,a1 a3",
    "minesweeper": "5,5,3/a1 32 640 0 e3,e1 c5 a5 e4 e5",
    "ur": "1/2 e3-c3 3 e1-b1 3 c3-a2 3 b1-b2 1 a2xb2,1 e1-d1 2 b2-d2 3 d2-g2 2 d1-b1 4 g2-f3",
    "morris": "/b4 c4 d6 a4 b6 d3 f6 xc4 c5 b2 xa4 c4 c3 d2 d1 e3 f4 d5 f2 xd5 d5,f4-e4 d5-e5 d6-d5",
    "battleship": "6/a1-d1 b3-b5 f2-f3 d6-e6 c2-c5 e1-e3 a1-b1 e5-f5,c3 hit a6 missed c2 hit d2 missed c4 hit b2 "
    "missed c5 c2-c5 b3 hit e3 hit b4 hit e2 hit f6 missed e1 e1-e3 e4 missed b1 hit c6 missed a1 a1-b1 f1 missed e5 "
    "hit a5 missed f5 e5-f5",
    "pairs": "2,3,2/b2 A c1 B a1 C b1 A,b2 A b1 A c1 B a2 B a1 C c2 C",
    "go": "5,1/C3 C4 B4 D3 D4 D2 C5,C2 B2 B3 A3 pass pass pass pass",
}
_WHOLE_MS = 20000  # approximate length of a demo
_FASTEST_MS, _SLOWEST_MS = 320, 1200  # per move
_PICK_MS = 300  # each cell of a move is shown for up to this time before the move
_REST_MS = 500  # pause after the last move of a caption
_READ_MS = 1500  # time for a caption that does not scroll
_WHY_MS = 2600  # time for the winning line, before the points
_END_MS = 4000
_HIGH = 24  # a canvas of this height has room for the caption and the board


class Demo(Scene):
    overlay = True
    plays = True
    attract = False

    def prepare(self) -> "Steps":
        """Generator: create the match whose moves the demo plays."""
        title, kind = games.CATALOGUE[self.session.chosen][1], self.session.game_class()
        demo = yield from self._demo(title, kind)
        self._captions, self._parts = demo[1:], demo[0].partition("/")[2].split(",")
        self._ticker = Ticker(self.canvas.width)
        self._match: Match | None = None
        self._end: End | None = None
        if not demo[0]:
            return
        options = demo[0].partition("/")[0]
        values = [int(value) for value in options.split(",")] if options else defaults(kind.OPTIONS)
        yield from kind.making(*values)
        game = kind(*values)
        yield
        seats = [Seat(words.PLAYER.format(number), MARKS[number], number) for number in range(1, game.players + 1)]
        self._match = Match(game, seats, self.session.rng)
        self._match.start()
        yield from self._set_pace()

    def _demo(self, title: str, kind: "type[Game]") -> "Generator[None, None, tuple]":
        """Generator: return (transcript, caption, ...) for the game class `kind`, or ("", rules) if it has no demo."""
        from ..words import demo as told

        yield
        key = games.CATALOGUE[self.session.chosen][0]
        self.say(told.FIRST.format(title))
        demo: tuple = getattr(kind, "demo", ())
        if not demo and key in _DEMOS:
            demo = (_DEMOS[key],) + told.TABLE[key]
        if demo:
            return demo
        from ..translation import translated_in_steps

        yield
        (rules,) = yield from translated_in_steps([kind.rules], "rules")
        from ..words import menus as sentences

        yield
        return "", rules or sentences.NO_RULES

    def enter(self) -> None:
        canvas, match = self.canvas, self._match
        self._low = canvas.height >= _HIGH  # whether there is room for the caption below the board
        self._ending: Steps | None = None  # steps that show the result
        self._part = -1
        self._todo: list = []
        self._path: tuple = ()  # the cells of the next move
        if match is not None:
            self._board = BoardView(match, canvas.width, canvas.height - (HEIGHT + 1) * self._low)
            self._motion = Motion(self._board)
        self._go_on()

    def _set_pace(self) -> "Steps":
        """Generator: choose the time per move so that the whole demo takes about 20 seconds."""
        from ..view.text_columns import columns

        yield
        left, moves = _WHOLE_MS - _END_MS, 0
        for part, caption in zip(self._parts, self._captions):
            self._ticker.show("", (yield from columns(caption)))
            left -= self._reading() + _REST_MS
            moves += len(part.split(" "))
        self._pace = min(max(left // moves, _FASTEST_MS), _SLOWEST_MS)

    def _reading(self) -> int:
        """Return how many ms the current caption is shown. Captions scroll faster than other texts."""
        return max(self._ticker.span * 2 // 3, _READ_MS)

    # -- from move to move

    def _go_on(self) -> "Transition":
        """Start the next caption and its moves. After the last caption, show the result. After that, close the demo."""
        self._part += 1
        self._begun = self.clock.now()
        if self._part < len(self._captions):
            text = self._captions[self._part]
            self._ticker.show(text)
            self.say(text)
            self._todo = self._parts[self._part].split(" ") if self._match is not None else []
            self._moved_at = self.clock.add(self._begun, self._reading())
            self._look_ahead()
        elif self._match is not None and self._end is None and self._match.game.outcome is not None:
            self._end = End(self._match, self._board, self.canvas.width)
            self._ending = self._tell_end(self._match)
        else:
            return BACK
        return None

    def _tell_end(self, match: Match) -> "Steps":
        """Generator: print the result of the match."""
        from .. import translation

        yield
        (why,) = yield from translation.translated_in_steps([match.game.outcome.why], "games")  # type: ignore[union-attr]  # the game is over
        del translation  # free it before the next module is loaded
        from ..result_sentences import describe_result

        yield
        self.say(describe_result(match, why))

    def _look_ahead(self) -> None:
        game = self._match.game if self._match is not None else None
        self._path = game.path(game.parse(self._todo[0])) if game and self._todo else ()

    def _play(self, match: Match) -> None:
        board, game = self._board, match.game
        match.play(game.parse(self._todo.pop(0)), True)
        is_answer = getattr(game, "is_answer", None)
        if self._todo and is_answer is not None and is_answer(game.ply):
            match.play(game.parse(self._todo.pop(0)), True)
        self._motion.start(game)
        board.refresh()
        self._moved_at = self.clock.now()
        for cell in game.trace():
            board.follow(cell)
        self._look_ahead()

    def update(self, now_ms: int) -> "Transition":
        for _ in self._ending or ():
            return None
        if self._end is not None:
            over = max(_END_MS, _WHY_MS + self._end.span - BOARD_MS)
            return self._go_on() if self.since(now_ms, self._begun) >= over else None
        waited = self.since(now_ms, self._moved_at)
        if self._match is not None and self._todo:
            if waited >= self._pace:
                self._play(self._match)
            return None
        return self._go_on() if waited >= _REST_MS and not (self._match is not None and self._motion.active) else None

    # -- light

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        at, t = self.since(now_ms, self._begun), self.since(now_ms, self._moved_at)
        if self._end is not None:
            numbers = self._end.span > BOARD_MS and at >= _WHY_MS
            self._end.draw(canvas, at, min(at + numbers * (BOARD_MS - _WHY_MS), self._end.span - 1))
        elif self._match is None or t < 0 and not self._low:
            self._ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE), at * 3 // 2)
        else:
            self._lay(canvas, self._match, t)
            if self._low:
                self._ticker.draw(canvas, 0, canvas.height - HEIGHT, ink(WHITE, 5), at * 3 // 2)

    def _lay(self, canvas: "Canvas", match: Match, t: int) -> None:
        board, game, path = self._board, match.game, self._path
        board.draw(canvas, t, FULL, game.turn, beat(board.hues[game.turn], t))
        for cell in game.trace():
            board.mark(canvas, cell, breathe(t))
        self._motion.draw(canvas, t)
        pick = min(_PICK_MS, self._pace // 3)
        since = t - self._pace + pick * len(path)  # cells are picked before the move
        for place, cell in enumerate(path):
            if since >= place * pick:
                board.paint(canvas, cell, ink(WHITE, FULL))
