"""A board that replays a transcript at each power-on keeps the game that went on before, and the one played since."""

import fakes
import pytest
from owner import Owner

from glowgrid.engine import transcript
from glowgrid.words import match as words

TASK = "connectx//4453"


@pytest.fixture
def owner(monkeypatch):
    """Return a person who has played two moves of tic-tac-toe, and then has written TASK to settings.toml."""
    owner = Owner()
    owner.wait(1500)
    owner.begin("tictactoe")
    owner.press("51")
    monkeypatch.setattr(fakes.Settings, "replay", TASK)
    return owner


def power_on(owner):
    owner.power_on()
    owner.wait(1500)


def game(owner):
    from glowgrid.engine.transcript import key_of
    from glowgrid.games import CATALOGUE

    playing = owner.app.session.match.game
    return transcript.write(key_of(CATALOGUE, playing), playing)


def test_the_key_b_leads_from_the_replay_to_the_game_before(owner):
    power_on(owner)
    assert owner.scene == "Replay" and words.KEPT in owner.console.said
    owner.press("B")
    owner.wait(1000)
    assert owner.scene == "Play" and game(owner) == "tictactoe/3/b2a1"


def test_the_menu_offers_the_game_before_after_the_replay(owner):
    power_on(owner)
    owner.wait(4000)
    owner.leave()
    assert owner.scene == "Menu"
    owner.press("*")
    owner.wait(1000)
    assert game(owner) == "tictactoe/3/b2a1"


def test_a_task_that_was_continued_goes_on_at_the_next_power_on_and_the_menu_offers_the_game_before(owner):
    power_on(owner)
    owner.wait(4000)
    owner.press("1")
    before = game(owner)
    assert owner.app.session.match.game.ply == 5
    power_on(owner)
    assert owner.scene == "Play" and game(owner) == before
    owner.leave()
    owner.press("B")
    owner.wait(1000)
    assert game(owner) == "tictactoe/3/b2a1"
    owner.leave()
    owner.press("*")
    owner.wait(1000)
    assert game(owner) == "tictactoe/3/b2a1"


def test_the_game_before_is_offered_after_the_task_has_ended(owner, monkeypatch):
    monkeypatch.setattr(fakes.Settings, "replay", "tictactoe/3/a1a2b1b2c1")
    power_on(owner)
    owner.wait(7000)
    assert owner.scene == "Result"
    owner.press("B")
    owner.wait(1000)
    assert owner.scene == "Play" and game(owner) == "tictactoe/3/b2a1"


def test_with_an_invalid_transcript_the_game_before_goes_on(owner, monkeypatch):
    monkeypatch.setattr(fakes.Settings, "replay", "othello/8/a1")
    power_on(owner)
    assert owner.scene == "Play" and game(owner) == "tictactoe/3/b2a1"
    assert any("is not a legal move there" in line for line in owner.console.said)
