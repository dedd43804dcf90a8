"""Battleship in plain text: both boards are printed, and people at one screen never read each other's ships."""

import re

import pytest
from test_text_hand_over import screens

SHIP = re.compile(r"[a-f]\d-[a-f]\d")
FIRST = "b1-e1", "b3-b5", "f2-f3", "d6-e6"
SECOND = "c2-c5", "e1-e3", "a1-b1", "e5-f5"


@pytest.fixture
def play(converse):
    return lambda answers: converse(f"battleship\n6\ny\n\n\n{answers}")


def two(shots):
    """Return the answers of two people: they place their ships, and then shoot in turn."""
    shooting = "".join(f"\n{shot}\n" for shot in shots.split())
    return "\n" + "\n".join(FIRST) + "\n\n" + "\n".join(SECOND) + "\n" + shooting


def test_no_screen_names_or_shows_a_ship_of_the_other_player(play):
    parts = screens(play(two("c2 b1 c3 b2") + "\nquit"))
    assert len(parts) > 4
    for part in parts:
        typed, rows = set(SHIP.findall(part)), [line for line in part.splitlines() if re.match(r"\d( \S){6}$", line)]
        assert not (typed & set(FIRST) and typed & set(SECOND)), part
        assert not ("X" in "".join(rows) and "O" in "".join(rows)), part


def test_a_player_reads_both_boards(play):
    said = play(two("f6 b1") + "\nquit")
    assert "Your own board:" in said and "Your opponent's board:" in said
    assert said.count("Player 1 (X) answers: hit.") == 1


def test_ships_can_be_typed_cell_by_cell_and_placed_by_chance(play):
    said = play("\n1 1\n1 4\nat random\n\nat random\n\nquit")
    assert said.count("Player 1 (X) plays ?.") == 4 and said.count("Player 2 (O) plays ?.") == 4


def test_the_transcript_waits_for_the_end(play):
    said = play(two("") + "\ntranscript\nresign\ny\ntranscript\nn")
    assert "The moves are secret until the game is over." in said
    assert "battleship/6/" + " ".join(FIRST + SECOND) + " resign" in said
