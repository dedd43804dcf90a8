"""Scene that joins an online match by its invite code. It finds out which game is played, and begins the match."""

from ..session.match_start_modes import NEW
from .connecting import Connecting
from .scene import BEGIN

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

    from ..online.protocol.match_state import Setup
    from ..session.match_joining import MatchJoining
    from .types import Transition

_NOBODY_MS = 4000


class Joining(Connecting):
    overlay = False

    def enter(self) -> None:
        self._finding: Iterator[Setup | None] | None = None
        self._since = 0
        self._told = False
        Connecting.enter(self)

    def prepare_connection(self) -> None:
        self._is_code = self._joining().join()

    def _joining(self) -> "MatchJoining":
        return self.session.online.joining()  # type: ignore[union-attr]  # never None here

    def update(self, now_ms: int) -> "Transition":
        if not self._is_code:
            from ..words import network

            self.say(network.NO_CODE)
            return self.gone()
        return Connecting.update(self, now_ms)

    def connected(self, now_ms: int) -> "Transition":
        if self._finding is None:
            self._finding = self._joining().find()
            self._since = now_ms
        setup = next(self._finding)
        if setup is not None:
            return self._begin_match(setup)
        if not self._told and self.since(now_ms, self._since) > _NOBODY_MS:
            self._told = True
            from ..words import network

            self.say(network.NOBODY)
        return None

    def _begin_match(self, setup: "Setup") -> "Transition":
        session = self.session
        terms = self._joining().terms(setup, session.game_class()) if session.choose(setup.game) else ()
        if not terms:
            from ..words import network

            self.say(network.NO_GAME.format(setup.game))
            return self.gone()
        ours = session.setup()
        ours.options, ours.who = terms
        return BEGIN, NEW

    def gone(self) -> "Transition":
        return "menu"
