"""Plays against an opponent over a network. A cable may lose messages, but a broker does not. So this peer sends fewer
messages than the peer for a cable.

The host also publishes the game for guests and spectators.
"""

from ...engine import events
from ..protocol.signed_link import SignedLink
from .broker_link import HOST, BrokerLink
from .peer import Peer

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from ...engine.match import Match
    from ..types import Clock
    from .state_publisher import StatePublisher


class NetworkPeer(Peer):
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
        """Create a peer that joins at `place`, which is (letters of the invite code, seat, instance).

        `sit(place)` returns the broker link for a place; `sit(())` gives the place up. `nonce`: 16 random bytes, new
        whenever the program starts. The other parameters are those of Peer.
        """
        self._sit, self._nonce = sit, nonce
        self._publisher: StatePublisher | None = None  # loaded while there is something to publish
        self._published: tuple = ()  # the publisher's attribute `published`, kept while the publisher is unloaded
        self._changes = 0  # number of changes of the game plus seatings that have been published
        self._take_seat(place)
        Peer.__init__(self, self._signed, clock, seed, key, tell, ask, keep)
        self._was_up = False
        self._was_gone = True

    def _take_seat(self, place: tuple) -> None:
        line: BrokerLink = self._sit(place)
        self.line = line
        self._signed = SignedLink(line, line.secret, line.seat, self._nonce)

    def welcome(self) -> None:
        if self.line.seat == HOST:
            from ..protocol.invite_code import both_shown

            self.presence.once("INVITED", *both_shown(self.line.letters))
        else:
            self.presence.once("JOINING")

    def attend(self, match: "Match") -> None:
        Peer.attend(self, match)
        line, presence = self.line, self.presence
        if self._was_gone != line.gone:
            self._was_gone = line.gone
            self.transport.hurry()
            if line.gone and presence.here:
                self._lose("GONE")
        if line.taken:
            presence.once("SEAT_TAKEN")
        elif self._was_up and not line.client.up:
            presence.once("LOST")
        elif presence.last == "LOST" and line.client.up:
            presence.once("CONNECTED")
        self._was_up = line.client.up
        line.expect(self.game.exchange.log.count)
        if line.seat == HOST and line.holds:
            self._publish()

    def _publish(self) -> None:
        """Publish the next change of the match, for guests and spectators."""
        publisher, changes = self._publisher, self.game.exchange.changes + self.line.seatings
        if publisher is None and changes != self._changes:
            from .state_publisher import StatePublisher

            publisher = StatePublisher(self.line, self._published)
        if publisher is not None and publisher.update(self):
            self._published, self._changes, publisher = publisher.published, changes, None
        self._publisher = publisher

    def _watch(self, event: int, move: int | None) -> None:
        Peer._watch(self, event, move)
        if event == events.TERMINATED and not self.line.left:
            self._sit(())

    def _speak(self) -> None:
        if self._signed.open:  # without a session the opponent would not trust the message
            Peer._speak(self)

    def state(self) -> str:
        """Return the text from which `restore` resumes the match after a restart. It contains the invite code."""
        line = self.line
        return ".".join([Peer.state(self), line.letters, line.seat, line.instance])

    def restore(self, text: str) -> None:
        from .handshake import invited

        place = invited(text)
        if place is not None:
            self._take_seat(place)
            self.transport.use(self._signed)
        Peer.restore(self, text)
