"""Marks, moves, requests, draw offers and power cuts at random times, over a bad connection: both sides end alike."""

import random

import pytest
from bad_connection import Player, pair, run
from tiny_agree import Dead

from glowgrid.engine import events
from glowgrid.engine.agreement import DONE, RESUME
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import PASS
from glowgrid.engine.resign_and_draw import RESIGN, offer_draw
from glowgrid.engine.seat import REMOTE


def state(player):
    game = player.match.game
    return player.position, game.acts, game.turn, game.outcome and tuple(game.outcome)


def acts_or_moves(player, rng, offers):
    game = player.match.game
    if offers and rng.random() < 0.06:
        offer_draw(player.match)
    elif game.agreeing:
        act(player.match, rng.choice((*range(6), DONE, DONE, DONE, RESUME)))
    else:
        player.match.play(rng.choice([*game.legal_moves(), PASS, PASS]) if game.ply < 40 else RESIGN)


def after_a_power_cut(player, wire, number, clock, rng):
    """Return the player after a restart, who may have lost the last act or move."""
    match, moves = player.match, list(player.match.game.moves)
    acts = list(match.game.acts or ())
    if acts and rng.random() < 0.5:
        acts.pop()
    elif moves and not acts and rng.random() < 0.3:
        moves.pop()
    who = "".join("he"[seat.kind == REMOTE] for seat in match.seats)
    colours = [seat.colour for seat in match.seats]
    again = Player(wire.end(number), clock, Dead(), rng.randrange(10**6), who=who, colours=colours, state=player.kept)
    again.match.start()
    for move in moves:
        again.match.play(move, True)
    for action in acts:
        act(again.match, action)
    return again


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "offers"),
    [(seed, False) for seed in (*range(500, 506), 513, 611, 1125, 3315)]
    + [(seed, True) for seed in (20051, 20129, 20473, 20495, 20705, 21241, 21973)],
)
def test_both_sides_end_with_the_same_marks_and_result(seed, offers):
    rng = random.Random(seed)
    wire, clock, players = pair(Dead, seed, 0.004, 0.03)
    cuts = [5]

    def each():
        if clock.ms % 1000 == 0:
            wire.pulled = rng.random() < 0.3
        number = rng.randrange(2)
        player = players[number]
        if player.match.phase != events.STARTED:
            return
        if player.match.awaits_person and rng.random() < 0.08:
            acts_or_moves(player, rng, offers)
        elif rng.random() < 0.002 and player.match.game.ply > 1:
            player.match.take_back(1)
        elif cuts[0] and player.party.transport.match != "-" and rng.random() < 0.002:
            cuts[0] -= 1
            players[number] = after_a_power_cut(player, wire, number, clock, rng)

    def over():
        ended = all(player.match.phase == events.STOPPED for player in players)
        return ended and state(players[0]) == state(players[1])

    assert run(clock, players, over, 900_000, plays=False, each=each), [state(player) for player in players]
