"""Overlay of the play and result scenes in a match against a remote opponent, by cable or network.

During the opponent's turn, the turn indicator pulses twice every 2.4 s. While the opponent is offline, the corners
blink. The overlay asks the local player about the opponent's requests. In a network match, the invite code scrolls by
until the opponent has joined. If the connection is lost, the overlay reconnects at once, but during a local person's
turn, it asks that person first. A spectator follows the players into their next game. Loaded for online matches only.
"""

from ..engine.match import NOT_STARTED
from ..session.match_start_modes import REMATCH
from ..session.online import NEXT_GAME, OFFLINE
from ..view import motion
from ..view.palette import WARN, WHITE, ink
from .scene import ASK, BEGIN, DO

MYPY = False
if MYPY:  # true for type checkers only
    from ..session.online import Online
    from ..view.canvas import Canvas
    from .types import Event, PlayScene, Transition

_PULSE_MS = 2400  # period of two short pulses
_BEAT_MS = 160
_AWAY_MS = 1000
_RETRY_MS = 15000  # between two attempts to connect


class OpponentOverlay:
    def __init__(self, play: "PlayScene", online: "Online") -> None:
        """Show the opponent in the match of the scene `play`."""
        self._play, self._match, self._online = play, play.match, online
        self._is_waiting = play.match.phase == NOT_STARTED  # until the opponent has joined
        self._is_crowded = not online.has_room()
        self._asked: tuple = ()  # the opponent's request that the local player is being asked about
        self._offered = self._agreed = False  # whether a reconnection was offered, and accepted
        self._tried_at: int | None = None
        if self._is_waiting or not online.is_present:
            online.welcome()
        self._code = None
        code = online.code() if self._is_waiting else ""
        if code:
            from ..view.ticker import Ticker

            self._code = Ticker(play.canvas.width)
            self._code.show(code)

    def handle(self, event: "Event") -> None:
        """Ignore the event, so that the scene handles it."""

    def update(self, now_ms: int) -> "Transition":
        """Return the transition that asks about a request, starts a game or connects. Return None if none is due."""
        online = self._online
        question = online.question
        if question and not self._match.is_show:
            return self._ask(question)
        if self._is_waiting and self._match.phase != NOT_STARTED:
            return "play"  # another player may start now
        status = online.status()
        if status == NEXT_GAME and not self._is_waiting:
            return BEGIN, REMATCH
        if self._is_crowded:
            return "connecting"  # that scene shows the reason
        if status == OFFLINE:
            return self._connect(now_ms)
        self._offered = False
        return None

    def _ask(self, question: tuple) -> "Transition":
        from ..words import opponent_sentences

        self._asked = question
        if question[0] == "back":
            text = opponent_sentences.MAY_TAKE_BACK.format(question[-1])
        else:
            text = opponent_sentences.MAY_DRAW
        return ASK, ((text,), (DO, "agree"))

    def _connect(self, now_ms: int) -> "Transition":
        """Return the transition that connects for the first time, or that reconnects after the connection was lost.

        If the connection was lost during the turn of a local person, ask that person first, but only once. In all other
        cases connect without asking, but at most once every 15 seconds.
        """
        tried = self._tried_at
        if self._agreed or not self._match.awaits_person or tried is None and not self._online.fault:
            if not self._agreed and tried is not None and self._play.clock.diff(now_ms, tried) < _RETRY_MS:
                return None
            self._tried_at, self._agreed = now_ms, False
            return "connecting"
        if self._offered:
            return None
        from ..words import network

        self._offered = True
        return ASK, ((network.TAKE_UP,), (DO, "connect"))

    def resume(self, command: object) -> bool:
        """Tell the opponent whether the local player agrees to a request. Only "agree" means yes."""
        if command == "connect":
            self._agreed = True
        if self._asked and self._asked == self._online.question:
            self._online.answer(command == "agree")
        self._asked = ()
        return command in ("agree", "connect")

    def leave(self) -> None:
        """Do nothing, because there is nothing to clean up."""

    def pulse(self, t: int) -> int:
        """Return the brightness of the turn indicator, `t` ms into the opponent's turn: two pulses every 2.4 s.

        With reduced motion, it is always the same.
        """
        if motion.is_reduced:
            return 6
        beat = t % _PULSE_MS
        return 6 if beat < _BEAT_MS or 2 * _BEAT_MS <= beat < 3 * _BEAT_MS else 2

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw the invite code while waiting for the opponent, and blink the corners while the opponent is offline."""
        if self._code is not None and self._is_waiting:
            canvas.clear()
            self._code.draw(canvas, 0, (canvas.height - 5) // 2, ink(WHITE), self._play.since(now_ms))
        if not self._online.is_present and (motion.is_reduced or now_ms % _AWAY_MS < _BEAT_MS):
            for x in (0, canvas.width - 1):
                for y in (0, canvas.height - 1):
                    canvas.dot(x, y, ink(WARN))
