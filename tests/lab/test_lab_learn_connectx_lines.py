"""The learner of the weights of connect four's lines: the positions it learns from, and the same weights again."""

import pytest

from glowgrid.games import connectx_lines
from glowgrid.games.connectx import ConnectX

pytest.importorskip("bitbully"), pytest.importorskip("numpy")

from lab.learn import connectx_lines_table  # noqa: E402 - needs BitBully
from lab.learn.connectx_lines_games import examples, features  # noqa: E402


def test_features_are_the_open_lines_of_each_player():
    game = ConnectX()
    for move in (0, 6, 0, 6):
        game.push(move)
    found = features(game)
    first, second = found[:30], found[30:]
    assert first == [-number for number in second]
    assert first[:3] == [1, 1, 0]  # the column: lines from the bottom and from the second cell
    assert first[3:6] == first[6:9] == [1, 0, 0]  # the two lowest rows
    assert first[21:24] == [1, 0, 0] == first[24:27]  # the diagonals upwards from the two cells


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights_and_changes_only_their_line(tmp_path):
    out = tmp_path / "learned.py"
    data = connectx_lines_table.make(1, out, games=24)
    assert data == out.read_bytes() == connectx_lines_table.make(1, out, games=24)
    before, after = connectx_lines_table.FILE.read_text(encoding="utf-8").splitlines(), data.decode().splitlines()
    different = [number for number, pair in enumerate(zip(before, after)) if pair[0] != pair[1]]
    assert len(before) == len(after) and [before[number][:11] for number in different] == ["_WEIGHTS = "]
    names: dict = {}
    exec(after[different[0]], names)
    assert len(names["_WEIGHTS"]) == len(connectx_lines._WEIGHTS) == 60


def test_positions_are_not_won_at_once_and_have_results_of_perfect_play():
    found = list(examples(1, 8))
    assert found == list(examples(1, 8)) and {example.result for example in found} == {1, 0, -1}
    assert {example.turn for example in found} == {1, 2}
