"""Arbitrary messages from a broker and its users are ignored or answered by a sentence, and raise no exception."""

import random

import pytest
from bad_connection import Clock, run
from hypothesis import given, settings
from hypothesis import strategies as st
from memory_broker import Broker
from network_sides import CODE, Side, Watcher, over, read_setup, same, sides

from glowgrid import games
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.mqtt.client import FAULTS, MOST, Client
from glowgrid.online.peer.seat_claim import SeatClaim
from glowgrid.online.protocol import invite_code, match_state, messages
from glowgrid.online.protocol.hmac import Key
from glowgrid.online.protocol.signed_link import SignedLink

ROOT = invite_code.topic(CODE, "")
STATE_KEY = invite_code.state_key(CODE)
CASES = settings(max_examples=150, deadline=None)

WORD = st.one_of(
    st.sampled_from(
        ["tictactoe", "connectx", "gomoku", "3", "he", "eh", "hehehehehe", "-", "6,7,4,10,0", "0a0a0a", "b2"]
    ),
    st.integers(-5, 10**9).map(str),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12),
)
TEXT = st.lists(WORD, max_size=16).map(" ".join)
MESSAGE = st.one_of(st.binary(max_size=1200), TEXT.map(str.encode), st.just(b"gone"), st.just(b""))


def signed(key, text):
    return Key(key).sign(text) + " " + text


@CASES
@given(TEXT)
def test_a_state_or_setup_of_any_words_is_accepted_or_rejected(text):
    for found in (
        match_state.read(STATE_KEY, signed(STATE_KEY, text)),
        match_state.read_setup(b"x", signed(b"x", text)),
    ):
        if found is not None:
            assert 2 <= len(found.sides) <= 10 and set(found.sides) == {"h", "e"}
            for key in ("tictactoe", "connectx", "quixo"):
                options = match_state.fits(found, games.load(key))
                assert options is None or len(games.load(key)(*options).key(0)) > 0
    messages.read(text)
    match_state.is_farewell(STATE_KEY, text)


@CASES
@given(
    st.lists(st.tuples(st.sampled_from(["connectx 6,7,4,2,0 he s 1 0 0", "tictactoe 3 he s 2 1 0"]), TEXT), max_size=6)
)
def test_a_spectator_survives_everything_that_the_spectators_code_can_sign(parts):
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 2)
    watcher = Watcher(broker, clock, ConnectX)
    for number, (start, moves) in enumerate(parts):
        count = len(moves.split(" "))
        for text in (f"{start} {count} 0 {moves}", f"{start} {moves}", moves):
            broker.bring(f"{ROOT}state/{number % 3}", signed(STATE_KEY, text).encode(), True)
    run(clock, [*players, watcher], lambda: False, 1000)


@CASES
@given(
    st.lists(
        st.tuples(st.sampled_from(["a", "b", "a/here", "b/here", "setup", "state/0", "state/x"]), MESSAGE), max_size=40
    )
)
def test_players_survive_everything_that_a_user_of_the_broker_publishes(attack):
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    watcher = Watcher(broker, clock, TicTacToe, "tictactoe")
    for end, message in attack:
        broker.bring(ROOT + end, message, True)
        run(clock, [*players, watcher], lambda: False, 40)
    assert run(clock, players, lambda: over(players), 3_000_000) and same(players)
    read_setup(broker, clock)
    read_setup(broker, clock, CODE)


@CASES
@given(st.lists(TEXT, max_size=20), st.sampled_from("ab"))
def test_signed_messages_of_any_text_break_neither_the_link_nor_presence(texts, side):
    """Send them as the opponent could, who has the players' code."""

    class Wire:
        came = list(texts)

        def poll(self, now):
            pass

        def send(self, text):
            return True

        def receive(self):
            return self.came.pop(0) if self.came else None

    link, presence = SignedLink(Wire(), b"secret", side, bytes(16)), SeatClaim("t", b"secret", "me", bytes(16), 1)
    presence.claim(0)
    key = Key(b"secret")
    for now, text in enumerate(texts):
        link.poll(now * 300)
        link.receive()
        for said in (text, text + " " + key.sign("t " + text), f"here you {text} - " + key.sign(text)):
            presence.hear(said, now * 300)
        presence.due(now * 300)


class Socket:
    def __init__(self, came):
        self.came = came

    def send(self, data):
        return len(data)

    def recv_into(self, buffer, size):
        if not self.came:
            raise BlockingIOError(11, "not now")
        took, self.came = self.came[:size], self.came[size:]
        buffer[: len(took)] = took
        return len(took)

    def close(self):
        pass


@CASES
@given(st.lists(st.one_of(st.binary(max_size=40), st.tuples(st.integers(0, 255), st.binary(max_size=90)))))
def test_packets_of_any_bytes_are_handled_or_end_the_connection_with_a_reason(packets):
    came = b"".join(one if isinstance(one, bytes) else bytes([one[0], len(one[1])]) + one[1] for one in packets)
    client = Client("one")
    client.pause_ms = 0
    client.subscribe("t")
    client.publish("t", b"x")
    client.open(Socket(b"\x20\x02\x00\x00" + came), 0)
    for _ in range(40 + len(came) // 20):
        client.poll(0)
        found = client.take()
        assert found is None or len(found[1]) <= MOST
    assert client.fault in ("", *FAULTS.split())


# -- limits of the spectators' code


@pytest.mark.parametrize(
    "state", ["tictactoe 3 h s 1 0 0 0 0", "connectx 6,7,4,10,0 he s 1 0 0 0 0", "tictactoe 3 he s 9 0 0 0 0"]
)
def test_a_state_with_another_number_of_sides_is_rejected(state):
    found = match_state.read(STATE_KEY, signed(STATE_KEY, state))
    assert found is None or match_state.fits(found, games.load(found.game)) is None


def test_a_guest_ignores_everything_that_the_spectators_code_signs():
    broker, clock = Broker(), Clock()
    for end in ("setup", "state/0"):
        text = "tictactoe 3 he s 1 0 0 0 0" if end == "state/0" else "tictactoe 3 he"
        broker.bring(ROOT + end, signed(STATE_KEY, text).encode(), True)
    assert read_setup(broker, clock, CODE)[1] is None
    host = Side(broker, clock, ConnectX(), 1, "a", "he")
    run(clock, [host], lambda: False, 1000)
    assert read_setup(broker, clock, CODE)[1].game == "connectx"


# -- floods


@pytest.mark.parametrize(
    "forged", [b"=0000000a" + b"0" * 16 + b"$k3f9 12 0 1 9 M 8 0a31f2 d3*120aea", b"!" + b"0" * 32, b"x" * 100]
)
def test_a_move_after_1500_forged_messages_is_received_within_a_second(forged):
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    assert run(clock, players, lambda: players[0].party.here and players[0].match.awaits_person, plays=False)
    players[0].match.play(4)
    assert run(clock, players, lambda: players[1].match.awaits_person, plays=False)
    run(clock, players, lambda: False, 3000, plays=False)
    for _ in range(1500):
        broker.bring(ROOT + "b", forged, False)
    players[1].match.play(0)
    assert run(clock, players, lambda: players[0].match.awaits_person, 1000, plays=False)


def test_a_flood_of_packets_is_read_in_few_polls():
    client, chance = Client("one"), random.Random(1)
    client.pause_ms = 0
    body = b"\x00\x01t\x00\x07" + chance.randbytes(90)
    client.open(Socket(b"\x20\x02\x00\x00" + (b"\x32" + bytes([len(body)]) + body) * 1500), 0)
    polls = came = 0
    while came < 1500:
        client.poll(0)
        polls += 1
        while client.take():
            came += 1
    assert polls < 420
