"""Pairs against an opponent elsewhere: both draw each card together when it is turned, so nobody can know it before."""

import pytest
from bad_connection import pair, run
from test_online_match import HARM, MESS, over, same

from glowgrid.engine import events
from glowgrid.engine.game import CHANCE
from glowgrid.games.pairs import Pairs
from glowgrid.online.protocol import messages


def commitments(wire):
    read = [messages.read(line) for line in wire.said]
    return {(int(line.rest[0]), line.rest[2]) for line in read if line and line.kind == messages.COMMIT}


def test_both_sides_commit_to_each_card_before_it_is_drawn():
    wire, clock, players = pair(lambda: Pairs(2, 3), 3)
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
    for ply, cell in enumerate((4, 5)):
        mover = next(player for player in players if player.match.awaits_person)
        assert mover.match.play(cell)
        done = lambda ply=ply: all(player.match.game.ply == 2 * ply + 2 for player in players)  # noqa: E731
        assert run(clock, players, done, 5000, plays=False)  # in less than five seconds
    assert {ply for ply, _ in commitments(wire)} == {1, 3}  # the second side may answer with its salt
    assert players[0].match.game.key() == players[1].match.game.key()
    assert sum(map(bool, players[0].match.game.key()[:6])) == 2  # neither side knows another card


@pytest.mark.parametrize("harm", [0, HARM])
def test_a_game_ends_with_the_same_cards_on_both_sides(harm):
    _, clock, players = pair(lambda: Pairs(2, 3), 4, harm, MESS if harm else 0)
    assert run(clock, players, lambda: over(players))
    assert same(players) and players[0].match.draws == players[1].match.draws
    game = players[0].match.game
    assert game.outcome is not None and game.mover(1) == CHANCE


def test_nobody_can_take_back_a_card_that_was_seen():
    _, clock, players = pair(lambda: Pairs(2, 3), 5)
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
    mover = next(player for player in players if player.match.awaits_person)
    assert mover.match.play(2)
    assert run(clock, players, lambda: all(player.match.game.ply == 2 for player in players), 5000, plays=False)
    for player in players:
        assert not player.match.take_back(1)
    run(clock, players, lambda: False, 3000, plays=False)
    assert all(player.match.game.ply == 2 for player in players)
