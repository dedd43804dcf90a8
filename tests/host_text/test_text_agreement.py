"""The sides agree on marks after the last move, in plain text."""

import pytest
import tiny
from tiny_agree import Dead


def test_people_mark_cells_agree_and_see_the_result(monkeypatch, converse):
    tiny.install(monkeypatch, {"dead": Dead})
    said = converse("dead\ny\n\n\na1\nb1\nc1\npass\npass\na1\n2 2\nhelp\ndone\nc1\ndone\ndone\nn")
    assert "Player 2 (O), which cell to mark? (or done, or play on) a1\nPlayer 2 (O) marks a1.\n" in said
    assert "2 2 can't be marked." in said and "done: The marks are right.\n" in said
    assert "Player 2 (O) accepts the marks." in said and "Player 1 (X) marks c1." in said
    assert "Player 2 (O) wins: more pieces live." in said


@pytest.mark.parametrize("typed", ["play on", "resume"])
def test_play_can_go_on(monkeypatch, converse, typed):
    tiny.install(monkeypatch, {"dead": Dead})
    said = converse("dead\ny\n\n\na1\npass\npass\n" + typed + "\nb2\ntranscript\nquit")
    assert "wants to play on." in said and "\ndead//a1 pass pass b2\n" in said


def test_a_transcript_of_an_agreement_replays_to_the_same_outcome(monkeypatch, converse):
    tiny.install(monkeypatch, {"dead": Dead})
    line = "dead//a1 b1 c1 pass pass =a1,done,c1,done,done"
    said = converse(f"replay {line}\ntranscript\nn")
    assert f"\n{line}\n" in said and "Player 2 (O) wins: more pieces live." in said
    said = converse("replay dead//a1 b1 c1 pass pass =a1,done\nc1\ndone\ndone\ntranscript\nn")
    assert f"\n{line}\n" in said
    assert "\nAfter move 1: 'a1' can't be marked there.\n" in converse("replay dead//a1 =a1\nquit")


@pytest.mark.parametrize("command", ["hint", "coach"])
def test_while_the_players_agree_there_is_neither_a_hint_nor_a_coach(monkeypatch, converse, command):
    tiny.install(monkeypatch, {"dead": Dead})
    said = converse(f"replay dead//a1 b1 c1 pass pass\n{command}\nquit")
    assert f"(or done, or play on) {command}\nNo hint right now.\n" in said
