"""Dimmed light keeps its hue, as `lab.dimmed_hue` measures it: at every budget, in every frame, at every level."""

import pytest

from lab import dimmed_hue


def test_the_page_of_hues_is_the_output_of_its_command():
    assert dimmed_hue.PAGE.read_text(encoding="utf-8") == dimmed_hue.page()


@pytest.mark.parametrize(("side", "budget"), dimmed_hue.GRIDS)
@pytest.mark.parametrize("dimmed", [False, True])
def test_no_colour_is_mistaken_for_another_however_much_the_grid_is_dimmed(side, budget, dimmed):
    bench = dimmed_hue.Bench(side, budget)
    assert [each for each in dimmed_hue.now(bench, dimmed) if each[0] > dimmed_hue.FAR] == []
    # otherwise this test would prove nothing
    assert [each for each in dimmed_hue.before(bench, dimmed) if each[0] > dimmed_hue.FAR] != []


def test_the_error_of_a_hue_is_the_angle_in_cielab():
    amber, red, olive = (1, 0.44, 0), (1, 0, 0), (1, 1, 0)
    assert dimmed_hue.error(amber, (2, 0.88, 0)) < 0.1
    assert dimmed_hue.error(amber, red) == pytest.approx(38, abs=1)
    assert dimmed_hue.error(amber, olive) == pytest.approx(25, abs=1)
    assert dimmed_hue.error((1, 1, 1), (3, 3, 3)) == pytest.approx(0, abs=0.1)
    assert dimmed_hue.error((1, 1, 1), red) == pytest.approx(105, abs=1)
