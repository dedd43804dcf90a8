"""Matches by way of a broker: with a code alone, with onlookers, with connections that are cut."""

import random

import pytest
from cruel import Clock, Player, run
from memory_broker import Broker

from glowgrid.engine import match as events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.games.othello import Othello
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.remote import invitation
from glowgrid.remote.broker_link import BrokerLink, will
from glowgrid.remote.bulletin import Bulletin, read
from glowgrid.remote.joining import asking, here
from glowgrid.remote.network_seat import Networked, invited
from glowgrid.remote.onlooker import Onlooker

CODE = invitation.make(bytes(range(15)))


class Side(Player):
    """A player whose other side is reached by a broker."""

    def __init__(self, broker, clock, game, seed, seat="a", who="he", key="connectx", code=CODE, state=""):
        self.client = broker.client(will(code, seat))
        self.place = code, seat, f"{seed:06d}"
        self.nonce = random.Random(seed).randbytes(8)
        super().__init__(None, clock, game, seed, key, who, (1, 2), state)

    def sit(self, place):
        self.line = BrokerLink(self.client, *place)
        return self.line

    def party_of(self, _end, clock, seed, key):
        return Networked(self.sit, self.place, self.nonce, clock, seed, key, self.tell, self.ask, self.keep)


def sides(make=ConnectX, seed=1, key="connectx"):
    broker, clock = Broker(), Clock(seed)
    return broker, clock, [Side(broker, clock, make(), seed * 2 + at, "ab"[at], ("he", "eh")[at], key) for at in (0, 1)]


def over(players):
    return all(player.match.phase == events.STOPPED for player in players)


def same(players):
    return len({player.position[0] == players[0].position[0] for player in players}) == 1 and all(
        player.position == players[0].position for player in players
    )


def onlooker(broker, clock, code=None):
    code = invitation.watching(CODE) if code is None else code
    line = BrokerLink(broker.client(None), code, "", "")
    asked = asking(line, clock)
    for _ in range(50):
        try:
            next(asked)
        except StopIteration as done:
            return line, done.value
    return line, None


class Watcher:
    def __init__(self, broker, clock, make, key="connectx"):
        self.line, self.state = onlooker(broker, clock)
        self.said = []
        self.decider = Onlooker(self.line, clock, key, self.said.append)
        seats = [Seat("A", "X", 1, REMOTE, self.decider), Seat("B", "O", 2, REMOTE, self.decider)]
        self.match = Match(make(), seats, Rng(1))
        self.decider.join(self.match)

    def round(self, plays=True):
        self.match.attend()
        if self.match.phase == events.STARTED:
            self.match.step()


@pytest.mark.parametrize("seed", range(4))
def test_a_game_ends_identical_on_both_sides(seed):
    broker, clock, players = sides(seed=seed + 1)
    assert run(clock, players, lambda: over(players))
    assert same(players) and not [said for player in players for said in player.said if said[0] not in ("HERE",)]


def test_who_joins_with_a_code_alone_learns_what_is_played_and_where_they_sit():
    broker, clock = Broker(), Clock()
    inviting = Side(broker, clock, Othello(6), 1, "a", "eh", "othello")
    run(clock, [inviting], lambda: False, 500)
    line, state = onlooker(broker, clock, CODE)
    assert (state.game, state.options, state.sides) == ("othello", (6, 0), "eh") and here(state) == "he"
    joining = Side(broker, clock, Othello(*state.options), 2, "b", here(state), "othello")
    assert run(clock, [inviting, joining], lambda: over([inviting, joining]))
    assert same([inviting, joining])


@pytest.mark.parametrize("seed", range(4))
def test_who_is_quick_waits_neither_for_the_first_move_nor_for_another_game(seed):
    _, clock, players = sides(TicTacToe, seed + 1, "tictactoe")
    for player in players:
        player.haste = 1
    assert run(clock, players, lambda: over(players), 2000)
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        player.match.new_game()
        run(clock, players, lambda: False, 500)
    assert run(clock, players, lambda: over(players), 1000) and same(players)


def test_who_asks_for_a_move_back_just_after_it_is_answered_at_once():
    _, clock, players = sides()
    assert run(clock, players, lambda: all(player.party.here for player in players), 2000, plays=False)
    run(clock, players, lambda: False, 1000, plays=False)
    players[0].match.play(3)
    players[0].match.take_back()
    assert run(clock, players, lambda: players[0].backs == players[1].backs == 1, 1000, plays=False)


def test_who_comes_back_hears_at_once_what_was_played():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 10)
    players[1].client.cut()
    players[1].client.forget()
    run(clock, players[:1], lambda: False, 5000, plays=False)
    players[1] = Side(broker, clock, ConnectX(), 77, "b", "eh")
    assert run(clock, players, lambda: same(players), 1500, plays=False)


def test_who_joins_in_the_middle_after_a_power_cut_has_all_that_was_played():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 10)
    players[1].client.cut()
    players[1].client.forget()
    run(clock, players[:1], lambda: False, 5000)
    assert ("GONE",) in players[0].said and not players[0].party.here
    players[1] = Side(broker, clock, ConnectX(), 77, "b", "eh")
    assert run(clock, players, lambda: over(players))
    assert same(players)


def test_a_saved_game_goes_on_with_the_same_code_on_the_same_seat():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 6)
    kept, moves = players[0].party.state(), list(players[0].match.game.moves)
    assert invited(kept) == (CODE, "a", "000002")
    players[0].client.cut()
    players[0].client.forget()
    again = Side(broker, clock, ConnectX(), 2, "a", "he", state=kept)
    again.match.phase = events.NOT_STARTED
    again.match.start()
    for move in moves:
        again.match.play(move, True)
    players[0] = again
    assert run(clock, players, lambda: over(players))
    assert same(players)


@pytest.mark.parametrize("seed", range(6))
def test_connections_are_cut_and_nothing_is_lost_or_doubled(seed):
    broker, clock, players = sides(seed=seed + 10)
    watcher = None
    chance = random.Random(seed)

    def cut():
        for player in players:
            if player.client.up and chance.random() < 0.004:
                player.client.cut()
            elif not player.client.up and chance.random() < 0.02:
                player.client.connect()
        if chance.random() < 0.002 and players[0].match.phase == events.STARTED:
            players[0].match.take_back()

    watcher = Watcher(broker, clock, ConnectX)
    run(clock, players, lambda: False, 200)
    assert run(clock, [*players, watcher], lambda: over(players), 3_000_000, each=cut)
    for player in players:
        player.client.connect()
    run(clock, [*players, watcher], lambda: False, 10_000)
    assert same(players) and list(watcher.match.game.moves) == players[0].position[0]


def test_an_onlooker_follows_and_can_do_nothing():
    broker, clock, players = sides()
    run(clock, players, lambda: players[0].match.game.ply >= 5)
    watcher = Watcher(broker, clock, ConnectX)
    assert watcher.state.game == "connectx"
    both = [*players, watcher]
    assert run(clock, both, lambda: over(both))
    assert watcher.match.game.moves == players[0].match.game.moves
    assert watcher.match.take_back() == 0
    said = broker.said
    run(clock, [watcher], lambda: False, 5000)
    assert broker.said == said  # not a word


def test_what_a_broker_tells_once_more_and_late_changes_nothing_for_an_onlooker():
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    watcher = Watcher(broker, clock, TicTacToe, "tictactoe")
    both, told = [*players, watcher], []
    while not over(both):
        assert run(clock, both, lambda: watcher.match.game.ply > len(told))
        told.append({topic: text for topic, text in broker.kept.items() if "/state/" in topic})
    seen = watcher.match.game.moves
    for topic, text in [pair for kept in told for pair in kept.items()]:
        watcher.line.client.hear(topic, text)
        run(clock, both, lambda: False, 200)
        assert watcher.match.game.moves == seen


def test_an_onlooker_comes_along_into_the_next_game_and_over_moves_taken_back():
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    watcher = Watcher(broker, clock, TicTacToe, "tictactoe")
    both = [*players, watcher]
    assert run(clock, both, lambda: players[0].match.game.ply == 3)
    players[0].match.take_back(1)
    assert run(clock, both, lambda: players[0].party.epoch == players[1].party.epoch == 1, plays=False)
    assert run(clock, both, lambda: over(both))
    seen = watcher.match.game.moves
    assert seen == players[0].match.game.moves
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        player.match.new_game()
        run(clock, both, lambda: False, 3000, plays=False)
        assert over([watcher]) and watcher.match.game.moves == seen  # until it goes on
    assert run(clock, both, lambda: players[0].match.phase == players[1].match.phase == events.STARTED)
    assert run(clock, both, lambda: players[0].match.game.ply == 3)
    assert watcher.decider.goes_on
    watcher.match.new_game()
    assert run(clock, both, lambda: over(both))
    assert watcher.match.game.moves == players[0].match.game.moves
    assert watcher.match.seats[0].colour == players[0].match.seats[0].colour == 2


def test_a_second_one_with_the_same_seat_waits_until_the_first_is_gone():
    broker, clock, players = sides()
    run(clock, players, lambda: players[0].match.game.ply >= 4)
    second = Side(broker, clock, ConnectX(), 9, "b", "eh")
    run(clock, [*players, second], lambda: False, 30_000, plays=False)
    assert ("SEAT_TAKEN",) in second.said and second.match.phase == events.NOT_STARTED
    assert players[0].party.here and players[1].party.here
    players[1].client.cut()
    players[1].client.forget()
    assert run(clock, [players[0], second], lambda: over([players[0], second]))
    assert same([players[0], second])


def test_who_knows_the_topics_but_not_the_code_changes_nothing():
    broker, clock, players = sides()
    run(clock, players, lambda: players[0].match.game.ply >= 4)
    root = players[0].line._root
    chance = random.Random(5)
    heard = []
    spy = broker.client(None)
    spy.subscribe(root + "a")
    spy.subscribe(root + "state/+")

    def attack():
        heard.extend(spy.queue)
        spy.queue.clear()
        if chance.random() < 0.5:
            topic, message = chance.choice(heard) if heard else (root + "a", b"x")
            changed = bytearray(message)
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(7)
            end = chance.choice(["a", "b", "a/here", "b/here", "state/0", "state/1"])
            bad = chance.choice([bytes(changed), message, chance.randbytes(40), b"x" * 5000])
            broker.spread(root + end, bad, False)

    assert run(clock, players, lambda: over(players), 3_000_000, each=attack)
    assert same(players)
    assert not [said for player in players for said in player.said if said[0] not in ("HERE", "GONE")]


def test_a_long_game_is_told_in_parts_and_each_is_small():
    kept = {}

    class Party:
        key, number, epoch, nonce, hidden = "gomoku", 0, 0, "0a0a0a", None
        match = type("M", (), {"seats": [Seat("A")], "game": None})

        def __init__(self):
            self.names = []
            self.text = self
            self.match.game = type("G", (), {"options": (15, 5), "players": 2})

        def counted(self):
            return len(self.names)

        def at(self, ply):
            return self.names[ply]

        def sides(self):
            return "he"

    def publish(part, text):
        kept[part] = text
        return True

    party = Party()
    bulletin = Bulletin(publish, CODE)
    for number in range(201):
        bulletin.update(party)
        bulletin.update(party)
        party.names.append(f"h{number}")
    parts = [read(CODE, kept[part]) for part in range(6)]
    assert [name for part in parts for name in part.moves] == party.names[:200]
    assert parts[5].count == 200 and max(len(text) for text in kept.values()) < 400
    assert read(invitation.watching(CODE), kept[2]).moves == parts[2].moves
    assert read(invitation.make(bytes(15)), kept[2]) is None
