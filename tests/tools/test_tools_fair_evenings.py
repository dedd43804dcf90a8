"""The measurement of the fair bot plays whole evenings, the same on every computer, and tells its results."""

import pytest

from tools.play import fair_evenings as fair
from tools.play.fair_evenings import GAMES, Task


def test_an_evening_has_twenty_results_and_a_step_and_is_the_same_each_time():
    task = Task("tictactoe", "random", 3)
    scores = fair.play(task)
    assert len(scores) == GAMES + 1 and set(scores[:-1]) <= {0, 1, 2} and 1 <= scores[-1] <= 10
    assert fair.play(task) == scores and fair.play(task._replace(seed=4)) != scores


@pytest.mark.slow(whole=True)
def test_it_gets_easier_for_a_weak_player_and_harder_for_a_strong_one():
    last = {level: sum(fair.play(Task("connectx", level, seed))[-1] for seed in range(3)) for level in fair.LEVELS}
    assert last["random"] < last["medium"] < last["hard"]


def test_the_first_ten_games_and_the_others_are_counted_apart():
    evening = [2] * 6 + [1] * 2 + [0] * 2 + [0] * 5 + [2] * 5 + [7]
    assert fair.row("othello", "easy", [evening, evening]) == (
        "| othello | easy | 12 | 4 | 4 | 70 % | 10 | 0 | 10 | 50 % | 7.0 |"
    )


def test_the_command_prints_a_row_per_player(capsys):
    fair.main(["tictactoe", "--evenings", "1", "--jobs", "1", "--players", "random", "easy"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("|")[2].strip() for line in lines[2:]] == ["random", "easy"]


@pytest.mark.parametrize(("key", "rows"), [("domineering", 1), ("lightsout", 0)])
def test_every_game_with_an_opponent_is_measured(capsys, key, rows):
    fair.main([key, "--evenings", "1", "--jobs", "1", "--players", "random"])
    assert len(capsys.readouterr().out.splitlines()) == 2 + rows
