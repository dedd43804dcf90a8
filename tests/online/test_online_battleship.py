"""Battleship against an opponent elsewhere: nothing about a ship is sent, shown or saved there before it is sunk."""

import random
import re

import pytest
from bad_connection import pair, run
from network_sides import Watcher, over, sides
from test_online_match import HARM, MESS, names, same

from glowgrid.engine import events
from glowgrid.engine.game import ALL
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.games.battleship import Battleship
from glowgrid.online.protocol.move_text import position

SHIP = re.compile(r"\b[a-j]\d+-[a-j]\d+\b")
FLEETS = "a1-d1 b3-b5 f2-f3 d6-e6", "c2-c5 e1-e3 a1-b1 e5-f5"
SHOTS = "c2 a6 c3 b1 e1 a5 c4 a1 c5 c1 d5 d1"  # sinks c2-c5, then a1-d1


def placed():
    """Return a connection, its clock, the player who shoots first, and the other. Both have placed their ships."""
    wire, clock, players = pair(lambda: Battleship(6), 4)
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
    both = sorted(players, key=lambda player: not player.match.awaits_person)
    for player, fleet in zip(both, FLEETS):
        for name in fleet.split():
            play(clock, both, player, name)
    return wire, clock, both


def play(clock, players, player, name):
    count = player.match.game.ply + 1
    assert player.match.play(player.match.game.parse(name))
    assert run(clock, players, lambda: all(each.match.game.ply >= count for each in players), 5000, plays=False)


def shoot(clock, both, shots):
    for at, name in enumerate(shots.split()):
        play(clock, both, both[at % 2], name)
        ply = 10 + 2 * at
        assert run(clock, both, lambda ply=ply: all(each.match.game.ply == ply for each in both), 5000, plays=False)


def known(player, owner):
    """Return every text and every byte about the ships of `owner` that the program of another player has."""
    game = player.match.game
    texts = [game.notation(move, viewer) for move in game.moves[:8] for viewer in (ALL, 0, 1, 2)]
    texts += [line for viewer in (ALL, 0, 1, 2) for line in game.lines(viewer=viewer)]
    return texts, bytes(game._ships[owner])


def test_no_ship_is_sent_or_known_on_the_other_side_before_it_is_sunk():
    wire, clock, both = placed()
    shoot(clock, both, SHOTS)
    sent = {name for line in wire.said for name in SHIP.findall(line)}
    assert sent == {"c2-c5", "a1-d1"}
    for player, other in zip(both, (2, 1)):
        game = player.match.game
        assert [game.notation(move) for move in game.moves[4 * (other - 1) :][:4]] == ["?"] * 4
        assert not any(game._ships[other]) and "XO"[other - 1] not in "".join(known(player, other)[0])
        assert SHIP.findall(player.kept) == [] and not SHIP.findall(" ".join(map(str, player.said)))
    assert both[0].match.game.own(1) and position(both[0].match.game) == position(both[1].match.game)


def test_after_the_end_both_sides_know_both_fleets():
    wire, clock, both = placed()
    shoot(clock, both, SHOTS)
    both[0].match.play(RESIGN)
    assert run(clock, both, lambda: over(both) and same(both), 10_000)
    for player in both:
        game = player.match.game
        assert [game.notation(move) for move in list(game.moves)[:8]] == " ".join(FLEETS).split()


def test_a_false_answer_comes_to_light_after_the_game():
    _, clock, both = placed()
    liar = both[1].match.game
    liar._answers = lambda: [20200]  # missed
    play(clock, both, both[0], "c2")
    assert run(clock, both, lambda: all(each.match.game.ply == 10 for each in both), 5000, plays=False)
    both[1].match.play(RESIGN)
    run(clock, both, lambda: False, 20_000, plays=False)
    assert {"NO_SENSE", "BROKEN_PROMISE", "PARTED"} & set(names(both[0]))


def test_the_broker_and_spectators_see_no_ship_before_it_is_sunk():
    broker, clock, players = sides(lambda: Battleship(6), 3, "battleship")
    heard = []

    def listen(*message):
        heard.append(str(message))
        return [message]

    broker.attacker = listen
    watcher = Watcher(broker, clock, lambda: Battleship(6), "battleship")
    all_three = [*players, watcher]
    assert run(clock, all_three, lambda: watcher.match.game.ply >= 78)
    game = watcher.match.game
    sunk = {game.notation(move) for player in players for move in player.match.game.moves if move >= 30000}
    assert {name for text in heard for name in SHIP.findall(text)} == sunk
    assert not any(game._ships[1]) and not any(game._ships[2])
    assert [game.notation(move) for move in list(game.moves)[:8]] == ["?"] * 8


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_random_games_survive_a_bad_connection(seed):
    _, clock, players = pair(lambda: Battleship(6), seed, HARM, MESS)
    chance = random.Random(seed)
    for player in players:
        player.haste = chance.choice((0.1, 0.5))
    assert run(clock, players, lambda: over(players) and same(players), 1_800_000), [player.said for player in players]
    assert {"PARTED", "BROKEN_PROMISE", "NO_MOVE", "NO_SENSE"}.isdisjoint(names(players[0]) + names(players[1]))
