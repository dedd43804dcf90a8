"""Who comes back from a power cut with less than the other side has."""

import pytest
from cruel import Player, pair, run

from glowgrid.games.connectx import ConnectX


@pytest.mark.parametrize("more", [1, 2, 3])
def test_what_was_played_before_both_meet_again_gives_way_to_what_the_other_side_has(more):
    wire, clock, players = pair(ConnectX, 4)
    assert run(clock, players, lambda: players[0].match.game.ply >= 6)
    state, theirs = players[1].party.state(), players[0].match.game.moves
    wire.pull()
    who = "eh" if players[1].match.seats[1].person else "he"
    back = Player(wire.end(1), clock, ConnectX(), 99, who=who, state=state)
    back.match.start()
    for _ in range(2 * more):
        game = back.match.game
        back.match.play([move for move in game.legal_moves() if move != theirs[game.ply]][0], True)
    players[1] = back
    wire.pulled = False
    run(clock, players, lambda: False, 8000, plays=False)
    assert players[0].position == players[1].position and players[0].match.game.ply >= 6
