"""A transcript is replayed on the grid, and people continue the game from its end."""

import fakes
import pytest
import tiny
from fakes import Player

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.words import match as words
from glowgrid.words import saved

WON = "tictactoe/3/a1a2b1b2c1"


@pytest.fixture
def shown(monkeypatch):
    """Return a function that powers on with the setting REPLAY, and waits until the splash screen is over."""

    def power_on(line, width=8, height=8):
        monkeypatch.setattr(fakes.Settings, "replay", line)
        player = Player(width, height)
        player.wait(1500)
        return player

    return power_on


def match(player):
    return player.app.session.match


def test_a_transcript_is_played_move_by_move_to_its_end(shown):
    player = shown(WON)
    assert player.scene == "Replay" and match(player).game.ply == 0
    assert "Replay of Tic-tac-toe, 5 moves. 4: slower. 6: faster. B: one move back." in player.console.said
    plies = set()
    for _ in range(5 * 13):
        player.wait(50)
        plies.add(match(player).game.ply)
    assert plies == {0, 1, 2, 3, 4, 5}
    player.wait(1500)
    assert player.scene == "Result"
    assert any("Player 1 (X) wins: three in a row." in line for line in player.console.said)
    assert transcript.write("tictactoe", match(player).game) == WON


def test_the_speed_can_be_changed_during_a_replay(shown):
    player = shown("othello/8/f5d6c3d3c4f4")
    player.press("66")
    assert "180 ms per move." in player.console.said
    player.wait(4000)
    assert match(player).game.ply == 6


def test_a_viewer_can_go_back_a_move_and_see_it_again(shown):
    player = shown("connectx//4453")
    player.wait(1500)
    before = match(player).game.ply
    player.press("B")
    assert match(player).game.ply == before - 1 and words.TAKEN_BACK.format(1) in player.console.said
    player.wait(6000)
    assert match(player).game.ply == 4


def test_people_can_continue_an_unfinished_transcript(shown):
    player = shown("tictactoe/3/b2a1")
    player.wait(3000)
    assert player.scene == "Play" and saved.REPLAY_ENDS in player.console.said
    player.press("3")
    assert list(match(player).game.moves) == [4, 0, 2]
    player.press("BB")
    assert list(match(player).game.moves) == [4]


def test_the_last_move_of_a_finished_transcript_can_be_undone_and_replaced(shown):
    player = shown(WON)
    player.wait(6000)
    player.press("B")
    assert player.scene == "Play" and match(player).game.ply == 4
    player.press("9")
    assert match(player).game.ply == 5 and player.scene == "Play"


def test_keys_that_pick_do_nothing_and_pause_works(shown):
    player = shown("gomoku/15,5/h8h9")
    player.press("5#2C")
    assert player.scene == "Replay" and words.NO_HINT in player.console.said
    player.press("A")
    assert player.scene == "Pause"
    player.press("A")
    assert player.scene == "Replay"


def test_a_transcript_is_shown_once_and_the_menu_starts_with_its_game(shown):
    player = shown("othello/6/c2")
    player.wait(1000)
    player.press("*")
    player.press("4")
    player.press("5")
    assert player.scene == "Menu"
    player.wait(2500)
    assert player.scene == "Menu"
    player.press("#")
    assert player.scene == "Play" and match(player).game.options == (6, 0)


@pytest.mark.parametrize("line", ["nonsense", "chess/8/e2e4", "othello/8/a1", "tictactoe/99/a1"])
def test_a_damaged_transcript_is_reported_and_the_menu_opens(shown, line):
    player = shown(line)
    assert player.scene == "Menu"
    with pytest.raises(ValueError) as refused:
        transcript.read(line, games.load)
    assert str(refused.value) in player.console.said


def test_a_key_skips_the_splash_screen_and_the_transcript_starts(shown, monkeypatch):
    monkeypatch.setattr(fakes.Settings, "replay", WON)
    player = Player()
    player.wait(400)
    player.press("5")
    assert player.scene == "Replay"


def test_a_single_move_is_counted_in_the_singular(shown):
    player = shown("tictactoe/3/a1")
    assert "Replay of Tic-tac-toe, 1 move. 4: slower. 6: faster. B: one move back." in player.console.said


def test_a_game_with_dice_is_replayed_with_the_dice_of_its_transcript(shown, monkeypatch):
    tiny.install(monkeypatch)
    for line in ("track//2 a1 5 d1 1 b1 4 f1", "dice//1 a1 1 a2 3 c1 3 c2 2 b1 2 b2"):
        player = shown(line)
        player.wait(20_000)
        game = transcript.read(line, games.load)[1]
        assert player.scene == "Result" and list(match(player).game.moves) == list(game.moves)


@pytest.mark.parametrize("line", ["minesweeper/8,8,10/a1", "minesweeper/4,4,1/", "pairs/2,3,1/a1", "ur/2/"])
def test_after_a_transcript_that_ends_before_a_draw_chance_draws_and_the_person_plays_on(shown, line):
    player = shown(line)
    player.wait(9000)
    assert player.scene == "Play" and saved.REPLAY_ENDS in player.console.said
    assert match(player).awaits_person
