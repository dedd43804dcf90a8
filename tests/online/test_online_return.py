"""Who comes back with less than the other side has, from a power cut or as the last move was not heard."""

import pytest
from cruel import Player, pair, run

from glowgrid.engine import events
from glowgrid.engine.ending import RESIGN
from glowgrid.engine.seat import REMOTE
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe


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


@pytest.mark.parametrize("seed", range(5))
def test_who_plays_again_at_once_still_tells_the_last_move(seed):
    wire, clock, players = pair(TicTacToe, seed + 1)
    assert run(clock, players, lambda: players[0].match.phase == players[1].match.phase == events.STARTED)
    winner = None
    while winner is None:
        run(clock, players, lambda: any(player.match.awaits_person for player in players), plays=False)
        mover = next(player for player in players if player.match.awaits_person)
        run(clock, players, lambda: len({tuple(player.match.game.moves) for player in players}) == 1, plays=False)
        wire.pull()
        mover.match.play(mover.rng.choice(mover.match.game.legal_moves()))
        winner = mover if mover.match.phase == events.STOPPED else None
        if winner is not None:
            again(winner)
        run(clock, players, lambda: False, 500, plays=False)
        wire.pulled = False
    loser = players[players[0] is winner]
    assert run(clock, players, lambda: loser.match.phase == events.STOPPED, plays=False)
    assert loser.match.game.outcome is not None
    again(loser)
    assert run(clock, players, lambda: players[0].match.phase == players[1].match.phase == events.STARTED)
    assert players[0].party.number == players[1].party.number == 1


def test_moves_that_were_given_back_meanwhile_bring_a_game_back_that_was_cleared_away():
    wire, clock, players = pair(ConnectX, 3)
    assert run(clock, players, lambda: players[0].match.game.ply == players[1].match.game.ply == 6)
    run(clock, players, lambda: any(player.match.awaits_person for player in players), plays=False)
    mover, other = players if players[0].match.awaits_person else players[::-1]
    seats = [seat.name for seat in mover.match.seats]
    other.answers = None
    mover.match.take_back(2)
    assert run(clock, players, lambda: other.asked, plays=False)
    wire.pull()
    other.party.answer(True)
    mover.match.play(RESIGN)
    again(mover)
    run(clock, players, lambda: False, 500, plays=False)
    wire.pulled = False
    assert run(clock, players, lambda: mover.position == other.position, plays=False)
    assert mover.match.game.ply == 4 and mover.match.phase == events.STARTED
    assert [seat.name for seat in mover.match.seats] == seats
    assert run(clock, players, lambda: other.match.phase == mover.match.phase == events.STOPPED)
    assert mover.position == other.position


def test_after_a_restart_another_game_is_another():
    wire, clock, players = pair(TicTacToe, 6)
    assert run(clock, players, lambda: players[0].match.phase == players[1].match.phase == events.STOPPED)
    old = players[1]
    who = "eh" if old.match.seats[0].kind == REMOTE else "he"
    colours = [seat.colour for seat in old.match.seats]
    back = Player(wire.end(1), clock, TicTacToe(), 99, who=who, colours=colours, state=old.party.state())
    back.match.start = back.party.go_on
    back.match.start()
    for move in old.match.game.moves:
        assert back.match.play(move, True)
    players[1] = back
    for player in players:
        again(player)
        player.match.start = player.party.go_on
        player.match.start()
    assert run(clock, players, lambda: players[0].match.phase == players[1].match.phase == events.STOPPED)
    assert players[0].party.number == players[1].party.number == 1
    assert players[0].position == players[1].position


def again(player):
    match = player.match
    match.seats.append(match.seats.pop(0))
    match.new_game()
