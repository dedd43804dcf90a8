"""Answers with only one true value: the match plays them itself."""

import pytest
import tiny

from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.seat import BOT, Seat
from glowgrid.engine.turns import turns_to_person
from glowgrid.match_sentences import describe_move


class Forbidden:
    """A bot that must not think."""

    searches = False

    def think(self, game, rng):
        raise AssertionError("The bot was asked for an answer.")


@pytest.fixture
def begun():
    """Return a function that begins a duel and plays the first three moves: two stones and a shot."""

    def begin(other=None, shot=104):
        other = other or Seat("Player 2", "O", 2)
        match = Match(tiny.GAMES["duel"](), [Seat("Player 1"), other])
        match.start()
        for move in (1, 3, shot):
            match.carry_out(move)
        return match

    return begin


def test_the_match_gives_a_single_true_answer_itself(begun):
    match = begun()
    assert not match.awaits_person and match.thinking
    assert match.step()
    game = match.game
    assert game.notation(game.last()) == "missed" and game.mover() == 2 and match.awaits_person
    assert describe_move(match, game.last(), 2) == "Player 2 (O) calls out: missed."


def test_an_answer_that_ends_the_game_is_played_as_well(begun):
    match = begun(shot=103)
    match.step()
    assert match.game.outcome.winner == 1 and match.phase == events.STOPPED


def test_no_bot_thinks_about_an_answer(begun):
    match = begun(Seat("Bot", "O", 2, BOT, Forbidden()))
    assert match.step() and match.game.ply == 4


def test_a_game_without_its_own_sentence_uses_the_usual_one(begun, monkeypatch):
    monkeypatch.delattr(tiny.GAMES["duel"], "answer_sentence")
    match = begun()
    match.step()
    assert describe_move(match, match.game.last(), 2) == "Player 2 (O) answers: missed."


def test_a_move_that_is_not_an_answer_is_chosen_even_if_it_is_the_only_one(monkeypatch):
    monkeypatch.setattr(tiny.GAMES["duel"], "legal_moves", lambda self: [self._row(self.turn)[0]])
    match = Match(tiny.GAMES["duel"](), [Seat("Player 1"), Seat("Player 2", "O", 2)])
    match.start()
    assert match.awaits_person and not match.thinking


def test_an_answer_is_no_turn_of_its_own_when_moves_are_taken_back(begun, monkeypatch):
    monkeypatch.setattr(tiny.GAMES["duel"], "can_pop", lambda self: self.ply > 0)
    match = begun()
    match.step()
    assert turns_to_person(match, 1) == 1 and match.take_back(1) == 1
    assert match.game.ply == 2 and match.game.turn == 1  # before the shot, not between shot and answer
    assert match.redo(to_person=True) and match.game.ply == 4
