"""Evenings that combine sizes of games, languages and grids in pairs."""

from itertools import combinations, product

import pytest
import shipped

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from lab.heap import __main__ as command
from lab.heap import margins, pairwise
from tools import vm32


def test_every_two_of_a_games_size_a_language_and_a_grid_are_combined():
    met = set()
    for language, grid, rows in pairwise.evenings(shipped.KEYS):
        for row in rows:
            met.update(combinations((row, language, grid), 2))
    sizes = [(key, values) for key in shipped.KEYS for values in pairwise.sizes(key)]
    for pair in (*product(sizes, LANGUAGES), *product(sizes, pairwise.GRIDS), *product(LANGUAGES, pairwise.GRIDS)):
        assert pair in met


@pytest.mark.parametrize("key", shipped.KEYS)
def test_a_games_sizes_are_valid_and_go_from_the_smallest_to_the_largest(key):
    cells = [games.load(key)(*values).rows * games.load(key)(*values).cols for values in pairwise.sizes(key)]
    assert cells == sorted(cells)


def test_the_table_starts_with_the_least_free_heap_and_always_has_the_menu():
    found = {"menu": [(111_000, "en 8x8")], "pause": [(50_000, "en 8x8"), (39_000, "de 16x16")]}
    found["quixo"] = [(60_000, "en 8x8")]
    lines = pairwise.table(found, 1).splitlines()[2:]
    assert lines == ["| pause | 39,000 | de 16x16 |", "| menu | 111,000 | en 8x8 |"]
    assert pairwise.short(found) == ["pause, de 16x16: 39,000 bytes are free, 40,000 are wanted."]


def test_go_has_a_margin_of_its_own_on_more_than_15_by_15_and_so_does_what_lies_over_it():
    for place in ("go 16x13", "go 19x13 thinking", "another go 19x0", "pause over go 17x13"):
        assert margins.wanted(place) == margins.LARGE_GO
    for place in ("go", "go 15x13", "go thinking", "gomoku 19x5", "pause"):
        assert margins.wanted(place) == margins.FREE


def test_without_the_32_bit_vm_the_command_says_how_to_install_it(capsys, monkeypatch):
    monkeypatch.setattr(vm32, "PACKAGE", vm32.HERE / "nowhere")
    assert command.main(["--pairs"]) == 1
    assert "needs node" in capsys.readouterr().out


def test_options_and_a_grid_are_refused_where_they_have_no_effect(capsys):
    for arguments in (["--grid", "5x5"], ["--modules", "--language", "de"], ["othello=14/0"]):
        with pytest.raises(SystemExit):
            command.main(arguments)
    said = capsys.readouterr().err
    assert "--grid goes with --pairs" in said and "--language goes with --pairs" in said and "othello=14/0" in said


def test_a_game_may_be_given_its_options():
    assert pairwise.row("othello=6/1") == ("othello", (6, 1))
    assert pairwise.row("gomoku")[0] == "gomoku"
    with pytest.raises(ValueError):
        pairwise.row("othello=99/0")
