"""Looks on the grid: every shape of a cell is told apart from the others without its colour."""

from array import array

import pytest
from tiny_picks import Choose

from glowgrid.engine.game import HOLE, Game, Outcome
from glowgrid.engine.looks import ACROSS, CORNER, CROWN, DOT, GREEN, GREY, HALF, RED, RING, SOLID, UPRIGHT, WHITE, look
from glowgrid.engine.match import Match
from glowgrid.engine.seat import Seat
from glowgrid.view import palette
from glowgrid.view.board_view import BoardView
from glowgrid.view.canvas import Canvas
from glowgrid.view.end import End
from glowgrid.view.overview import Overview

SHAPES = (SOLID, DOT, RING, ACROSS, UPRIGHT, HALF, CORNER, CROWN)
CYCLE_MS = 1600


class Shapes(Game):
    """One neutral piece of each shape in two rows, and two cells without a look."""

    title = "Shapes"

    def __init__(self):
        super().__init__(2, 5, 2)
        self.asked = 0

    def at(self, cell):
        return 0

    def legal_moves(self):
        return [8]

    def fill_looks(self, buffer, viewer):
        self.asked += 1
        for shape in SHAPES:
            buffer[shape] = look(GREY, 6, shape)


class Lines(Shapes):
    """Shapes with holes instead of all cells but the last one."""

    def at(self, cell):
        return HOLE if cell in SHAPES else 0


@pytest.fixture
def board():
    def made(width, game=Shapes):
        match = Match(game(), [Seat("one", "X", 1), Seat("two", "O", 2)])
        return BoardView(match, width, width)

    return made


def pictures(board, cell):
    """Return the brightness of each pixel of a cell, once per moment of a cycle."""
    layout, canvas, found = board.layout, Canvas(board.width, board.width), []
    for t in range(0, CYCLE_MS, 100):
        board.draw(canvas, t, 7)
        rows = range(layout.y_of(cell), layout.y_of(cell) + layout.size)
        cols = range(layout.x_of(cell), layout.x_of(cell) + layout.size)
        found.append(tuple(canvas.pixels[y * canvas.width + x] & 7 for y in rows for x in cols))
    return found


@pytest.mark.parametrize("width", [16, 23, 32])
def test_shapes_of_several_pixels_differ_without_colour_and_do_not_flash(board, width):
    view = board(width)
    seen = [pictures(view, cell) for cell in SHAPES]
    assert all(len(set(moments)) == 1 for moments in seen)
    assert len({moments[0] for moments in seen}) == len(SHAPES)


def test_the_look_of_a_hole_is_drawn_only_where_a_cell_has_several_pixels(board):
    assert all(set(pictures(board(8, Lines), cell)) == {(0,)} for cell in SHAPES)
    for width in (16, 32):
        lines, shapes = board(width, Lines), board(width)
        assert all(pictures(lines, cell) == pictures(shapes, cell) for cell in SHAPES)


def test_holes_are_dark_in_the_picture_of_a_whole_board(board):
    view = board(5, Lines)
    canvas = Canvas(5, 5)
    Overview(view, (), 5, 5).draw(canvas, 0)
    assert max(canvas.pixels) & 7 == 1


def test_some_shapes_of_one_pixel_flash_in_their_own_rhythm_until_the_game_is_over(board):
    view = board(8)
    solid, *flashing = [pictures(view, shape) for shape in (SOLID, RING, HALF, CORNER, CROWN)]
    assert len(set(solid)) == 1 and all(len(set(moments)) == 2 for moments in flashing)
    assert len(set(map(tuple, flashing))) == 4
    view.is_still = True
    assert all(len(set(pictures(view, shape))) == 1 for shape in SHAPES)


def test_a_look_of_level_0_is_dark(board):
    class Dark(Shapes):
        def fill_looks(self, buffer, viewer):
            buffer[0], buffer[1] = look(GREY, 0), look(GREY, 1)

    for width in (8, 16):
        match = Match(Dark(), [Seat("one", "X", 1), Seat("two", "O", 2)])
        view = BoardView(match, width, width)
        assert set(pictures(view, 0)[0]) == {0} and set(pictures(view, 1)[0]) == {1}


def test_the_end_of_a_game_stops_the_flashing(board):
    view = board(8)
    match = view._match
    match.game.outcome = Outcome(0)
    End(match, view, 8)
    assert view.is_still


def test_looks_are_asked_for_only_after_a_change(board):
    view = board(16)
    pictures(view, 0)
    assert view._match.game.asked == 1
    view.refresh()
    pictures(view, 0)
    assert view._match.game.asked == 2


def test_hues_of_looks_are_those_of_the_palette():
    assert (WHITE, GREY, RED, GREEN) == (palette.WHITE, palette.LINE, palette.WARN, palette.GO)


def test_text_shows_a_sign_for_each_shape():
    assert Shapes().lines() == ["  a b c d e", "1 # + o - |", "2 / L ^ . ."]


def test_a_piece_with_a_letter_shows_it_after_the_mark():
    class King(Shapes):
        def at(self, cell):
            return 2 if cell == 1 else 0

        def fill_looks(self, buffer, viewer):
            buffer[:] = array("H", [0, look(2, 7, RING, "K"), 0, look(GREY, letter="M"), 0, 0, 0, 0, 0, 0])

    assert King().lines() == ["  a b c d e", "1 . OK. M .", "2 . . . . ."]


def test_what_a_pick_chooses_is_shown_on_the_board_until_the_pick():
    view = BoardView(Match(Choose(), [Seat("one", "X", 1), Seat("two", "O", 2)]), 16, 16)
    view.aim(())
    before = [pictures(view, cell) for cell in range(6)]
    view.aim((0,))
    after = [pictures(view, cell) for cell in range(6)]
    assert [after[cell] != before[cell] for cell in (3, 4, 5)] == [False, True, True] and after[4] != after[5]
    view.aim(())
    assert [pictures(view, cell) for cell in range(6)] == before
    view.aim((0,))
    view.refresh()  # after a move
    view.no_targets()
    assert pictures(view, 4) == pictures(view, 3)
