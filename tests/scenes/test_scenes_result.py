"""The end of a game: the winning line, a draw, the score, the rematch, and the return to the menu."""

import pytest
import states
from by_keys import said, two_people, win
from fakes import Event
from tiny_light import AMBER, hues, last_lines, pick

from glowgrid.scenes.scene import PRESS
from glowgrid.view import motion
from glowgrid.view.end import BOARD_MS
from glowgrid.view.palette import GO


def test_a_win_is_reported_and_its_line_is_highlighted():
    player = win(two_people("tictactoe"))
    assert player.scene == "Result"
    assert said(player, "Player 1 (X) wins: three in a row.")
    top = player.picture().split("\n")[0]
    bottom = player.picture().split("\n")[3]
    assert int(top[1]) >= 4 and "23" in bottom and "27" not in bottom


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_frame_of_a_win_without_a_line_does_not_hide_the_cells_at_the_edge_all_the_time(is_reduced, monkeypatch):
    player = states.end("minesweeper", 8)
    monkeypatch.setattr(motion, "is_reduced", is_reduced)
    assert player.app.session.match.game.outcome.winner == 1
    for mine in (16, 39, 47, 58, 59):  # a3, h5, h6, c8 and d8
        assert hues(player, mine, BOARD_MS + 2000) == {AMBER, GO}


def test_a_draw_has_its_own_look():
    player = two_people("tictactoe")
    player.press("123546879")
    player.wait(1500)
    assert player.scene == "Result" and said(player, "It's a draw: the board is full.")
    seen = set()
    for _ in range(40):
        player.wait(50)
        seen |= {ink & 7 for ink in player.console.grid.shown if ink >> 3 in (1, 2)}
    assert {1, 7} <= seen


def test_a_long_transcript_is_one_line(monkeypatch):
    monkeypatch.setattr("glowgrid.engine.transcript._PART_LENGTH", 15)
    player = win(two_people("tictactoe"))
    assert "tictactoe/3/a1a2b1b2c1" in player.console.said


@pytest.mark.parametrize("key", "0A")
@pytest.mark.parametrize("rounds", range(1, 7))
def test_a_key_pressed_while_the_transcript_is_being_printed_does_not_change_it(key, rounds):
    player = two_people("tictactoe")
    player.press("12354687")
    player.console.keypad.events.append(Event(PRESS, "9"))
    while player.scene != "Result":
        player.wait(5)
    player.wait(5 * rounds)
    player.press(key)
    player.wait(500)
    player.press("*" if key == "A" else "")
    player.wait(500)
    assert "tictactoe/3/a1b1c1b2a2c2b3a3c3" in player.console.said


def last_but(player, text):
    return any(text in line for line in player.console.said[-3:])


def test_a_rematch_lets_the_other_side_start_and_keeps_the_score():
    player = win(two_people("tictactoe"))
    player.press("#")
    match = player.app.session.match
    assert player.scene == "Play" and match.seats[0].name == "Player 2"
    player.press("14253")
    player.wait(1500)
    assert last_but(player, "Score: 1 for Player 2, 1 for Player 1, 0 drawn.")


def test_undoing_the_winning_move_restores_the_score():
    player = win(two_people("tictactoe"))
    player.press("B")
    assert player.scene == "Play" and player.app.session.match.game.ply == 4
    player.press("3")
    player.wait(1500)
    assert said(player, "1 for Player 1, 0 for Player 2, 0 drawn.") and not said(player, "2 for Player 1")


def test_a_key_leads_from_the_result_to_the_menu():
    player = win(two_people("tictactoe"))
    player.press("*")
    assert player.scene == "Menu"


@pytest.mark.parametrize(
    ("key", "keys"),
    [("breakthrough", "1: where did it turn? B takes back, * opens the menu."), ("minesweeper", "* opens the menu.")],
)
def test_the_sentence_at_the_end_names_only_keys_that_do_something(key, keys):
    player = states.end(key, 8)
    player.press("0")
    assert said(player, f"7 and 9 step through the moves. {keys}")


def test_points_are_reported_on_0_and_at_the_end(play):
    player = play("points")
    pick(player, 0)
    player.press("0")
    assert "Points: Player 1 1, Player 2 0." in last_lines(player, 3)
    pick(player, 3, 1, 4, 2, 5)
    player.wait(2500)
    won = "Player 2 (O) wins: more points. Points: Player 1 6, Player 2 15. Score:"
    assert last_lines(player)[0].startswith(won)
