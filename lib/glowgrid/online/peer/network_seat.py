"""Who decides at a seat whose party is elsewhere on a network. It speaks less often than by a cable, as a broker loses
nothing; and what is played is written down for onlookers.
"""

from ...engine import match as events
from ...unload import borrow
from ..protocol.signed_link import SignedLink
from .broker_link import HOST, BrokerLink
from .seat import Elsewhere
from .state_publisher import StatePublisher

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Any

    from ...engine.match import Match
    from .party import Clock


class Networked(Elsewhere):
    again_ms = 2000
    ping_ms = 10000
    gone_ms = 25000

    def __init__(
        self,
        sit: "Callable[[tuple], Any]",
        place: tuple,
        nonce: bytes,
        clock: "Clock",
        seed: int,
        key: str,
        tell: "Callable",
        ask: "Callable",
        keep: "Callable",
    ) -> None:
        """As an Elsewhere that sits at `place`: the code's letters, the seat, the instance. `sit(place)` returns the
        wire there, `sit(())` gets up. nonce: 16 random bytes, new at every start."""
        self._sit, self._nonce = sit, nonce
        self._take_seat(place)
        Elsewhere.__init__(self, self._signed, clock, seed, key, tell, ask, keep)
        self._was_up = False
        self._was_gone = True

    def _take_seat(self, place: tuple) -> None:
        line: BrokerLink = self._sit(place)
        self.line = line
        self.link = self._signed = SignedLink(line, line.secret, line.seat, self._nonce)
        self._bulletin = StatePublisher(line) if line.seat == HOST else None

    def welcome(self) -> None:
        if self._bulletin is None:
            self.once("JOINING")
        else:
            invitation, letters = borrow("online.protocol.invite_code"), self.line.letters
            self.once("INVITED", invitation.shown(letters), invitation.shown(invitation.watching(letters)))

    def attend(self, match: "Match") -> None:
        Elsewhere.attend(self, match)
        line = self.line
        if self._was_gone != line.gone:
            self._was_gone = line.gone
            self.hurry()
            if line.gone and self.here:
                self.here = self.greeted = False
                self.once("GONE")
        if line.taken:
            self.once("SEAT_TAKEN")
        elif self._was_up and not line.client.up:
            self.once("LOST")
        elif self._told == "LOST" and line.client.up:
            self.once("CONNECTED")
        self._was_up = line.client.up
        line.expect(self.counted())
        if self._bulletin is not None and not self.busy():
            self._bulletin.update(self)

    def _watch(self, event: int, move: int | None) -> None:
        Elsewhere._watch(self, event, move)
        if event == events.TERMINATED and not self.line.left:
            self._sit(())

    def _speak(self, now: int) -> None:
        if self._signed.open:  # until then there is nobody who would believe it
            Elsewhere._speak(self, now)

    def state(self) -> str:
        """Return what brings this match back after a restart, the invitation with it."""
        line = self.line
        return ".".join([Elsewhere.state(self), line.letters, line.seat, line.instance])

    def restore(self, text: str) -> None:
        place = borrow("online.peer.greeting").invited(text)
        if place is not None:
            self._take_seat(place)
        Elsewhere.restore(self, text)
