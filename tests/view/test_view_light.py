"""Drawing: colours that colour-blind people can tell apart, boards that fit the grid, and effects that are functions of
time.
"""

from math import dist, hypot

import pytest

from glowgrid.engine.match import Match
from glowgrid.engine.seat import Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.view import animation as effects
from glowgrid.view import font, palette
from glowgrid.view.board_view import BoardView
from glowgrid.view.canvas import Canvas
from glowgrid.view.layout import Layout
from glowgrid.view.ticker import Ticker
from glowgrid.view.window import follow
from lab import dimmed_hue

# Viénot, Brettel and Mollon 1999, "Digital video colourmaps for checking the legibility of displays by dichromats": how
# a protanope and a deuteranope see a linear RGB colour. The tritanope is after Brettel 1997.
SEEN_BY = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanope": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranope": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "tritanope": ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
}


def linear(colour):
    return [((colour >> shift & 255) / 255) ** 2.2 for shift in (16, 8, 0)]


def luminance(colour):
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(colour, seen_by):
    """Return a colour in CIE L*a*b* as this kind of viewer sees it."""
    rgb = linear(colour)
    red, green, blue = (max(sum(k * c for k, c in zip(row, rgb)), 0) for row in SEEN_BY[seen_by])
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_the_brightness_of_players_one_and_two_differs_two_to_one():
    assert luminance(palette.HUES[1]) >= 2 * luminance(palette.HUES[2])


@pytest.mark.parametrize("seen_by", SEEN_BY)
def test_players_one_and_two_are_distinct_for_every_kind_of_vision(seen_by):
    one, two = (lab(palette.HUES[player], seen_by) for player in (1, 2))
    assert sum((a - b) ** 2 for a, b in zip(one, two)) ** 0.5 > 50


@pytest.mark.parametrize("seen_by", SEEN_BY)
def test_any_two_players_differ_in_colour_or_in_rhythm(seen_by):
    def course(player):
        return [effects.rhythm(player, t) for t in range(0, 1600, 100)]

    for one in range(1, 11):
        for two in range(one + 1, 11):
            a, b = lab(palette.HUES[one], seen_by), lab(palette.HUES[two], seen_by)
            apart = sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5
            assert apart > 20 or course(one) != course(two), (one, two, apart)


@pytest.mark.parametrize(
    ("board", "grid", "size", "gap"),
    [((3, 3), (8, 8), 2, 1), ((6, 7), (8, 8), 1, 0), ((8, 8), (8, 8), 1, 0), ((3, 3), (16, 16), 4, 1)],
)
def test_cells_are_as_large_as_the_grid_allows(board, grid, size, gap):
    layout = Layout(*board, *grid)
    assert (layout.size, layout.gap, layout.windowed) == (size, gap, False)


@pytest.mark.parametrize("grid", [(5, 5), (8, 8), (16, 8), (7, 32), (32, 32)])
@pytest.mark.parametrize("board", [(3, 3), (6, 7), (15, 15), (20, 20), (100, 100), (3, 100)])
def test_every_cell_can_be_scrolled_into_view_and_lies_on_the_grid(grid, board):
    layout = Layout(*board, *grid)
    for cell in range(board[0] * board[1]):
        follow(layout, cell)
        assert layout.sees(cell)
        assert 0 <= layout.x_of(cell) <= grid[0] - layout.size
        assert 0 <= layout.y_of(cell) <= grid[1] - layout.size


def test_a_window_shows_the_neighbours_of_the_cell_that_it_follows():
    layout = Layout(20, 20, 8, 8)
    follow(layout, 10 * 20 + 10)
    for neighbour in (9 * 20 + 10, 11 * 20 + 10, 10 * 20 + 9, 10 * 20 + 11):
        assert layout.sees(neighbour)


def test_a_window_stays_until_the_cell_that_it_follows_leaves_it():
    layout = Layout(20, 20, 8, 8)
    follow(layout, 10 * 20 + 10)
    before = layout.top, layout.left
    for cell in range(20 * 20):
        if layout.sees(cell):
            follow(layout, cell)
            assert (layout.top, layout.left) == before
    follow(layout, (layout.top + layout.rows) * 20 + 10)
    assert layout.top > before[0] and layout.left == before[1]


def test_a_rhythm_flashes_once_per_player_number():
    for player in range(1, 11):
        lit = [effects.beat(player, t) for t in range(0, player * 420 + 900, 10)]
        assert sum(now and not before for before, now in zip([False, *lit], lit)) == player


def test_a_falling_piece_speeds_up_and_lands():
    rows = [effects.fall(5, t) for t in range(0, 400, 5)]
    assert rows[0] == 0 and rows[-1] == 5 and rows == sorted(rows)
    assert rows.count(1) >= rows.count(4)


def test_breathing_goes_from_high_to_low_and_back():
    levels = [effects.breathe(t) for t in range(0, 1400, 10)]
    assert (levels[0], min(levels), max(levels), levels[-1]) == (7, 3, 7, 7)


def drawn(text, width, t=0):
    canvas = Canvas(width, font.HEIGHT)
    ticker = Ticker(width)
    ticker.show(text)
    ticker.draw(canvas, 0, 0, 1, t)
    pixels = canvas.pixels
    return ["".join(".#"[pixels[y * width + x]] for x in range(width)) for y in range(font.HEIGHT)]


def test_a_short_text_is_centred():
    assert drawn("42", 9) == [".#.#.###.", ".#.#...#.", ".###.###.", "...#.#...", "...#.###."]


def test_a_long_text_scrolls_in_from_the_right_and_out_on_the_left():
    assert not any("#" in row for row in drawn("REDO", 8, 0))
    assert drawn("REDO", 8, 8 * 90)[0] == "##..###."


def test_a_character_without_a_glyph_is_drawn_as_a_question_mark():
    assert font.columns("ø") == font.columns("?")


def test_drawing_beyond_the_edges_is_clipped():
    canvas = Canvas(5, 5)
    canvas.box(-3, -3, 20, 4, 9)
    canvas.stamp(b"\xff" * 8, 3, 3, 5)
    assert list(canvas.pixels[:5]) == [9] * 5
    assert list(canvas.pixels[20:]) == [0, 0, 0, 5, 5]


def as_seen(sent):
    """Return the visible colour for levels sent to the strip."""
    red, green, blue = (round(255 * (level / 255) ** (1 / 2.2)) for level in sent)
    return red << 16 | green << 8 | blue


@pytest.mark.parametrize("grid", [(8, 400), (16, 400), (16, 3500)])
def test_no_piece_of_many_players_looks_like_the_grey_of_an_empty_cell_however_dim(grid):
    """The distance is measured in CIELAB. Grey and white differ only in lightness, so they need a larger distance."""
    bench = dimmed_hue.Bench(*grid)
    seats = [Seat(str(number), "X", number) for number in range(1, 11)]
    match = Match(ConnectX(3, 10, 3, 10), seats)
    match.start()
    for column in range(10):
        match.play(column)
    board, canvas = BoardView(match, 16, 16), Canvas(16, 16)
    layout = board.layout
    row = layout.y_of(20) * 16
    for level in (2, 3, 7):
        for t in range(0, 1600, 200):
            board.draw(canvas, t, level, 1)
            empty = lab(as_seen(bench.undimmed(canvas.pixels[layout.y_of(0) * 16 + layout.x_of(0)])), "all")
            for column in range(10):
                piece = lab(as_seen(bench.undimmed(canvas.pixels[row + layout.x_of(20 + column)])), "all")
                hued = hypot(piece[1], piece[2]) > 8
                assert dist(piece, empty) > (12 if hued else 30), (column + 1, level, t)
