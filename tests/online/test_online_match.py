"""Two matches joined by a connection of any quality end identical."""

import random

import pytest
import tiny
from bad_connection import Player, pair, run

from glowgrid import games
from glowgrid.engine import events
from glowgrid.engine.resign_and_draw import DRAW, RESIGN
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.protocol import messages as lines

KEYS = [row[0] for row in games.CATALOGUE if games.load(row[0])().players == 2]
SMALL = {"othello": (6,), "gomoku": (7, 5), "domineering": (6,)}
HARM = 0.01  # of damage, of loss, of doubling, each: 3 % of all bytes
MESS = 0.05  # that a message is doubled or overtakes others


def maker(key):
    game_class = games.load(key)
    return lambda: game_class(*SMALL.get(key, ()))


def over(players):
    return all(player.match.phase == events.STOPPED for player in players)


def same(players):
    return players[0].position == players[1].position and not any(player.party.question for player in players)


def names(player):
    return [sentence[0] for sentence in player.said]


def settled(clock, players, plays=False):
    """Wait until both sides have the same state and know it, while nobody plays."""
    assert run(clock, players, lambda: False, 4_000, plays) is False
    assert same(players), [(player.position, player.said) for player in players]


def whole_game(make, seed, harm=HARM, mess=MESS, pulls=20, back=0.02):
    """Play a game to its end on both sides, with interruptions of the connection and undone moves."""
    wire, clock, players = pair(make, seed, harm, mess)
    chance = random.Random(seed)
    times = [chance.randrange(90_000) for _ in range(pulls)]

    def each():
        pulled = any(at <= clock.ms < at + 700 for at in times)
        if pulled and not wire.pulled:
            wire.pull()
        wire.pulled = pulled
        match = players[chance.randrange(2)].match
        if chance.random() < back and match.game.ply > 1 and players[0].backs < 6:
            match.take_back(chance.choice((1, 2)))

    done = run(clock, players, lambda: over(players) and same(players), 3_600_000, each=each)
    assert done, [(player.position, player.said) for player in players]
    assert players[0].match.game.outcome == players[1].match.game.outcome is not None
    return wire, clock, players


@pytest.mark.parametrize("key", KEYS)
def test_a_game_over_a_good_connection_ends_identical(key):
    wire, _, players = whole_game(maker(key), 3, 0, 0, 0, 0)
    assert {"GONE", "PARTED", "NO_MOVE", "WRONG_TURN"}.isdisjoint(names(players[0]) + names(players[1]))
    assert max(map(len, wire.said)) <= lines.MOST


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", KEYS)
def test_a_game_over_a_bad_interrupted_connection_ends_identical(key, seed):
    whole_game(maker(key), seed, back=0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", KEYS)
def test_a_game_over_a_bad_connection_with_undone_moves_ends_identical(key, seed):
    whole_game(maker(key), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_games_over_a_bad_connection_end_identical(seed):
    for back in (0, 0.02):
        whole_game(maker(KEYS[seed % len(KEYS)]), seed, back=back)


TINY = [name for name in sorted(tiny.GAMES) if tiny.GAMES[name]().players == 2 and name != "veil"]


@pytest.mark.parametrize("name", TINY)
def test_a_game_of_every_kind_ends_identical(name):
    whole_game(tiny.GAMES[name], 7)


def test_moves_are_undone_on_both_sides_and_not_replayed():
    _, _, players = whole_game(maker("othello"), 5, 0, 0, 0, 0.05)
    assert min(player.backs for player in players) >= 2 and players[0].epoch >= 2
    assert not players[0].match.undone


# -- starting a match


@pytest.mark.parametrize("who", [("he", "he"), ("he", "eh"), ("eh", "he"), ("eh", "eh")])
def test_both_sides_agree_on_the_first_player_however_they_are_set_up(who):
    _, clock, players = pair(TicTacToe, 4, who=who)
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players))
    sides = [player.party.game.sides() for player in players]
    assert sorted(sides) == ["eh", "he"]
    if who[0] != who[1]:
        assert sides == list(who)


def test_two_sides_with_the_same_seed_are_distinct():
    _, clock, players = pair(TicTacToe, 4)
    players[1].party.transport.nonce = players[0].party.transport.nonce
    clock.ms += 7
    assert run(clock, players[:1], lambda: bool(players[1].link.wire.lines[1]))
    assert run(clock, players, lambda: over(players))


def test_a_side_that_receives_only_its_own_messages_is_told():
    wire, clock, players = pair(TicTacToe)
    wire.lines = (wire.lines[0], wire.lines[0])
    run(clock, players[:1], lambda: False, 3000)
    assert "ECHO" in names(players[0]) and players[0].match.phase == events.NOT_STARTED


def test_sides_with_different_games_do_not_match():
    _, clock, players = pair(TicTacToe)
    players[1].match.new_game(TicTacToe(4))
    run(clock, players, lambda: False, 5000)
    assert players[0].said == [("OTHER_GAME", "game", "4")] and players[1].said == [("OTHER_GAME", "game", "3")]


def test_an_unknown_version_is_refused():
    wire, clock, players = pair(TicTacToe)
    wire.lines[0].append(lines.write("-", 1, 0, 0, 0, lines.HELLO, 1, "game", "3", "he", "abc123", "-"))
    run(clock, players[:1], lambda: False, 100)
    assert players[0].said == [("VERSION", "1", 2)] and players[0].match.phase == events.NOT_STARTED


def test_both_sides_draw_the_same():
    _, _, players = whole_game(tiny.GAMES["dice"], 2, 0, 0, 0, 0)
    assert players[0].match.draws == players[1].match.draws != {}


# -- resigning, draws, undo requests and rematches


def begun(make=TicTacToe, seed=4):
    """Return connection, clock and players of a game with two moves."""
    wire, clock, players = pair(make, seed)
    assert run(clock, players, lambda: all(player.match.game.ply >= 2 for player in players))
    settled(clock, players)
    return wire, clock, sorted(players, key=lambda player: not player.match.awaits_person)


def test_a_player_who_resigns_loses_on_both_sides():
    _, clock, (mover, other) = begun()
    mover.match.play(RESIGN)
    settled(clock, (mover, other))
    assert over((mover, other)) and mover.match.seats[mover.match.game.outcome.winner - 1].name == "Elsewhere"
    assert other.match.seats[other.match.game.outcome.winner - 1].name == "Me"


@pytest.mark.parametrize("yes", [True, False])
def test_a_draw_offer_is_a_question(yes):
    _, clock, (mover, other) = begun()
    other.answers = yes
    mover.party.may_draw()
    settled(clock, (mover, other))
    assert over((mover, other)) is yes and other.asked == 1
    assert [player.match.game.ended for player in (mover, other)] == ([DRAW] * 2 if yes else [0, 0])


def test_a_draw_that_nobody_offered_becomes_an_offer():
    _, clock, (mover, other) = begun()
    mover.answers = False
    other.match.play(DRAW)
    run(clock, (mover, other), lambda: False, 3000, plays=False)
    assert mover.match.phase == events.STARTED and mover.asked == 1


def test_moves_stay_if_the_opponent_refuses_an_undo():
    _, clock, (mover, other) = begun()
    heard = []
    mover.match.observe(lambda event, move: heard.append(event))
    other.answers = False
    for asked in (1, 2):
        assert mover.match.take_back() == 0
        settled(clock, (mover, other))
        assert mover.match.game.ply == 2 and other.asked == asked
    assert heard == [events.ASKED, events.REFUSED] * 2


def test_a_new_move_cancels_an_open_question():
    _, clock, (mover, other) = begun()
    other.answers = None
    other.match.take_back()
    mover.answers = None
    run(clock, (mover, other), lambda: mover.asked, plays=False)
    mover.match.play(mover.match.game.legal_moves()[0])
    settled(clock, (mover, other))
    assert mover.match.game.ply == other.match.game.ply == 3 and not mover.party.question


def test_a_rematch_starts_when_both_ask_for_it_and_the_other_side_goes_first():
    _, clock, players = whole_game(TicTacToe, 4, 0, 0, 0, 0)
    first = [player.match.seats[0].name for player in players]
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        assert not run(clock, players, lambda: any(each.match.phase == events.STARTED for each in players), 3000)
        player.match.new_game()
    assert "AGAIN" in names(players[1])
    assert run(clock, players, lambda: over(players) and same(players))
    assert [player.match.seats[0].name for player in players] == first[::-1] and players[0].number == 1


# -- presence and power cuts


def test_an_absent_opponent_is_noticed_and_moves_made_meanwhile_arrive():
    wire, clock, (mover, other) = begun()
    wire.pull()
    mover.match.play(mover.match.game.legal_moves()[0])
    run(clock, (mover, other), lambda: False, 8000, plays=False)
    assert names(mover)[-1] == names(other)[-1] == "GONE" and not mover.party.here
    wire.pulled = False
    settled(clock, (mover, other))
    assert other.match.game.ply == 3 and names(mover)[-1] == "HERE"


def after_power_cut(player, make, lost=0):
    """Return the player after a power cut, without the last moves."""
    party, end = player.party, player.link
    who, colours = party.game.sides(), [seat.colour for seat in player.match.seats]
    seed = player.rng.randrange(1 << 20)
    again = Player(end, player.clock, make(), seed, who=who, colours=colours, state=party.state())
    again.match.start()
    for move in list(player.match.game.moves)[: len(player.match.game.moves) - lost]:
        again.match.play(move, True)
    return again


@pytest.mark.slow
@pytest.mark.parametrize("lost", [0, 1, 2])
@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_a_game_continues_after_a_power_cut(seed, both, lost):
    make = maker(KEYS[seed % len(KEYS)])
    wire, clock, players = pair(make, seed, HARM, MESS)
    for ply in (3, 5):
        assert run(clock, players, lambda ply=ply: all(player.match.game.ply >= ply for player in players))
        moves = max([list(player.match.game.moves) for player in players], key=len)
        players[0] = after_power_cut(players[0], make, lost)
        if both:
            players[1] = after_power_cut(players[1], make)
        run(clock, players, lambda: False, 30_000, plays=False)
        assert same(players) and list(players[0].match.game.moves) == moves
    assert run(clock, players, lambda: over(players) and same(players))


def test_a_side_that_lost_everything_receives_the_game_again():
    wire, clock, players = begun(maker("othello"))
    mover, other = players
    other.match.take_back(1)
    assert run(clock, players, lambda: same(players) and mover.epoch == 1, plays=False)
    assert run(clock, players, lambda: min(player.match.game.ply for player in players) > 6)
    who = other.party.game.sides()
    fresh = Player(other.link, clock, maker("othello")(), 99, who=who[::-1])
    settled(clock, (mover, fresh))
    assert fresh.match.game.ply == mover.match.game.ply > 6 and fresh.party.game.sides() == who
    assert run(clock, (mover, fresh), lambda: over((mover, fresh)) and same((mover, fresh)))


def test_sides_with_different_moves_end_the_match_with_a_sentence():
    wire, clock, (mover, other) = begun()
    wire.pull()
    moves = mover.match.game.legal_moves()
    mover.match.play(moves[0])
    other.match.carry_out(moves[1])
    run(clock, (mover, other), lambda: False, 1000, plays=False)
    wire.pulled = False
    run(clock, (mover, other), lambda: False, 5000, plays=False)
    assert names(mover)[-1] == names(other)[-1] == "PARTED"
    assert mover.match.game.ply == other.match.game.ply == 3


def test_a_player_who_leaves_says_so():
    _, clock, (mover, other) = begun()
    mover.match.terminate()
    run(clock, (other,), lambda: False, 100)
    assert names(other)[-1] == "LEFT" and not other.party.here
