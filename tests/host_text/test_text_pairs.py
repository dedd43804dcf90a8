"""Pairs in plain text: each card is told and shown when it is turned, and a game alone counts turns."""

import re


def test_each_card_is_told_and_shown(converse):
    said = converse("pairs\n2\n3\n2\n\n\n\na1\nb1\ntranscript\nquit")
    first, second = re.search(r"pairs/2,3,2/a1 (.) b1 (.)", said).groups()
    assert f"It is {first}." in said and f"It is {second}." in said
    assert f"1 {first} : :\n2 : : :" in said


def test_a_bot_plays_alone_to_the_end_and_its_turns_are_counted(converse):
    said = converse("pairs\n2\n2\n1\nn\nhard\n\nn")
    turns = int(re.search(r"Solved: all pairs are found. Moves: (\d+)\. Fewest possible: 2\.", said)[1])
    assert 2 <= turns <= 4
