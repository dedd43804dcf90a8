"""Several people at one computer, in a game that hides something: each sees the screen alone."""

import pytest
import tiny

CLEARED = "\n" * 50


@pytest.fixture
def play(converse, monkeypatch):
    """Let two people type `answers` into a tiny game."""
    tiny.install(monkeypatch)
    return lambda key, answers: converse(f"{key}\ny\n\n\n{answers}")


def screens(said):
    """Return what was printed between one clearing of the screen and the next."""
    return [part for part in said.split(CLEARED) if part.strip()]


def test_each_player_is_asked_to_be_alone_and_then_sees_their_own_pieces(play):
    first, second, third = screens(play("duel", "\nb1\n\na2\n\nquit"))
    assert "Player 1: press Enter when only you can see the screen. \n" in first
    assert first.endswith("Player 1 (X), which move, such as a1? b1")
    assert "1 ? ? ?" in second and "b1" not in second and "X ." not in second
    assert second.strip().startswith("Player 1 (X) plays ?.")
    assert "plays a2" not in third and third.index("1 . X .") > third.index("Player 1: press Enter")


def test_the_answer_is_public_and_stays_on_the_screen_until_the_next_player_has_taken_over(play):
    last = screens(play("duel", "\nb1\n\na2\n\nb2\nquit"))[-1]
    assert "Player 1 (X) plays b2." in last and "Player 2 (O) calls out: missed." in last
    assert "1 . X ." not in last


def test_moves_that_are_taken_back_hide_the_screen_first(play):
    said = screens(play("duel", "\nb1\n\nundo\n\nquit"))
    assert "Moves taken back: 1." in said[1]
    assert "Player 1: press Enter when only you can see the screen." in said[2]


def test_the_transcript_and_hints_wait(play):
    said = play("duel", "hint\ntranscript\n\nb1\nhint\n\ntranscript\na2\n\na2\n\nb1\nhint\ntranscript\nn")
    assert said.count("No hint right now.") == 3
    assert said.count("The moves are secret until the game is over.") == 2
    assert "\nduel//b1 a2 a2 hit" in said  # after the end


def test_nobody_is_asked_in_a_game_without_secrets(play):
    said = play("twice", "a1\nquit")
    assert "press Enter when only" not in said and CLEARED not in said
