"""Take back, redo and hint: by keys, against a bot, and where another side has to agree."""

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


def test_take_back_against_a_bot_comes_back_to_the_person():
    player = at_menu()
    player.press("#5")
    player.wait(1000)
    player.press("B")
    assert player.app.session.match.game.ply == 0


def test_take_back_held_takes_two():
    player = two_people("tictactoe")
    player.press("123")
    player.hold("B")
    assert player.app.session.match.game.ply == 1


def test_a_take_back_that_is_not_possible_is_refused_visibly():
    player = two_people("tictactoe")
    player.press("B")
    player.wait(120)
    assert player.picture().split("\n")[0] == "r7" * 8
    assert last_said(player, words.NOTHING_BACK)


def test_what_was_taken_back_can_be_played_again():
    player = two_people("tictactoe")
    player.press("5B")
    player.hold("C")
    assert list(player.app.session.match.game.moves) == [4]


def test_a_hint_pulses_and_any_key_takes_it_back():
    player = two_people("tictactoe")
    player.press("C")
    player.wait(8000)
    assert said(player, "Hint:")
    assert "W" in {letter for _ in range(20) for letter in pictures(player)}
    player.press("0")
    player.wait(1200)
    assert "W" not in player.picture()
    assert player.app.session.match.game.ply == 0


def test_where_the_heap_has_no_room_for_a_hint_it_is_refused_in_a_sentence(monkeypatch):
    player = two_people("gomoku")
    monkeypatch.setattr(gc, "mem_free", lambda: ROOM - 1, raising=False)
    player.press("C")
    player.wait(200)
    assert last_said(player, special.NO_ROOM) and not match(player).thinking
    monkeypatch.setattr(gc, "mem_free", lambda: ROOM, raising=False)
    player.press("C")
    player.wait(8000)
    assert last_said(player, "Hint:")


# -- what another side has to agree to


class Elsewhere:
    """Somebody elsewhere who never moves by themselves, and answers what `allows` says."""

    searches = False
    allows: bool | None = None

    def think(self, game, rng):
        while True:
            yield None

    def may_take_back(self, count):
        return self.allows


@pytest.fixture
def against_elsewhere(play):
    """Return a player whose first move somebody elsewhere has to answer, and who that is."""
    player, party = play("hollow"), Elsewhere()
    seat = match(player).seats[1]
    seat.kind, seat.decider = REMOTE, party
    party.attend = lambda match: None
    pick(player, 1)
    player.wait(700)
    return player, party


def test_taking_back_waits_for_the_other_side_to_agree(against_elsewhere):
    player, _ = against_elsewhere
    player.press("B")
    assert last_lines(player) == ["The other side is asked whether moves may be taken back."] and moves(player) == [1]
    match(player).take_back(1, agreed=True)  # as it does when it has made up its mind
    player.wait(50)
    assert moves(player) == [] and last_lines(player, 2) == ["Moves taken back: 1.", "Player 1 (X) to move."]


def test_a_side_that_refuses_is_told_and_seen(against_elsewhere):
    player, party = against_elsewhere
    party.allows = False
    player.press("B")
    assert last_lines(player) == ["The other side does not let moves be taken back."] and moves(player) == [1]
    assert "r7" in player.picture()
