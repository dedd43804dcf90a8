"""Chains of jumps are typed, and written in transcripts, as one word."""

import pytest

from glowgrid import games
from glowgrid.engine import transcript

TWO = "checkers/8/{B:W6,15,32:B1}"
ROUTES = "checkers/8/{B:W6,7,14,15,32:B2}"  # to 18 over 6 and 14, or over 7 and 15


@pytest.mark.parametrize("typed", ["1x10x19", "1X10x19", "1-10-19", "1x19"])
def test_a_typed_chain_is_played_to_its_end(converse, typed):
    said = converse(f"replay {TWO}\n{typed}\ntranscript\nundo\nposition\nquit")
    assert "Player 1 (X) plays 1x10.\n" in said and "Player 1 (X) plays 10x19.\n" in said
    assert f"\n{TWO}1x10x19\n" in said and "\nB:W6,15,32:B1\n" in said  # one turn is undone


def test_a_chain_can_still_be_typed_jump_by_jump(converse):
    said = converse(f"replay {TWO}\n1x10\ntranscript\n10x19\ntranscript\nquit")
    assert f"\n{TWO}1x10\n" in said and f"\n{TWO}1x10x19\n" in said


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("1x10x17", "1x10x17 can't be played: '10x17' is not a legal move here; expected 10x19."),
        ("1x10x19x26", "1x10x19x26 can't be played: the turn ends before the last jump."),
        ("1x5x14", "1x5x14 can't be played: '1x5' is not a legal move here; expected 1x10."),
        ("1x10x", "1x10x can't be played: '10x' is not a legal move here; expected 10x19."),
    ],
)
def test_an_impossible_chain_is_refused_and_nothing_is_played(converse, typed, sentence):
    said = converse(f"replay {TWO}\n{typed}\ntranscript\nquit")
    assert f"\n{sentence}\n" in said and f"\n{TWO}\n" in said and " plays " not in said


def test_an_ambiguous_chain_is_refused_until_its_squares_are_typed(converse):
    said = converse(f"replay {ROUTES}\n2x18\ntranscript\n2x9x18\nposition\nquit")
    assert "2x18 fits several chains of jumps: write every square." in said and f"\n{ROUTES}\n" in said
    assert "\nW:W7,15,32:B18\n" in said


@pytest.mark.parametrize(
    "moves", ["1x10x19", "1x10x19 32-28 19-23", "1x10", "1x10x19 resign", "1x10 resign", "1x10x19 draw"]
)
def test_a_transcript_with_a_chain_reads_back_the_same(moves):
    key, game = transcript.read(TWO + moves, games.load)
    assert transcript.write(key, game) == TWO + moves
    spaced = transcript.read(TWO + moves.replace("x10x19", "x10 10x19"), games.load)[1]
    assert spaced.key() == game.key()
