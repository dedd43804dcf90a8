"""Timed peer: a remote opponent who makes random moves.

The opponent runs in the same process as the board, but does not slow the board down. The opponent uses a second copy of
the program's modules, which is imported before the board imports its own copy.
"""

import os
import random
import socket
import sys
from typing import Any

from glowgrid import games
from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.online.mqtt.client import Client
from glowgrid.online.peer.broker_link import GUEST, BrokerLink
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.peer.peer import Peer as Decider
from glowgrid.online.protocol import invite_code

THINKS_MS = 1000


def step_aside() -> None:
    """Remove the modules of the program from sys.modules, so that the board imports its own copy of them."""
    for name in [name for name in sys.modules if name.startswith("glowgrid")]:
        del sys.modules[name]


class Peer:
    """The remote opponent of the board. `key`: the game that is played. `clock`: the board's clock."""

    def __init__(self, key: str, clock: Any) -> None:
        self._clock, self._key = clock, key
        self._chance = random.Random(2)
        self._since = clock.now()
        self._client: Client | None = None

    def by_cable(self, end: Any) -> None:
        """Join the match over a cable. `end`: the end of the cable that is not at the board."""
        self._sit(Decider(end, self._clock, 2, self._key, self._hear, self._hear, self._hear))

    def by_broker(self, port: int, code: str) -> None:
        """Join the match that has the invite code `code`, through the broker at `port` of this computer."""
        letters = invite_code.read(code) or ""
        place = letters, GUEST, "0a0a0a"
        self._client = Client(invite_code.match_id(letters) + "peer", will=invite_code.will(letters, GUEST))
        real = socket.create_connection(("127.0.0.1", port), 10)
        real.setblocking(False)
        self._client.open(real, self._clock.now())
        line = BrokerLink(self._client, *place, os.urandom(16))
        hear = self._hear
        self._sit(NetworkPeer(lambda _: line, place, os.urandom(16), self._clock, 2, self._key, hear, hear, hear))

    def _sit(self, party: Any) -> None:
        self.match = Match(games.load(self._key)(), [Seat("Board", "X", 1, REMOTE, party), Seat("Me", "O", 2)], Rng(2))
        party.join(self.match)

    def _hear(self, *_: object) -> None:
        """Ignore a notification. The peer calls this method, and the arguments do not matter here."""

    def round(self) -> None:
        """Do the opponent's work that is due: handle messages, and move."""
        match, now = self.match, self._clock.now()
        match.attend()
        if match.phase != events.STARTED or not match.awaits_person:
            self._since = now
            if match.phase == events.STARTED:
                match.step()
        elif self._clock.diff(now, self._since) > THINKS_MS:
            match.play(self._chance.choice(match.game.legal_moves()))
