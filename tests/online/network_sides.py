"""Players connected through a broker in memory, and spectators."""

import random

from bad_connection import Clock, Player
from memory_broker import Broker

from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.online.peer.broker_link import BrokerLink
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.peer.setup_lookup import asking
from glowgrid.online.peer.spectator import Spectator
from glowgrid.online.protocol import invite_code

CODE = invite_code.make(bytes(range(15)))


class Side(Player):
    """A player connected to the opponent through a broker."""

    def __init__(self, broker, clock, game, seed, seat="a", who="he", key="connectx", code=CODE, state=""):
        self.client = broker.client(invite_code.will(code, seat))
        self.place, self.who, self.key = (code, seat, f"{seed:06d}"), who, key
        self.chance = random.Random(seed)
        super().__init__(None, clock, game, seed, key, who, (1, 2), state)

    def sit(self, place):
        if not place:
            self.line.leave(self.now())
            return self.line
        self.line = BrokerLink(self.client, *place, self.chance.randbytes(16))
        return self.line

    def now(self):
        return self.clock.now()

    def party_of(self, _end, clock, seed, key):
        nonce = self.chance.randbytes(16)
        return NetworkPeer(self.sit, self.place, nonce, clock, seed, key, self.tell, self.ask, self.keep)


def sides(make=ConnectX, seed=1, key="connectx"):
    broker, clock = Broker(), Clock(seed)
    return broker, clock, [Side(broker, clock, make(), seed * 2 + at, "ab"[at], ("he", "eh")[at], key) for at in (0, 1)]


def over(players):
    return all(player.match.phase == events.STOPPED for player in players)


def same(players):
    return len({player.position[0] == players[0].position[0] for player in players}) == 1 and all(
        player.position == players[0].position for player in players
    )


def read_setup(broker, clock, code=None):
    """Return the link of a spectator, or of a guest with the players' code, and the setup that it receives."""
    code = invite_code.watching(CODE) if code is None else code
    seat = "b" if len(code) == invite_code.PLAYER else ""
    line = BrokerLink(broker.client(None), code, seat, "reader", bytes(16))
    asked = asking(line, clock)
    for _ in range(50):
        setup = next(asked)
        if setup is not None:
            return line, setup
    return line, None


class Watcher:
    def __init__(self, broker, clock, make, key="connectx"):
        self.line, self.state = read_setup(broker, clock)
        self.said = []
        self.decider = Spectator(self.line, clock, key, self.tell)
        seats = [Seat("A", "X", 1, REMOTE, self.decider), Seat("B", "O", 2, REMOTE, self.decider)]
        self.match = Match(make(), seats, Rng(1))
        self.decider.join(self.match)

    def tell(self, name, *values):
        self.said.append((name, *values))

    def round(self, plays=True):
        self.match.attend()
        if self.match.phase == events.STARTED:
            self.match.step()
