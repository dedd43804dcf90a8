"""On the way into a match by an invitation: it asks what is played there, sets that up and begins."""

from ..unload import borrow
from .connecting import Connecting

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator

    from ..online.protocol.match_state import Setup

_NOBODY_MS = 4000


class Joining(Connecting):
    def enter(self) -> None:
        self._asking: Iterator[Setup | None] | None = None
        self._asked_at = 0
        self._told = False
        network = self.console.link  # type: ignore[attr-defined]  # there is one
        self._is_code = borrow("session.network").join(network, self.clock)
        Connecting.enter(self)

    def update(self, now_ms: int) -> str | None:
        if not self._is_code:
            self.say(borrow("words.network").NO_CODE)
            return self.gone()
        return Connecting.update(self, now_ms)

    def connected(self, now_ms: int) -> str | None:
        if self._asking is None:
            self._asking = borrow("session.network").asking(self.network, self.clock)
            self._asked_at = now_ms
        setup = next(self._asking)
        if setup is not None:
            scene: str = borrow("session.network").prepare(self.session, self.network, setup)
            if not scene:
                self.say(borrow("words.network").NO_GAME.format(setup.game))
            return scene or self.gone()
        if not self._told and self.since(now_ms, self._asked_at) > _NOBODY_MS:
            self._told = True
            self.say(borrow("words.network").NOBODY)
        return None

    def gone(self) -> str:
        return "menu"
