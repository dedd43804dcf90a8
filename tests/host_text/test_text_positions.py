"""Games that begin from a position, in plain text."""

import tiny

LINE = "fill//{XX./OO./... O}"


def test_plain_text_continues_from_a_position_and_plays_again_from_it(monkeypatch, converse):
    tiny.install(monkeypatch)
    said = converse("replay " + LINE + "a3\nundo\na1\nc2\ny\ntranscript\nquit")
    assert "\n1 X X .\n2 O O .\n3 . . .\n" in said and "Player 2 (O) plays a3." in said
    assert "Player 2 (O) wins: a row is full." in said
    assert "\n" + LINE + "\n" in said


def test_plain_text_refuses_a_bad_position_with_one_sentence(monkeypatch, converse):
    tiny.install(monkeypatch)
    assert "\nA position of Fill has 9 cells.\n" in converse("replay fill//{XX X}\nquit")


def test_plain_text_prints_the_position_of_checkers_and_begins_from_it(converse):
    said = converse("replay checkers/8/{b:b1,2,k9:w21,22,k30}\n9-13\nposition\nundo\nposition\ntranscript\nquit")
    assert "\nW:W21,22,K30:B1,2,K13\n" in said and "\nB:W21,22,K30:B1,2,K9\n" in said
    assert "\ncheckers/8/{B:W21,22,K30:B1,2,K9}\n" in said
    said = converse("position\nreplay othello/8/f5\nposition\nquit")
    assert "\nThis game has no notation for positions. transcript prints its moves.\n" in said


def test_plain_text_says_what_is_wrong_with_a_position_of_checkers(converse):
    assert "\nSquare 21 has two pieces.\n" in converse("replay checkers/8/{B:W21,21:B1}\nquit")
