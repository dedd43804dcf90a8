"""Sides that play online agree on marks after the last move, such as dead stones."""

import random

import pytest
from bad_connection import pair, run
from network_sides import Watcher, sides
from tiny_agree import Dead

from glowgrid.engine import events
from glowgrid.engine.agreement import DONE, RESUME
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import PASS
from glowgrid.engine.resign_and_draw import commands
from glowgrid.online.protocol import messages

MOVES = (0, 1, 2, PASS, PASS)


def state(player):
    game = player.match.game
    return player.position, game.acts, game.acts and list(game.marked), game.turn, game.outcome and game.outcome.winner


def settle(clock, players, ms=4000):
    run(clock, players, lambda: False, ms, plays=False)


def same(players):
    return state(players[0]) == state(players[1])


def active(players):
    return next((player for player in players if player.match.awaits_person), None)


def passed(made, moves=MOVES):
    """Play to the agreement. Return (the wire, the clock, the players)."""
    wire, clock, players = made
    assert run(clock, players, lambda: all(player.match.phase for player in players), plays=False)
    for move in moves:
        assert run(clock, players, lambda: active(players) is not None, plays=False)
        active(players).match.play(move)
        settle(clock, players, 1500)
    assert all(player.match.game.agreeing for player in players)
    return wire, clock, players


def acts(clock, players, *actions, ms=4000):
    for action in actions:
        assert run(clock, players, lambda: active(players) is not None, plays=False)
        assert act(active(players).match, action)
        settle(clock, players, ms)
        assert same(players)


def names(player):
    return [sentence[0] for sentence in player.said if sentence[0] not in ("HERE", "WAITING")]


def test_marks_and_consents_reach_the_other_side_and_end_the_game_on_both():
    _, clock, players = passed(pair(Dead))
    acts(clock, players, 0, DONE, 2, DONE, DONE)
    assert all(player.match.phase == events.STOPPED for player in players)
    assert state(players[0])[-1] == 2 and players[0].match.game.acts == [0, DONE, 2, DONE, DONE]
    assert names(players[0]) == names(players[1]) == []


def test_either_side_can_play_on_and_the_right_player_moves():
    _, clock, players = passed(pair(Dead))
    acts(clock, players, 0, DONE, RESUME)
    first = active(players)
    assert first.match.game.turn == 2
    first.match.play(3)
    settle(clock, players)
    assert same(players) and players[0].match.game.ply == 6 and players[0].match.game.acts is None


def test_a_player_can_resume_and_move_before_the_other_side_hears_of_it():
    _, clock, players = passed(pair(Dead))
    mover = active(players)
    act(mover.match, RESUME)
    mover.match.play(3)
    settle(clock, players)
    assert same(players) and players[0].match.game.ply == 6 and names(players[0]) == names(players[1]) == []


def test_resigning_and_taking_back_work_during_an_agreement():
    _, clock, players = passed(pair(Dead))
    acts(clock, players, 0)
    players[0].match.take_back(1)
    settle(clock, players)
    assert same(players) and players[0].match.game.ply == 4 and players[0].epoch == 1
    active(players).match.play(PASS)
    settle(clock, players)
    acts(clock, players, 2)
    assert [row[0] for row in commands(active(players).match)] == ["done", "play on", "resign", "draw"]
    acts(clock, players, DONE)
    assert [row[0] for row in commands(active(players).match)] == ["done", "play on", "draw"]
    acts(clock, players, RESUME)
    active(players).match.play(0xFFFE)
    settle(clock, players)
    assert same(players) and all(player.match.phase == events.STOPPED for player in players)
    assert names(players[0]) == names(players[1]) == []


def test_a_draw_can_be_agreed_on_before_all_marks_have_arrived():
    wire, clock, players = passed(pair(Dead))
    mover = active(players)
    other = players[1 - players.index(mover)]
    mover.answers = None
    other.party.may_draw()
    settle(clock, players)
    act(mover.match, 0)
    mover.party.answer(True)
    settle(clock, players)
    assert same(players) and mover.match.game.ended and mover.match.game.acts == []


@pytest.mark.parametrize("seed", range(6))
def test_marks_arrive_over_a_bad_connection(seed):
    wire, clock, players = passed(pair(Dead, seed), MOVES)
    wire.harm, wire.mess = 0.01, 0.05
    chance = random.Random(seed)

    def each():
        wire.pulled = clock.ms // 1000 % 9 == seed
        player = active(players)
        if player is not None and player.match.game.agreeing and chance.random() < 0.05:
            game = player.match.game
            act(player.match, DONE if len(game.acts) > 12 else chance.choice((0, 1, 2, DONE)))

    over = lambda: all(player.match.phase == events.STOPPED for player in players)  # noqa: E731
    assert run(clock, players, over, plays=False, each=each)
    assert same(players)


def test_a_rematch_waits_until_the_other_side_knows_the_end():
    wire, clock, players = passed(pair(Dead))
    acts(clock, players, DONE)
    last = active(players)
    wire.pulled = True
    act(last.match, DONE)
    last.match.new_game()
    settle(clock, players, 1000)
    wire.pulled = False
    other = players[1 - players.index(last)]
    settle(clock, players)
    assert other.match.phase == events.STOPPED and other.match.game.outcome.winner == 1
    other.match.new_game()
    settle(clock, players)
    assert [player.match.phase for player in players] == [events.STARTED] * 2 and same(players)


# -- a power cut


@pytest.mark.parametrize("saved", [0, 2, 3])
def test_after_a_power_cut_a_side_gets_back_the_acts_that_it_has_not_saved(saved):
    from bad_connection import Player

    wire, clock, players = passed(pair(Dead))
    acts(clock, players, 0, 2, DONE)
    kept = players[0].kept
    colours = [seat.kind for seat in players[0].match.seats]
    who = "".join("eh"[kind == 0] for kind in colours)
    again = Player(wire.end(0), clock, Dead(), 99, who=who, state=kept)
    again.match.start()
    for move in MOVES:
        again.match.play(move, True)
    for action in (0, 2, DONE)[:saved]:
        act(again.match, action)
    players[0] = again
    if saved == 2 and again.match.awaits_person:
        act(again.match, 1)  # differs from what was agreed on before the power cut
    settle(clock, players, 8000)
    assert same(players) and again.match.game.acts == [0, 2, DONE]
    acts(clock, players, DONE)
    assert all(player.match.phase == events.STOPPED for player in players)


# -- a hostile opponent


def forged(players, wire, clock, *fields, kind=messages.MARK, have=5):
    """Send the first player a message, as the opponent."""
    victim = players[0]
    exchange = victim.party.game.exchange
    sent = 5_000 + clock.ms
    line = messages.write(
        victim.party.transport.match, sent, exchange.number, exchange.epoch, have, kind, *fields
    )
    wire.pull()
    wire.lines[0].append(line)
    run(clock, [victim], lambda: False, 500, plays=False)


def field(victim, count, at, name, *before):
    position = victim.party.game.exchange.position(victim.match.game)
    return position, count, at, messages.check(" ".join([*before, name])), name


@pytest.mark.parametrize("name", ["0", "done", "resume"])
def test_a_mark_for_the_other_side_is_refused_in_a_sentence(name):
    wire, clock, players = passed(pair(Dead))
    if active(players) is not players[0]:
        acts(clock, players, DONE)
    before = [str(action) if action < 99 else "done" for action in players[0].match.game.acts]
    seen = state(players[0])
    forged(players, wire, clock, *field(players[0], len(before) + 1, len(before), name, *before))
    assert state(players[0]) == seen and "NO_MARK" in names(players[0])


@pytest.mark.parametrize("name", ["5", "99999999", "65532", "00", "a1", "x", "-1"])
def test_an_impossible_mark_is_refused_in_a_sentence(name):
    wire, clock, players = passed(pair(Dead))
    if active(players) is players[0]:
        acts(clock, players, DONE)
    before = [str(action) if action < 99 else "done" for action in players[0].match.game.acts]
    seen = state(players[0])
    forged(players, wire, clock, *field(players[0], len(before) + 1, len(before), name, *before))
    assert state(players[0]) == seen and "NO_MARK" in names(players[0])


def test_marks_before_and_after_the_agreement_are_refused():
    wire, clock, players = pair(Dead)
    run(clock, players, lambda: all(player.match.phase for player in players), plays=False)
    forged(players, wire, clock, *field(players[0], 1, 0, "0"), have=0)
    assert players[0].match.game.acts is None and "NO_MARK" in names(players[0])
    wire, clock, players = passed(pair(Dead))
    acts(clock, players, DONE, DONE)
    seen = state(players[0])
    forged(players, wire, clock, *field(players[0], 3, 2, "0", "done", "done"))
    assert state(players[0]) == seen and "NO_MARK" in names(players[0])


def test_a_move_for_the_other_side_during_an_agreement_is_refused():
    wire, clock, players = passed(pair(Dead))
    acts(clock, players, *((DONE,) if active(players) is players[0] else ()))
    seen = state(players[0])
    forged(players, wire, clock, 5, "-", "a2", kind=messages.MOVE, have=6)
    assert state(players[0]) == seen and "WRONG_TURN" in names(players[0])


# -- spectators


def test_spectators_see_the_marks_and_the_result():
    broker, clock, players = sides(Dead, 1, "dead")
    watcher = Watcher(broker, clock, Dead, "dead")
    everyone = [*players, watcher]
    passed((None, clock, players))
    settle(clock, everyone)
    for action in (0, DONE, 2, DONE):
        act(active(players).match, action)
        settle(clock, everyone)
        game, seen = players[0].match.game, watcher.match.game
        assert (seen.acts, list(seen.marked), seen.turn) == (game.acts, list(game.marked), game.turn)
    late = Watcher(broker, clock, Dead, "dead")
    everyone.append(late)
    act(active(players).match, DONE)
    settle(clock, everyone)
    assert watcher.match.game.outcome == late.match.game.outcome == players[0].match.game.outcome != None  # noqa: E711
