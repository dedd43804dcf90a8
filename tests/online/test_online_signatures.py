"""Signed messages between two sides. An attacker in between has no effect."""

import random
import re
from pathlib import Path

import pytest

from glowgrid.online.protocol import link_handshake as handshake
from glowgrid.online.protocol.hmac import Key, same, sha256
from glowgrid.online.protocol.signed_link import SignedLink

SECRET = sha256(b"both know it")


class Pipe:
    """One end of a connection. Sent messages wait in `out` until `carry` delivers them."""

    def __init__(self):
        self.out, self.came = [], []

    def poll(self, now):
        pass

    def send(self, text):
        self.out.append(text)
        return True

    def receive(self):
        return self.came.pop(0) if self.came else None


class Two:
    """Two sides, with an attacker in between."""

    def __init__(self, secrets=(SECRET, SECRET)):
        self.chance = random.Random(3)
        self.now, self.all = 0, []
        self.pipes = [Pipe(), Pipe()]
        self.secrets = secrets
        self.sides = [self.side(at) for at in range(2)]

    def side(self, at):
        return SignedLink(self.pipes[at], self.secrets[at], "ab"[at], self.chance.randbytes(16))

    def start_again(self, at):
        """Restart a side, as after a power cut."""
        self.sides[at] = self.side(at)

    def carry(self, ms=100, between=lambda at, text: [text]):
        """Let time pass, and deliver the result of `between` for each message.

        Return the messages accepted on both sides.
        """
        self.now += ms
        for side in self.sides:
            side.poll(self.now)
        for at in range(2):
            for text in self.pipes[at].out:
                self.all.append((at, text))
                self.pipes[1 - at].came += between(at, text)
            self.pipes[at].out.clear()
        return [list(iter(side.receive, None)) for side in self.sides]

    def meet(self):
        for _ in range(30):
            self.carry()
        assert self.sides[0].open and self.sides[1].open
        return self


def test_the_signature_matches_the_standard():
    """RFC 4231, test case 2, and a key of a whole block."""
    assert Key(b"Jefe").sign("what do ya want for nothing?") == "5bdcc146bf60754e"


def test_messages_go_both_ways():
    two = Two()
    assert not two.sides[0].send("too early")
    two.meet()
    assert two.sides[0].send("one") and two.sides[0].send("two") and two.sides[1].send("three")
    assert two.carry() == [["three"], ["one", "two"]]


def test_a_side_with_another_secret_is_ignored():
    two = Two((SECRET, sha256(b"a guess")))
    for _ in range(50):
        two.carry()
    assert not two.sides[0].open and not two.sides[1].open
    assert len(two.all) <= 2 * (50 * 100 // 500 + 1), "and nobody is kept busy by it"


@pytest.mark.parametrize("who", [0, 1])
def test_a_power_cut_starts_a_new_session(who):
    two = Two().meet()
    two.sides[0].send("before")
    two.carry()
    two.start_again(who)
    two.meet()
    two.sides[0].send("after")
    two.sides[1].send("too")
    assert two.carry() == [["too"], ["after"]]


def test_a_message_sent_once_is_received_once():
    two = Two().meet()
    two.sides[0].send("a move")
    assert two.carry(between=lambda at, text: [text] * 3)[1] == ["a move"]
    old = [text for at, text in two.all if at == 0]
    two.pipes[1].came += old
    heard = two.carry()
    two.start_again(1)
    for _ in range(30):
        heard += two.carry(between=lambda at, text: [text] if at else [*old, text])
    assert heard == [[], []] * 31
    two.meet().sides[0].send("goes on")
    assert two.carry()[1] == ["goes on"]


def test_a_side_is_not_deceived_by_its_own_messages():
    two = Two().meet()
    two.sides[0].send("mine")
    assert two.carry(between=lambda at, text: [])[0] == []
    two.pipes[0].came += [text for at, text in two.all if at == 0]
    assert two.carry() == [[], []] and two.sides[0].open


def test_changed_and_forged_messages_are_ignored():
    two, chance = Two().meet(), random.Random(5)

    def spoil(at, text):
        spoilt = list(text)
        spoilt[chance.randrange(len(text))] = chr(chance.randrange(32, 127))
        made = "".join(chr(chance.randrange(32, 127)) for _ in range(chance.randrange(150)))
        return [same for same in ("".join(spoilt), chance.choice("!=") + made, made, "") if same != text]

    for turn in range(2000):
        two.sides[turn % 2].send(f"line {turn}")
        assert two.carry(between=spoil) == [[], []]
    two.meet().sides[1].send("at last")
    assert two.carry()[0] == ["at last"]


# -- nonces are used only once


class Fixed(Key):
    """A source of random numbers that returns the nonce on the page."""

    def __init__(self, nonce):
        super().__init__(b"")
        self.nonce = nonce

    def sign(self, text):
        return self.nonce


def test_the_handshake_matches_the_messages_on_the_page():
    page = (Path(__file__).parents[2] / "docs" / "developers" / "wire.md").read_text(encoding="utf-8")
    hello, challenge, proof, line = re.findall(r"```wire\n(!.*)\n(\?.*)\n(\..*)\n(=.*)\n```", page)[0]
    guest, host = handshake.Guest(SECRET, b"", 0, 0), handshake.Host(SECRET, b"", 0)
    guest._chance, host._chance = Fixed("0123456789abcdef"), Fixed("fedcba9876543210")
    assert guest.due(0, False) == hello and host.hear(hello) == challenge
    guest.hear(challenge)
    assert guest.due(1, False) == proof and not host.hear(proof)
    assert line == "=00000001" + host.key.sign("a=00000001") and guest.key.verifies("a=00000001", line[9:])


def test_a_proof_is_worthless_after_another_session_has_started():
    host = handshake.Host(SECRET, b"host", 0)
    proofs = []
    for number in range(3):
        guest = handshake.Guest(SECRET, b"guest %d" % number, 0, 0)
        guest.hear(host.hear(guest.due(0, False)))
        proofs.append(guest.due(1, False))
    host.hear(proofs[1])
    assert host.number == 1
    for proof in (proofs[0], proofs[2], proofs[1]):
        host.hear(proof)
    assert host.number == 1, "the others named the same session number"


def test_a_guest_accepts_one_challenge_for_each_attempt_and_no_other():
    guest, host = handshake.Guest(SECRET, b"guest", 0, 0), handshake.Host(SECRET, b"host", 0)
    first = host.hear(guest.due(0, False))
    again = handshake.Guest(SECRET, b"guest", 1, 0)
    again.due(0, False)
    again.hear(first)
    assert again.key is None
    guest.hear(first)
    key = guest.key
    guest.hear(handshake.Host(SECRET, b"another", 0).hear(handshake.Guest(SECRET, b"guest", 0, 0).due(0, False)))
    assert guest.key is key is not None


def test_signatures_are_compared_completely():
    assert same("0123", "0123") and not same("0123", "0124") and not same("0123", "012") and not same("", "x")


def test_a_flood_of_old_hellos_does_not_affect_the_session():
    two = Two().meet()
    hellos = [text for at, text in two.all if text[0] == "!"]
    two.pipes[0].came += hellos * 1000
    two.carry()
    assert two.sides[1].send("still here")
    for _ in range(30):
        heard = two.carry()
        if heard[0]:
            break
    assert heard[0] == ["still here"]
