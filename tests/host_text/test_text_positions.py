"""Games that begin from a position, in plain text."""

import tiny

LINE = "fill//{XX./OO./... O}"


def test_plain_text_continues_from_a_position_and_plays_again_from_it(monkeypatch, converse):
    tiny.install(monkeypatch)
    said = converse("replay " + LINE + "a3\nundo\na1\nc2\ny\ntranscript\nquit")
    assert "\n1 X X .\n2 O O .\n3 . . .\n" in said and "Player 2 (O) plays a3." in said
    assert "Player 2 (O) has won: a row is full." in said
    assert "\n" + LINE + "\n" in said


def test_plain_text_refuses_a_bad_position_with_one_sentence(monkeypatch, converse):
    tiny.install(monkeypatch)
    assert "\nA position of Fill has 9 cells.\n" in converse("replay fill//{XX X}\nquit")
