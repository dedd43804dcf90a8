"""Offers online play, by cable or network, to the session and the scenes, as one object.

Loaded at power-on if there is a link to an opponent. This module stays loaded, because the opponent calls some of its
functions during a match. It imports the other modules of online play on demand.
"""

import gc

from .. import bots

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any, Protocol

    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..online.peer.broker_link import BrokerLink
    from ..online.peer.peer import Peer
    from ..online.types import Clock
    from ..saves import Saves
    from .broker_access import BrokerAccess
    from .match_joining import MatchJoining

    class Console(Protocol):
        """The hardware that online play needs (hal/console.py)."""

        rng: Rng
        link: Any  # a UART, or a network

        @property
        def clock(self) -> Clock: ...
        def say(self, text: str) -> None: ...


PRESENT, AWAY, OFFLINE, NEXT_GAME = 0, 1, 2, 3  # values of `Online.status`
# heap that must be free: 12,000 bytes more than a match with the pause menu uses, as memory of WiFi counts as free
ROOM = 30_000
_KEY = "link"  # the decider key of an online opponent
_ICON = b"\x00\x3c\x42\x81\x3c\x42\x18\x18"  # an icon: waves over a point


class Online:
    """Everything that the session and the scenes do with the online opponent: invite the opponent, get the opponent's
    status, answer the opponent's requests, and leave."""

    def __init__(self, console: "Console", saves: "Saves") -> None:
        """Add the online opponent to the catalogue of deciders."""
        from ..words import opponent_sentences as sentences

        self._console = console
        self._link = console.link
        self._saves = saves
        self._peer: Peer | None = None  # the opponent in the current match
        title = sentences.ONLINE if hasattr(console.link, "connect") else sentences.CABLE
        bots.register((_KEY, title, "random", "", _ICON, False))

    # -- starting and leaving a match

    def invite(self, match: "Match", key: str, keys: list) -> None:
        """Seat the opponent in `match`, a match of the game `key` that has not started.

        `keys`: the decider key of each seat. Over a network, connect to the host whose invite code was entered (see
        `joining`). If no code was entered, create an invite code, and wait for a guest.
        """
        from .network_match import opponent, seat

        callbacks = self._tell, self._ask, self._keep, self._sit
        self._peer = opponent(self._console, key, "" not in keys, *callbacks)
        seat(match, self._peer, keys)

    def restore(self, header: str) -> None:
        """Resume the online match whose state is in the header of a saved game."""
        self._peer.restore((header + "//////").split("/")[5])  # type: ignore[union-attr]  # `invite` came before

    def leave(self) -> None:
        """Forget the opponent. The BYE message was already sent when the match ended."""
        self._peer = None

    # -- status for scenes

    def status(self) -> int:
        """Return the status of the opponent.

        NEXT_GAME: this board is a spectator, and the players have begun another game. OFFLINE: the connection to the
        broker is lost. AWAY: the opponent is offline. PRESENT: none of these is true.
        """
        peer = self._peer
        line = getattr(peer, "line", None)
        if getattr(peer, "goes_on", False):
            return NEXT_GAME
        if line is not None and not line.client.opened:
            return OFFLINE
        return PRESENT if self.is_present else AWAY

    @property
    def is_present(self) -> bool:
        """Whether the opponent is online."""
        return self._peer is not None and self._peer.here

    @property
    def question(self) -> tuple:
        """The opponent's request that the local player must answer (see Peer.question), or ()."""
        return () if self._peer is None else self._peer.question

    def answer(self, yes: bool) -> None:
        """Answer the opponent's request. `yes`: whether the local player agrees."""
        if self.question:
            self._peer.answer(yes)  # type: ignore[union-attr]  # who asks is there

    def welcome(self) -> None:
        """Show the local player how to connect to the opponent."""
        self._peer.welcome()  # type: ignore[union-attr]  # called in a match only

    def code(self) -> str:
        """Return the invite code for the opponent, or "" if this board does not host a match over a network."""
        line = getattr(self._peer, "line", None)
        if line is None or line.seat != "a":
            return ""
        from ..online.protocol.invite_code import shown

        return shown(line.letters).upper()

    @property
    def fault(self) -> str:
        """The reason why the connection to the broker is lost: a word of FAULTS in online/mqtt/client.py. It is ""
        before the first connection."""
        return self._peer.line.client.fault  # type: ignore[union-attr, no-any-return]  # OFFLINE has a line

    # -- network only

    def connection(self) -> "BrokerAccess":
        """Return an object that opens and closes the connection to the broker. Its module is loaded on demand.

        Keep the object only while you use it.
        """
        from .broker_access import BrokerAccess

        return BrokerAccess(self._link, self._console.clock)

    def joining(self) -> "MatchJoining":
        """Return an object that joins a match by its invite code. Its module is loaded on demand.

        Keep the object only while you use it.
        """
        from .match_joining import MatchJoining

        return MatchJoining(self._link, self._console.clock, self._sit)

    @property
    def is_connected(self) -> bool:
        """Whether there is a session with a broker."""
        return getattr(self._link, "client", None) is not None

    def has_room(self) -> bool:
        """Return whether the heap has enough room to continue a match over a network. A match by cable needs no
        extra room."""
        if self._peer is None or not hasattr(self._link, "connect"):
            return True
        gc.collect()
        return not hasattr(gc, "mem_free") or gc.mem_free() >= ROOM

    # -- called by the opponent

    def _tell(self, name: str, *values: object) -> None:
        from ..words import opponent_sentences as sentences

        self._console.say(getattr(sentences, name).format(*values))

    def _ask(self, peer: "Peer") -> None:
        """If only bots play here, grant the opponent's request to take back moves, and refuse any other request. If
        a person plays here, do nothing, because a scene asks this person."""
        if peer.match.is_show:
            peer.answer(peer.question[0] == "back")

    def _keep(self) -> None:
        """Save the opponent's state, because it has changed."""
        if self._peer is not None:
            from .network_match import keep

            keep(self._saves, self._peer.state())

    def _sit(self, place: tuple) -> "BrokerLink | None":
        from .network_match import sit

        return sit(self._link, place)
