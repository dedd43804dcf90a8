"""The comparison of the two kinds of boards."""

import re
import sys

from lab import board_bench


def test_both_boards_play_the_same_game_to_its_end():
    fast, saving = board_bench.game(False), board_bench.game(True)
    for move in board_bench.random_moves():
        assert fast.outcome is None
        fast.push(move), saving.push(move)
    assert fast.outcome == saving.outcome is not None and fast.key() == saving.key()


def test_the_times_and_their_ratio_are_printed(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["board_bench", "--runs", "2"])
    board_bench.main()
    assert re.search(r"^ratio \d+\.\d\d \(\d+\.\d\d to \d+\.\d\d\)$", capsys.readouterr().out, re.MULTILINE)
