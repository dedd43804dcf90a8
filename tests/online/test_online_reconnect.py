"""Reconnecting with fewer moves than the opponent, after a power cut or because the last move did not arrive."""

import pytest
from bad_connection import Player, pair, run

from glowgrid.engine import events
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.engine.seat import REMOTE
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe


@pytest.mark.parametrize("more", [1, 2, 3])
def test_moves_made_alone_give_way_to_the_opponents_game(more):
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


@pytest.mark.parametrize("kept", [5, 3])
@pytest.mark.parametrize("resigns", [True, False])
def test_a_resignation_before_the_lost_moves_are_back_gives_way_to_the_opponents_game(resigns, kept):
    wire, clock, players = pair(ConnectX, 4)
    assert run(clock, players, lambda: players[0].match.game.ply == players[1].match.game.ply == 6)
    run(clock, players, lambda: any(player.match.awaits_person for player in players), plays=False)
    mover, other = players if players[0].match.awaits_person else players[::-1]
    wire.pull()
    back = Player(other.link, clock, ConnectX(), 99, who=other.party.game.sides(), state=other.party.state())
    back.match.start()
    for move in other.match.game.moves[:kept]:
        back.match.play(move, True)
    assert back.match.awaits_person
    back.match.play(RESIGN)
    if resigns:
        mover.match.play(RESIGN)
    wire.pulled = False
    run(clock, (mover, back), lambda: False, 8000, plays=False)
    assert mover.position == back.position and mover.match.phase == back.match.phase
    assert mover.match.game.ply == 6 and (mover.match.game.outcome is not None) == resigns


@pytest.mark.parametrize("seed", range(5))
def test_a_player_who_starts_a_rematch_at_once_still_sends_the_last_move(seed):
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
    assert players[0].number == players[1].number == 1


def test_moves_undone_meanwhile_restore_a_game_that_was_closed():
    wire, clock, players = pair(ConnectX, 3)
    assert run(clock, players, lambda: players[0].match.game.ply == players[1].match.game.ply == 6)
    run(clock, players, lambda: any(player.match.awaits_person for player in players), plays=False)
    mover, other = players if players[0].match.awaits_person else players[::-1]
    mover.match.play(RESIGN)
    assert run(clock, players, lambda: other.match.phase == events.STOPPED, plays=False)
    seats = [seat.name for seat in other.match.seats]
    mover.answers = None
    other.match.take_back(1)
    assert run(clock, players, lambda: mover.asked, plays=False)
    wire.pull()
    mover.party.answer(True)
    again(other)
    run(clock, players, lambda: False, 500, plays=False)
    wire.pulled = False
    assert run(clock, players, lambda: mover.position == other.position, plays=False)
    assert other.match.game.ply == 6 and other.match.phase == events.STARTED
    assert [seat.name for seat in other.match.seats] == seats
    assert run(clock, players, lambda: other.match.phase == mover.match.phase == events.STOPPED)
    assert mover.position == other.position


@pytest.mark.parametrize("count", [1, 2])
def test_a_move_made_after_an_undo_request_stays_even_if_the_request_is_granted(count):
    wire, clock, players = pair(ConnectX, 3)
    assert run(clock, players, lambda: players[0].match.game.ply == players[1].match.game.ply == 6)
    run(clock, players, lambda: any(player.match.awaits_person for player in players), plays=False)
    mover, other = players if players[0].match.awaits_person else players[::-1]
    other.answers = None
    mover.match.take_back(count)
    assert run(clock, players, lambda: other.asked, plays=False)
    wire.pull()
    other.party.answer(True)
    assert other.match.game.ply == 6  # only the player to move may go first
    mover.match.play(mover.match.game.legal_moves()[0])
    run(clock, players, lambda: False, 500, plays=False)
    wire.pulled = False
    assert run(clock, players, lambda: other.match.game.ply == 7, plays=False)
    assert mover.position == other.position and mover.backs == other.backs == 0


def test_an_undo_request_is_a_question_even_if_the_message_before_it_was_lost():
    wire, clock, players = pair(ConnectX, 3)
    assert run(clock, players, lambda: players[0].match.game.ply == players[1].match.game.ply == 6)
    run(clock, players, lambda: any(player.match.awaits_person for player in players), plays=False)
    mover, other = players if players[0].match.awaits_person else players[::-1]
    other.match.take_back(1)
    assert run(clock, (mover, other), lambda: other.epoch == 1, plays=False)
    wire.pull()  # loses the message that says that the moves were taken back there, too
    wire.pulled = False
    other.match.take_back(1)
    assert run(clock, (mover, other), lambda: mover.epoch == other.epoch == 2, plays=False)
    assert mover.asked == 2 and mover.position == other.position


def test_after_a_restart_another_game_is_a_new_game():
    wire, clock, players = pair(TicTacToe, 6)
    assert run(clock, players, lambda: players[0].match.phase == players[1].match.phase == events.STOPPED)
    old = players[1]
    who = "eh" if old.match.seats[0].kind == REMOTE else "he"
    colours = [seat.colour for seat in old.match.seats]
    back = Player(wire.end(1), clock, TicTacToe(), 99, who=who, colours=colours, state=old.party.state())
    back.match.start()
    for move in old.match.game.moves:
        assert back.match.play(move, True)
    players[1] = back
    for player in players:
        again(player)
        player.match.start()
    assert run(clock, players, lambda: players[0].match.phase == players[1].match.phase == events.STOPPED)
    assert players[0].number == players[1].number == 1
    assert players[0].position == players[1].position


def again(player):
    match = player.match
    match.seats.append(match.seats.pop(0))
    match.new_game()
