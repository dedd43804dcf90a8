"""What the play scene and the result show of an opponent by cable or network.

The light pulses twice while the opponent is to move, as it breathes while a bot thinks, and the corners blink while the
opponent is away. The opponent's requests come as questions. Over a network the invite code scrolls by until the
opponent has joined. A lost connection is made again: at once if nobody here is to move, else if the person agrees. A
spectator follows the players into their next game. Loaded by such games alone.
"""

from ..engine.match import NOT_STARTED
from ..session.ways import REMATCH
from ..unload import borrow
from ..view.palette import WARN, WHITE, ink

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

    from ..view.canvas import Canvas
    from .play import Play

_KNOCK_MS = 2400  # from one to the next: two short beats
_BEAT_MS = 160
_GONE_MS = 1000
_AGAIN_MS = 15000  # after so long it is tried again to connect


class Waiting:
    def __init__(self, play: "Play") -> None:
        """Take part in what the scene `play`, or its end, does."""
        self._play, self._match, self._session = play, play.match, play.session
        self._opponent = borrow("session.opponent").of(play.match)
        self._begins = play.match.phase == NOT_STARTED  # once they are there
        self._line: Any = getattr(self._opponent, "line", None)  # on a network
        self._is_crowded = self._line is not None and not borrow("session.network").has_room(self._session)
        self._asked = self._agreed = False  # to take the connection up again
        self._tried_at: int | None = None
        if self._begins or not self._opponent.here:
            self._opponent.welcome()
        self._code = None
        if self._line is not None and self._begins and self._line.seat == "a":
            from ..view.ticker import Ticker

            self._code = Ticker(play.canvas.width)
            self._code.show(borrow("online.protocol.invite_code").shown(self._line.letters).upper())
        self._update, self._draw, self._resume = play.update, play.draw, play.resume
        self._board = play.board.draw
        play.update = self.update  # type: ignore[method-assign]
        play.draw = self.draw  # type: ignore[method-assign]
        play.resume = self.resume  # type: ignore[method-assign]
        play.board.draw = self.board  # type: ignore[method-assign]

    def update(self, now_ms: int) -> str | None:
        """Go on, but for a question, or when they have come: who begins may be another now."""
        if self._session.asked:
            restore = getattr(self._play, "restore", None)
            if restore:
                restore()  # somebody looks at its end, move by move
            return "ask"
        if self._begins and self._match.phase != NOT_STARTED:
            return "play"
        if getattr(self._opponent, "goes_on", False) and not self._begins:
            return self._session.begin(REMATCH)
        if self._is_crowded:
            return "connecting"  # which says so
        if self._line is not None and not self._line.client.opened:
            scene = self._connecting(now_ms)
            if scene:
                return scene
        else:
            self._asked = False
        return self._update(now_ms)

    def _connecting(self, now_ms: int) -> str | None:
        """Connect at first, and again where nobody here is to move; else ask, once."""
        tried, fault = self._tried_at, self._line.client.fault
        if self._agreed or not self._match.awaits_person or tried is None and not fault:
            if not self._agreed and tried is not None and self._play.clock.diff(now_ms, tried) < _AGAIN_MS:
                return None
            self._tried_at, self._agreed = now_ms, False
            return "connecting"
        if self._asked:
            return None
        self._asked = True
        return self._session.ask((borrow("words.network").TAKE_UP,), self._agree)

    def _agree(self) -> str:
        self._agreed = True
        return "back"

    def resume(self) -> str | None:
        """Come back from what lay over the game: a question that was not answered was answered no."""
        if self._opponent.question and not self._session.asked:
            self._opponent.answer(False)
        return self._resume()

    def board(self, canvas: "Canvas", t: int, level: int, turn: int = 0, lit: bool = False, thought: int = 0) -> None:
        """Draw the board, knocking where a bot would think."""
        if thought or self._begins:
            beat = t % _KNOCK_MS
            thought = 6 if beat < _BEAT_MS or 2 * _BEAT_MS <= beat < 3 * _BEAT_MS else 2
        self._board(canvas, t, level, turn, lit and not self._begins, thought)

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw, and mark the corners for a moment in every second while they are away."""
        if self._code is not None and self._begins:
            self._code.draw(canvas, 0, (canvas.height - 5) // 2, ink(WHITE), self._play.since(now_ms))
        else:
            self._draw(canvas, now_ms)
        if not self._opponent.here and now_ms % _GONE_MS < _BEAT_MS:
            for x in (0, canvas.width - 1):
                for y in (0, canvas.height - 1):
                    canvas.dot(x, y, ink(WARN))
