"""Taking back goes by turns: a chain of jumps or two placements are taken back together, with their rolls."""

import pytest
import tiny
from matches import started

from glowgrid.engine.game import CHANCE
from glowgrid.engine.seat import BOT, Seat
from glowgrid.engine.turns import turns_to_person
from glowgrid.games.morris import Morris


def played(key, text, seats=None):
    match = started(tiny.GAMES[key](), seats)
    for name in text.split():
        assert match.play(match.game.parse(name), True)
    return match


def test_a_chain_of_jumps_is_taken_back_and_redone_as_one_turn():
    match = played("hops", "c1xe1 h1xf1 f1xd1")
    assert match.take_back() == 1 and match.game.ply == 1 and match.game.turn == 2
    assert match.redo(to_person=True) and match.game.ply == 3 and match.game.turn == 1
    assert match.take_back(2) == 2 and match.game.ply == 0


def test_the_start_of_an_unfinished_chain_is_taken_back():
    match = played("hops", "c1xe1 h1xf1")
    assert match.game.turn == 2  # the piece has to jump on
    assert match.take_back() == 1 and match.game.ply == 1


def test_a_mill_and_the_piece_that_it_removes_are_taken_back_and_redone_as_one_turn():
    match = started(Morris())
    for name in ("a7", "d6", "d7", "f6", "g7", "xf6"):
        assert match.play(match.game.parse(name), True)
    assert match.take_back() == 1 and (match.game.ply, match.game.turn) == (4, 1)
    assert match.redo(to_person=True) and (match.game.ply, match.game.turn) == (6, 2)


def test_two_placements_are_one_turn_of_a_person_against_a_bot():
    match = played("twice", "a1 b1 a2 b2", [Seat("Ada"), Seat("bot", kind=BOT, decider=object())])
    assert turns_to_person(match, 1) == 2
    assert match.take_back(2) == 2 and match.game.ply == 0


def test_a_roll_stays_when_its_move_is_taken_back_and_returns_with_redo():
    match = played("dice", "2 b1 3 c1 1")
    drawn = list(match.game.moves)[::2]
    assert match.take_back() == 1
    assert (match.game.turn, match.game.ply) == (2, 3)
    assert match.redo(to_person=True) and list(match.game.moves)[::2] == drawn
    assert match.take_back(9) == 2 and match.game.turn != CHANCE and list(match.game.moves) == drawn[:1]


@pytest.mark.parametrize(("key", "text"), [("walk", "a1 b1 c1"), ("skip", "a1 a2 a3 b1 b2 b3 c1 c3")])
def test_each_move_is_a_turn_of_its_own_for_one_player_or_after_others_were_skipped(key, text):
    match = played(key, text)
    plies = match.game.ply
    assert match.take_back(2) == 2 and match.game.ply == plies - 2


def test_taking_back_stops_at_an_answer_that_disclosed_something():
    match = played("veil", "b1 a2")
    assert match.take_back() == 1 and match.game.ply == 1
    match = played("veil", "b1 a2 no b2")
    assert match.take_back() == 0 and match.game.ply == 4
