"""Attacks by somebody without the code, or with only the spectators' code, who can read, send and hold back every
message of the broker: they delay a match, and have no other effect.
"""

import random

import pytest
from bad_connection import run
from network_sides import CODE, Side, over, same, sides

from glowgrid.engine import match as events
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import signed

ROOT = invite_code.topic(CODE, "")
ENDS = "a", "b", "a/here", "b/here", "setup", "state/0", "state/1", "state/left"
ATTACKS = 10_000
IN_A_GAME = 500
HARMLESS = {"HERE", "GONE", "LOST", "CONNECTED", "AGAIN"}


def again(player, seed, state=""):
    """Return the same person after a power cut, with the saved state or without any."""
    player.client.forget()
    seat, who = player.place[1], player.who
    back = Side(player.client.broker, player.clock, type(player.match.game)(), seed, seat, who, player.key, state=state)
    if state:
        back.match.start()
        for move in player.match.game.moves:
            assert back.match.play(move, True)
    return back


# -- two known attacks


class Recorder:
    """Records every message, and holds back those for which `holds` is true."""

    def __init__(self, broker):
        self.all, self.held, self.holds = [], [], lambda topic, message: False
        broker.attacker = self

    def __call__(self, *one):
        self.all.append(one)
        if self.holds(*one[:2]):
            self.held.append(one)
            return []
        return [one]


@pytest.mark.parametrize("seed", range(5))
def test_a_move_held_back_over_a_restart_of_the_guest_is_rejected(seed):
    broker, clock, players = sides(TicTacToe, seed + 1, "tictactoe")
    recorder = Recorder(broker)
    assert run(clock, players, lambda: players[0].match.game.ply >= 2)
    recorder.holds = lambda topic, message: topic == ROOT + "b"
    run(clock, players, lambda: players[1].match.game.ply > players[0].match.game.ply, 5000)
    recorder.holds = lambda topic, message: False
    players[1] = again(players[1], 77)
    replay_for_a_while(broker, recorder, clock, players)
    assert run(clock, players, lambda: over(players), 3_000_000) and same(players)
    assert not {said[0] for player in players for said in player.said} - HARMLESS


@pytest.mark.parametrize("seed", range(5))
def test_a_recorded_farewell_ends_no_later_session(seed):
    broker, clock, players = sides(ConnectX, seed + 1)
    recorder = Recorder(broker)
    assert run(clock, players, lambda: players[0].match.game.ply >= 3)
    state = players[1].party.state()
    players[1].match.terminate()
    assert run(clock, players, lambda: ("LEFT",) in players[0].said, 5000, plays=False)
    players[0].said.clear()
    players[1] = again(players[1], 78, state)
    assert run(clock, players, lambda: players[0].party.here and players[1].party.here, 10_000, plays=False)
    replay_for_a_while(broker, recorder, clock, players)
    assert run(clock, players, lambda: over(players), 3_000_000) and same(players)
    assert not {said[0] for player in players for said in player.said} - HARMLESS


def replay_for_a_while(broker, recorder, clock, players):
    """Deliver all recorded messages of the guest again, during the game."""
    old = [one for one in recorder.all if one[0].startswith(ROOT + "b")] + recorder.held
    chance = random.Random(5)

    def replay():
        for _ in range(5):
            broker.bring(*chance.choice(old))

    run(clock, players, lambda: False, 5000, plays=False, each=replay)
    for one in old:
        broker.bring(*one)


# -- random attacks


class Attacker:
    """An attacker between the players who records, holds back, repeats, reorders, changes and redirects messages, and
    forges everything that the spectators' code allows.
    """

    def __init__(self, broker, seed):
        self.broker, self.chance = broker, random.Random(seed)
        self.recorded, self.held, self.count, self.rests = [], [], 0, True
        self.silenced = ""  # a topic on which all messages are held back
        self.state_key = invite_code.state_key(invite_code.watching(CODE))
        broker.attacker = self

    def __call__(self, *one):
        self.recorded.append(one)
        if one[0] == self.silenced:
            self.count += 1
            return []  # to be repeated at a better time
        if self.rests or self.chance.random() > 0.1:
            return [one]
        self.count += 1
        kind = self.chance.randrange(3)
        if kind == 0:
            self.held.append(one)
        return [] if kind == 0 else [one, one] if kind == 1 else [self.changed(*one), one]

    def attack(self):
        """Make an attack, in most rounds."""
        if self.rests or self.chance.random() < 0.3:
            return
        self.count += 1
        kind = self.chance.randrange(6)
        if kind == 0 and self.held:
            self.broker.bring(*self.held.pop(self.chance.randrange(len(self.held))))
        elif kind == 1:
            self.broker.bring(*self.forged())
        elif kind == 2:
            topic, message, kept = self.chance.choice(self.recorded)
            self.broker.bring(ROOT + self.chance.choice(ENDS), message, kept)
        elif kind == 3:
            self.broker.bring(*self.changed(*self.chance.choice(self.recorded)))
        else:
            for one in self.chance.choices(self.recorded, k=self.chance.randrange(1, 4)):
                self.broker.bring(*one)

    def storm(self, topic):
        """Repeat some of the latest messages on a topic."""
        last = [one for one in self.recorded if one[0] == topic][-60:]
        for one in self.chance.choices(last, k=5):
            self.count += 1
            self.broker.bring(*one)

    def replay(self, session):
        """Repeat the handshake in the messages of an earlier session, then its lines in their order, one per round."""
        for start in b"!", b".", b"=":
            for one in [one for one in session if one[1][:1] == start]:
                self.count += 1
                self.broker.bring(*one)
                yield

    def changed(self, topic, message, kept):
        spoilt = bytearray(message or b"x")
        spoilt[self.chance.randrange(len(spoilt))] ^= 1 << self.chance.randrange(7)
        return topic, bytes(spoilt), kept

    def forged(self):
        """Return a message that needs no players' code."""
        text = self.chance.choice(("connectx 6,7,4,2,0 he 0a0a0a 1 0 7 1 0 4", "left a 000002", "ur - h s 1 0 0 0 0"))
        read = signed(self.state_key, text).encode()
        message = self.chance.choice((b"gone", b"", b"here 000002 9 - " + b"0" * 16, read, self.chance.randbytes(40)))
        return ROOT + self.chance.choice(ENDS), message, self.chance.random() < 0.5

    def stop(self):
        """Stop attacking, and deliver the messages held back."""
        self.rests = True
        for one in self.held:
            self.broker.bring(*one)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(ATTACKS // IN_A_GAME))
def test_random_attacks_delay_a_match_and_change_nothing(seed):
    broker, clock, players = sides(ConnectX, seed + 1)
    attacker, chance = Attacker(broker, seed), random.Random(seed)
    everyone = list(players)  # also the players before their power cuts
    run(clock, players, lambda: players[0].match.game.ply >= 2)
    attacker.rests = False

    def restart(at, state):
        players[at] = again(players[at], chance.randrange(1000), state)
        everyone.append(players[at])

    def siege():
        """Disconnect a side and restart it while its earlier messages are repeated."""
        at = chance.randrange(2)
        attacker.silenced = ROOT + "ab"[at]
        yield from range(chance.randrange(200))
        if players[at].match.phase == events.STARTED:
            players[at].client.cut()
            state = players[at].party.state() if chance.random() < 0.5 or at == 0 else ""
            restart(at, state)
        attacker.silenced = ""
        for _ in range(200):
            attacker.storm(ROOT + "ab"[at])
            yield 0

    def impersonation():
        """Restart the guest, hold back its messages, and replay an earlier session in which it moved and left."""
        topic, guest = ROOT + "b", players[1]
        sent = [at for at, one in enumerate(attacker.recorded) if one[0] == topic and one[1][:1] == b"!"]
        attacker.silenced = topic
        yield from range(chance.randrange(200))
        if guest.match.phase == events.STARTED:
            attacker.rests = True  # delivered in its own session, the farewell would be true
            state = guest.party.state()
            guest.match.terminate()
            session = [one for one in attacker.recorded[sent[-1] :] if one[0] == topic]
            attacker.silenced = ""
            restart(1, state)
            while not players[1].party.here:
                yield
            attacker.rests, attacker.silenced = False, topic
            yield from attacker.replay(session)
            yield from range(20)
        attacker.silenced = ""

    sieges = [impersonation()]

    def each():
        attacker.attack()
        if next(sieges[0], "over") == "over" and chance.random() < 0.01:
            sieges[0] = chance.choice((siege, impersonation))()
        player = chance.choice(players)
        if chance.random() < 0.002:
            player.client.cut()
        elif not player.client.up:
            player.client.connect()

    for player in players:
        player.haste = 0.01
    run(clock, players, lambda: attacker.count >= IN_A_GAME and over(players), each=each, most_ms=400_000)
    assert attacker.count >= IN_A_GAME
    attacker.stop()
    assert run(clock, players, lambda: over(players), 3_000_000) and same(players)
    assert not {said[0] for player in everyone for said in player.said} - HARMLESS
