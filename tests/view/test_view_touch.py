"""A touched pixel selects the cell drawn there, at every size and through the window. A pixel outside selects none."""

import pytest

from glowgrid.view.hit_test import cell_at
from glowgrid.view.layout import Layout
from glowgrid.view.window import follow

BOARDS = [(3, 3, 8, 8), (6, 7, 8, 8), (5, 5, 8, 8), (8, 8, 8, 8), (3, 3, 5, 5), (8, 8, 16, 16), (3, 3, 32, 20)]
WINDOWS = [(15, 15, 8, 8), (20, 6, 8, 8), (100, 100, 16, 16), (8, 8, 5, 7)]


def picture(layout, width, height):
    """Draw the cells' numbers where the view draws the cells."""
    seen = [None] * (width * height)
    for cell in range(layout.board_rows * layout.board_cols):
        if layout.sees(cell):
            for x in range(layout.size):
                for y in range(layout.size):
                    seen[(layout.y_of(cell) + y) * width + layout.x_of(cell) + x] = cell
    return seen


@pytest.mark.parametrize(("rows", "cols", "width", "height"), BOARDS)
def test_a_pixel_belongs_to_the_cell_that_is_drawn_there(rows, cols, width, height):
    layout = Layout(rows, cols, width, height)
    drawn = picture(layout, width, height)
    assert [cell_at(layout, pixel, width) for pixel in range(width * height)] == drawn
    assert {*drawn} - {None} == {*range(rows * cols)}


@pytest.mark.parametrize(("rows", "cols", "width", "height"), WINDOWS)
@pytest.mark.parametrize("part", [0, 0.4, 1])
def test_through_a_window_a_pixel_belongs_to_the_visible_cell(rows, cols, width, height, part):
    layout = Layout(rows, cols, width, height)
    follow(layout, int(part * (rows * cols - 1)))
    drawn = picture(layout, width, height)
    assert [cell_at(layout, pixel, width) for pixel in range(width * height)] == drawn
