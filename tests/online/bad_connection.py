"""Two sides of a match in one process.

Their connection damages, drops, doubles and reorders messages, and is interrupted.
"""

import random

from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.online.peer.peer import Peer

STEP_MS = 20


class Clock:
    """A clock in milliseconds that tests advance."""

    def __init__(self, start=0):
        self.ms = start

    def now(self):
        return self.ms

    def diff(self, a, b):
        return a - b

    def add(self, a, ms):
        return a + ms


class Wire:
    """Both directions of a connection, message by message.

    `harm` is the probability that a byte is damaged, dropped or doubled, each.
    """

    def __init__(self, rng, harm=0.0, mess=0.0):
        self.rng, self.harm, self.mess = rng, harm, mess
        self.lines = ([], [])
        self.pulled = False
        self.said = []  # every message as it was sent

    def end(self, number):
        return End(self, number)

    def carry(self, number, line):
        self.said.append(line)
        if self.pulled:
            return
        queue = self.lines[1 - number]
        for _ in range(1 + (self.rng.random() < self.mess)):
            at = self.rng.randrange(len(queue) + 1) if self.rng.random() < self.mess else len(queue)
            queue.insert(at, self.damaged(line))

    def damaged(self, line):
        found = ""
        for letter in line:
            dice = self.rng.random() / self.harm if self.harm else 9
            if dice < 1:
                found += chr(self.rng.randrange(256))
            elif dice >= 2:
                found += letter * (2 if dice < 3 else 1)
        return found

    def pull(self):
        """Interrupt the connection, and lose the messages on it."""
        self.pulled = True
        for queue in self.lines:
            queue.clear()


class End:
    def __init__(self, wire, number):
        self.wire, self.number = wire, number

    def poll(self, now_ms):
        pass

    def send(self, line):
        self.wire.carry(self.number, line)
        return True

    def receive(self):
        queue = self.wire.lines[self.number]
        return queue.pop(0) if queue else None


class Player:
    """A person on one side who plays at random, asks to undo moves, and answers requests."""

    def __init__(self, end, clock, game, seed, key="game", who="he", colours=(1, 2), state=""):
        self.rng, self.clock, self.said, self.kept = random.Random(seed), clock, [], state
        self.party = self.party_of(end, clock, seed, key)
        me, other = ("Me", "X"), ("Elsewhere", "O")
        seats = [
            Seat(*other, colours[at], REMOTE, self.party) if side == "e" else Seat(*me, colours[at])
            for at, side in enumerate(who)
        ]
        self.match = Match(game, seats, Rng(seed))
        self.party.join(self.match)
        self.party.restore(state)
        self.answers = True
        self.haste = 0.05  # probability of a move in a round
        self.asked = 0
        self.backs = 0  # number of undone moves on this side
        self.match.observe(self.watch)

    def party_of(self, end, clock, seed, key):
        return Peer(end, clock, seed, key, self.tell, self.ask, self.keep)

    def watch(self, event, move):
        self.backs += event == events.TAKEN_BACK

    def tell(self, name, *values):
        self.said.append((name, *values))

    def ask(self, party):
        assert party.question
        self.asked += 1
        if self.answers is not None:
            party.answer(self.answers)

    def keep(self):
        self.kept = self.party.state()

    def round(self, plays=True):
        """Run one round of the loop."""
        self.party.attend(self.match)
        match = self.match
        if match.phase == events.STARTED:
            if match.awaits_person:
                if plays and self.rng.random() < self.haste:
                    match.play(self.rng.choice(match.game.legal_moves()) if match.game.ply < 80 else RESIGN)
            else:
                match.step()

    @property
    def number(self):
        return self.party.game.exchange.number

    @property
    def epoch(self):
        return self.party.game.exchange.epoch

    @property
    def link(self):
        return self.party.transport._link

    @property
    def position(self):
        game = self.match.game
        return list(game.moves), bytes(game.key()), game.hash, self.number, self.epoch


def pair(make, seed=1, harm=0.0, mess=0.0, who=("he", "he")):
    """Return a connection, its clock, and the players at its ends."""
    wire, clock = Wire(random.Random(seed), harm, mess), Clock(seed)
    return wire, clock, [Player(wire.end(at), clock, make(), seed * 2 + at, who=who[at]) for at in range(2)]


def run(clock, players, until, most_ms=600_000, plays=True, each=lambda: None):
    """Advance time until `until()` is true. Return whether it became true."""
    end = clock.ms + most_ms
    while clock.ms < end:
        if until():
            return True
        clock.ms += STEP_MS
        each()
        for player in players:
            player.round(plays)
    return until()
