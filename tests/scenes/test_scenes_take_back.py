"""Undo, redo and hint: by keys, against a bot, and with an opponent who has to agree."""

import gc

import pytest
from by_keys import at_menu, last_said, said, two_people
from tiny_light import last_lines, match, moves, pick

from glowgrid.engine.seat import REMOTE
from glowgrid.session.bot_loading import ROOM
from glowgrid.words import match as words
from glowgrid.words import special


def pictures(player):
    player.wait(50)
    return player.picture()


def test_an_undo_against_a_bot_returns_to_the_persons_turn():
    player = at_menu()
    player.press("#5")
    player.wait(1000)
    player.press("B")
    assert player.app.session.match.game.ply == 0


def test_a_held_undo_key_undoes_two_moves():
    player = two_people("tictactoe")
    player.press("123")
    player.hold("B")
    assert player.app.session.match.game.ply == 1


def test_an_impossible_undo_is_refused_visibly():
    player = two_people("tictactoe")
    player.press("B")
    player.wait(120)
    assert player.picture().split("\n")[0] == "r7" * 8
    assert last_said(player, words.NOTHING_BACK)


def test_an_undone_move_can_be_redone():
    player = two_people("tictactoe")
    player.press("5B")
    player.hold("C")
    assert list(player.app.session.match.game.moves) == [4]


def test_a_hint_pulses_and_any_key_removes_it():
    player = two_people("tictactoe")
    player.press("C")
    player.wait(8000)
    assert said(player, "Hint:")
    assert "W" in {letter for _ in range(20) for letter in pictures(player)}
    player.press("0")
    player.wait(1200)
    assert "W" not in player.picture()
    assert player.app.session.match.game.ply == 0


def test_without_heap_for_a_hint_it_is_refused_in_a_sentence(monkeypatch):
    player = two_people("gomoku")
    monkeypatch.setattr(gc, "mem_free", lambda: ROOM - 1, raising=False)
    player.press("C")
    player.wait(200)
    assert last_said(player, special.NO_ROOM) and not match(player).thinking
    monkeypatch.setattr(gc, "mem_free", lambda: ROOM, raising=False)
    player.press("C")
    player.wait(8000)
    assert last_said(player, "Hint:")


# -- requests to the opponent


class RemoteOpponent:
    """A remote opponent that never moves, and answers with the value of `allows`."""

    searches = False
    allows: bool | None = None

    def think(self, game, rng):
        while True:
            yield None

    def may_take_back(self, count):
        return self.allows


@pytest.fixture
def against_remote(play):
    """Return a player whose first move a remote opponent has to answer, and the opponent."""
    player, opponent = play("hollow"), RemoteOpponent()
    seat = match(player).seats[1]
    seat.kind, seat.decider = REMOTE, opponent
    opponent.attend = lambda match: None
    pick(player, 1)
    player.wait(700)
    return player, opponent


def test_an_undo_waits_for_the_opponent_to_agree(against_remote):
    player, _ = against_remote
    player.press("B")
    assert last_lines(player) == ["Your opponent is asked whether you may take moves back."] and moves(player) == [1]
    match(player).take_back(1, agreed=True)  # undoes the move, like an opponent who has decided
    player.wait(50)
    assert moves(player) == [] and last_lines(player, 2) == ["Moves taken back: 1.", "Player 1 (X) to move."]


def test_a_refusal_by_the_opponent_is_reported_and_shown(against_remote):
    player, opponent = against_remote
    opponent.allows = False
    player.press("B")
    assert last_lines(player) == ["Your opponent does not let you take moves back."] and moves(player) == [1]
    assert "r7" in player.picture()
