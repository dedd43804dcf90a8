"""A cheating peer for tests of dice over a network."""

from hashlib import sha256

import tiny
from bad_connection import pair, run
from test_online_match import names

from glowgrid.engine import match as events
from glowgrid.engine.game import CHANCE
from glowgrid.online.peer.dice import HashRng
from glowgrid.online.peer.hidden_moves import commitment
from glowgrid.online.protocol import messages

Dice = tiny.GAMES["dice"]
COMMIT, REVEAL = messages.COMMIT, messages.REVEAL


class Cheat:
    """A cheating peer with all the secrets of an honest one, at `other`'s end of the connection."""

    def __init__(self, wire, clock, victim, other):
        self.wire, self.clock, self.victim, self.other = wire, clock, victim, other
        self.seq = 10_000

    def say(self, kind, *rest):
        exchange, self.seq = self.victim.party.game.exchange, self.seq + 1
        where = self.victim.party.transport.match, self.seq, exchange.number, exchange.epoch, exchange.log.count
        self.wire.lines[self.victim.link.number].append(messages.write(*where, kind, *rest))

    def listen(self, ms=1000):
        """Let the victim send messages. Return its commitments and its salts."""
        start = len(self.wire.said)
        run(self.clock, [self.victim], lambda: False, ms, plays=False)
        said = [messages.read(line) for line in self.wire.said[start:]]
        self.wire.lines[self.other.link.number].clear()
        return [[line.rest[2] for line in said if line.kind == kind] for kind in (COMMIT, REVEAL)]

    def commitment(self, salt):
        exchange, hidden_moves = self.victim.party.game.exchange, self.victim.party.game.hidden_moves
        return commitment(hidden_moves.theirs, exchange.log.count, f"dice {exchange.epoch}", salt)

    @property
    def known(self):
        """Return the checksum of the victim's position."""
        return self.victim.party.game.exchange.position(self.victim.match.game)

    @property
    def ply(self):
        return self.victim.party.game.exchange.log.count


def cheat(seed=4):
    """Return a cheat whose victim waits for dice that have no commitments yet."""
    wire, clock, players = pair(Dice, seed)
    victim, other = players
    assert run(clock, players, lambda: other.match.phase == victim.match.phase == events.STARTED, plays=False)
    wire.lines[0].clear()
    wire.lines[1].clear()
    found = Cheat(wire, clock, victim, other)
    assert victim.match.game.turn == CHANCE and victim.match.game.ply == 0
    return found


def decided(found, salt):
    """Return the move that `salt` and the victim's salt decide for the first draw of the game."""
    hidden_moves = found.victim.party.game.hidden_moves
    salts = [(hidden_moves.theirs, salt), (hidden_moves.ours, hidden_moves.salt("dice 0 0"))]
    first, second = [word for _, word in sorted(salts)]
    return Dice().draw(HashRng(sha256(f"0 0 {first} {second}".encode()).digest()))


def broken(found, ply=0):
    """Return whether the victim has ended the match for good, with a sentence and without a draw at `ply`."""
    found.say(messages.PING, found.victim.party.game.exchange.position(found.victim.match.game))
    found.listen(5000)
    game = found.victim.match.game
    return "BROKEN_PROMISE" in names(found.victim) and game.ply == ply and found.victim.party.game.parted
