"""Transcripts in plain text: `transcript` prints a game as one line, `replay` plays it again."""

import pytest


def test_transcript_prints_the_game_as_one_line(converse):
    said = converse("connectx\n\n\n\n\ny\n\n\nf\n4\n4\n5\ntranscript\nquit")
    assert "column? transcript\nconnectx/6,7,4,2,0/445\nPlayer 2 (O), which column? quit" in said


@pytest.mark.parametrize("before", ["", "tictactoe\n", "tictactoe\n\n", "tictactoe\n\ny\n\n"])
def test_there_is_no_transcript_before_a_game(converse, before):
    assert "transcript\nNo game has started yet.\n" in converse(before + "transcript\nquit")


@pytest.mark.parametrize(
    "before", ["", "tictactoe\n\ny\n", "tictactoe\n\ny\n\n\n4\n", "tictactoe\n\ny\n\n\n0\n3\n1\n4\n2\n"]
)
def test_replay_at_any_prompt_plays_the_transcript_and_goes_on(converse, before):
    said = converse(before + "replay othello/8/F5d6 c3\nd3\ntranscript\nquit")
    assert said.count("Player 1 (X) plays f5.\n  a b c d e f g h\n") == 1
    assert "Player 2 (O) plays d6." in said and "Player 1 (X) plays c3." in said
    assert "\nothello/8,0/f5d6c3d3\n" in said


def test_moves_of_a_replayed_game_can_be_undone(converse):
    said = converse("replay connectx//4453\nundo 2\ntranscript\nquit")
    assert "Moves taken back: 2." in said and "\nconnectx/6,7,4,2,0/44\n" in said


def test_a_finished_game_can_be_replayed_and_played_again(converse):
    said = converse("replay tictactoe/3/a1a2b1b2c1\ny\ntranscript\nquit")
    assert "A row is complete: from row 1, column 1 to row 1, column 3.\n" in said
    assert "\nPlayer 1 (X) wins: three in a row.\nPlay again?" in said
    assert "\ntictactoe/3/\n" in said


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "After replay, type a game as transcript prints it, such as replay othello/8/f5d6c3."),
        (" xiangqi/8/e4", "'xiangqi' is not in the catalogue, which has tictactoe"),
        (" othello/8/a1", "Move 1: 'a1' is not a legal move there; expected one of 4 moves such as d3."),
        (" othello", "'othello' is not a transcript: a game is written key/options/moves, such as othello/8/f5d6c3."),
    ],
)
def test_a_damaged_transcript_is_refused_and_the_game_goes_on(converse, line, sentence):
    said = converse("tictactoe\n\ny\n\n\n4\nreplay" + line + "\ntranscript\nquit")
    assert sentence in said and "\ntictactoe/3/b2\n" in said


def test_a_printed_transcript_can_be_replayed_by_another_player(converse):
    first = converse("domineering\n4\ny\n\n\na1\nc1\nb2\ntranscript\nquit")
    line = next(line for line in first.splitlines() if line.startswith("domineering/"))
    second = converse(f"replay {line}\ntranscript\nquit")
    assert second.count(line) == 2
    assert first.split("plays b2.\n")[1].split("Player")[0] == second.split("plays b2.\n")[1].split("Player")[0]


def test_a_draw_reports_the_points_of_each_side(converse):
    said = converse("replay othello/4/d3b4a1d1b1d2a4c1c4a3d4a2\nn\n")
    assert "\nIt's a draw: the same number of discs. Points: Player 1 8, Player 2 8.\n" in said
