"""Messages of every kind with hostile fields, in every state of a match: nothing is raised, and nothing changes except
by the rules.
"""

import random

import pytest
import tiny
from bad_connection import pair, run
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tiny_agree import Dead

from glowgrid.engine import match as events
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.protocol import messages

GAMES = {"connectx": ConnectX, "tictactoe": TicTacToe, "dead": Dead}
GAMES.update({name: tiny.GAMES[name] for name in ("dice", "veil")})
STATES = ["alone", "begun", "played", "asking", "asked", "offered", "over", "again", "cut", "behind"]
WORDS = ["-", "0", "1", "-1", "7", "99999999", "resign", "draw", "", "left", "parted", "he", "%1", "?~", "a1", "b1!"]
NUMBERS = st.one_of(st.integers(0, 12), st.sampled_from([99_999_999, 10**7]))
FIELD = st.one_of(
    st.integers(0, 12).map(str),
    st.sampled_from([*WORDS, "a" * 32, "0" * 60, "000001", "a1 b1 c1", "?~" + "a" * 32, "yes", "no", "a2_b2"]),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12),
)
MESSAGE = st.tuples(
    st.sampled_from(sorted(map(ord, messages.KINDS))),
    st.tuples(st.integers(-1, 2), st.integers(-1, 2), st.integers(-2, 3)),  # added to the match's game, epoch and have
    st.one_of(st.none(), st.tuples(NUMBERS, NUMBERS, NUMBERS)),  # or any number
    st.lists(FIELD, min_size=0, max_size=6),
    st.booleans(),  # whether the number of fields is that of the kind
)


def over(players):
    return all(player.match.phase == events.STOPPED for player in players)


def reached(name, state, seed=3):
    """Return the player to attack, in that state of a match. They answer no to questions."""
    wire, clock, players = pair(GAMES[name], seed)
    mine, other = players
    if state == "alone":
        return wire, clock, mine
    assert run(clock, players, lambda: all(player.match.phase for player in players), plays=False)
    if state != "begun":
        assert run(clock, players, lambda: min(player.match.game.ply for player in players) >= 2)
    mine.answers = other.answers = None
    if state == "asking":
        mine.match.take_back(1)
    elif state == "asked":
        other.match.take_back(1)
    elif state == "offered":
        mine.party.may_draw()
        other.party.may_draw()
    elif state in ("over", "again"):
        run(clock, players, lambda: players[0].match.awaits_person or players[1].match.awaits_person, plays=False)
        next(player for player in players if player.match.awaits_person).match.play(RESIGN)
        assert run(clock, players, lambda: over(players), plays=False)
    run(clock, players, lambda: False, 1000, plays=False)
    if state == "again":
        mine.match.new_game()
    elif state == "cut":
        wire.pull()
        run(clock, [mine], lambda: False, 8000, plays=False)
    elif state == "behind":
        mine.party.restore(mine.party.state())
    mine.answers = False
    for queue in wire.lines:
        queue.clear()
    return wire, clock, mine


def attack(wire, clock, victim, said):
    """Send these messages to the victim with the correct checksum of its match."""
    seq = 50_000
    for kind, near, anything, fields, fits in said:
        exchange, seq = victim.party.game.exchange, seq + 1
        own = exchange.number, exchange.epoch, exchange.log.count
        numbers = anything or [max(0, number + by) for number, by in zip(own, near)]
        if fits:
            count = int(messages._FIELDS[messages.KINDS.index(chr(kind))])
            fields = (fields + ["0", "-", "1", "a1", "he", "-"])[:count]
        wire.lines[victim.link.number].append(
            messages.write(victim.party.transport.match, seq, *numbers, kind, *fields)
        )
        clock.ms += 300
        victim.round(plays=False)


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(said=st.lists(MESSAGE, min_size=1, max_size=12))
def test_hostile_messages_raise_nothing_and_make_only_legal_moves(name, state, said):
    wire, clock, victim = reached(name, state)
    attack(wire, clock, victim, said)
    game, twin = victim.match.game, GAMES[name]()
    for move in game.moves:
        if move in (RESIGN, 0xFFFD):
            assert game.ended == move
        else:
            assert twin.is_legal(move)
            twin.push(move)
    assert twin.key() == game.key()
    assert all(len(str(sentence)) < 250 for sentence in victim.said)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_hostile_messages_undo_no_move_without_consent(seed):
    chance = random.Random(seed)
    name = chance.choice([*GAMES])
    wire, clock, victim = reached(name, chance.choice(["played", "asked", "offered"]), seed)
    before = list(victim.match.game.moves)
    for _ in range(200):
        kind = chance.choice([ord(letter) for letter in messages.KINDS if letter != "B"])
        fields = [chance.choice([*WORDS, str(chance.randrange(9)), "a" * 32]) for _ in range(chance.randrange(1, 7))]
        near = [chance.choice([0, 0, 0, 1, -1]) for _ in range(3)]
        attack(wire, clock, victim, [(kind, near, None, fields, chance.random() < 0.9)])
    assert list(victim.match.game.moves)[: len(before)] == before and victim.epoch == 0
