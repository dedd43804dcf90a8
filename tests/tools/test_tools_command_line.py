"""Arguments of the tools and measurements that make no sense are refused in a sentence, before any work."""

import pytest

from host_common import command_line
from lab import board_bench, engine_bench, fleet_shots, pairs_levels
from lab.heap import __main__ as heap
from lab.learn import __main__ as learn
from tools.build import enclosure
from tools.build import wiring_diagram as wiring
from tools.check import fuzz
from tools.play import fair_evenings, perfect, sprt, tournament

NO_COUNT = "must be a whole number from 1"


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (wiring.main, ["--svg"]),
        (enclosure.main, ["--svg"]),
        (enclosure.main, ["--png"]),
        (learn.main, ["quixo", "--out"]),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(command, arguments, tmp_path, capsys):
    (tmp_path / "file").write_text("kept")
    for wrong in (tmp_path, tmp_path / "file" / "below", tmp_path / "no" / "folder"):
        with pytest.raises(SystemExit) as end:
            command([*arguments, str(wrong)])
        said = capsys.readouterr()
        assert end.value.code == 2 and f"{wrong} cannot be written: " in said.err and said.out == ""


def test_a_file_to_write_stays_unchanged_while_the_arguments_are_read(tmp_path):
    (tmp_path / "file").write_text("kept")
    for name in ("file", "new"):
        assert command_line.output_file(str(tmp_path / name)) == tmp_path / name
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("file", "kept")]


@pytest.mark.parametrize(
    ("command", "arguments", "told"),
    [
        (tournament.main, ["tictactoe", "--jobs", "0"], NO_COUNT),
        (fair_evenings.main, ["tictactoe", "--jobs", "-1"], NO_COUNT),
        (sprt.main, ["tictactoe", "easy", "medium", "--jobs", "0"], NO_COUNT),
        (fuzz.main, ["--jobs", "0"], NO_COUNT),
        (fuzz.main, ["--events", "-5"], NO_COUNT),
        (engine_bench.main, ["--runs", "0"], NO_COUNT),
        (board_bench.main, ["--runs", "0"], NO_COUNT),
        (heap.main, ["--rounds", "two"], NO_COUNT),
        (pairs_levels.main, ["--games", "0"], NO_COUNT),
        (pairs_levels.main, ["--rows", "3", "--cols", "3"], "cols is 3, but it must be a whole number from 2 to 9"),
        (fleet_shots.main, ["--fleets", "0"], NO_COUNT),
        (fleet_shots.main, ["--size", "3"], "size is 3, but it must be a whole number from 6 to 10."),
    ],
)
def test_a_number_without_a_meaning_is_refused_in_a_sentence(command, arguments, told, capsys):
    with pytest.raises(SystemExit) as end:
        command(arguments)
    said = capsys.readouterr()
    assert end.value.code == 2 and told in said.err and said.out == ""


def test_without_the_package_for_perfect_play_a_sentence_says_how_to_get_it(monkeypatch, capsys):
    monkeypatch.setattr(perfect, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as end:
        perfect.main([])
    assert end.value.code == 2
    assert 'bitbully is not installed. Run: pip install -e ".[bench]"' in capsys.readouterr().err
