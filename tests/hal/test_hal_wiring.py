"""Every pixel of the canvas reaches the correct LED, however the panel is wired and mounted."""

from itertools import product

import pytest

from glowgrid.hal.strip_wiring import wiring

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
ORDERS = ("rows", "columns")
ROTATIONS = (0, 90, 180, 270)
SIZES = ((8, 8), (5, 7), (16, 8), (6, 32), (2, 3))


def panel_seen(width, height, corner, order, serpentine, rotation):
    """Return the strip's numbers as seen on the panel, computed line by line, then flipped and rotated."""
    count, length = (height, width) if order == "rows" else (width, height)
    lines = [list(range(line * length, (line + 1) * length)) for line in range(count)]
    if serpentine:
        lines = [line[::-1] if number % 2 else line for number, line in enumerate(lines)]
    panel = lines if order == "rows" else [list(row) for row in zip(*lines, strict=True)]
    if "bottom" in corner:
        panel = panel[::-1]
    if "right" in corner:
        panel = [row[::-1] for row in panel]
    for _ in range(rotation // 90):  # clockwise: the bottom row becomes the left column
        panel = [list(row) for row in zip(*panel[::-1], strict=True)]
    return panel


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("rotation", ROTATIONS)
def test_every_wiring_reaches_the_led_seen_at_each_place(width, height, rotation):
    for corner, order, serpentine in product(CORNERS, ORDERS, (False, True)):
        panel = panel_seen(width, height, corner, order, serpentine, rotation)
        wire = wiring(width, height, corner, order, serpentine, rotation)
        assert list(wire) == [index for row in panel for index in row], (corner, order, serpentine)


@pytest.mark.parametrize(
    ("corner", "order", "serpentine", "rotation", "seen"),
    [
        ("top-left", "rows", False, 0, "012 345"),
        ("top-left", "rows", True, 0, "012 543"),
        ("top-right", "rows", True, 0, "210 345"),
        ("bottom-left", "columns", False, 0, "135 024"),
        ("bottom-right", "columns", True, 0, "521 430"),
        ("top-left", "rows", False, 90, "30 41 52"),
        ("top-left", "rows", False, 180, "543 210"),
        ("top-left", "rows", False, 270, "25 14 03"),
    ],
)
def test_a_three_by_two_panel_matches_the_hand_drawn_one(corner, order, serpentine, rotation, seen):
    wire = wiring(3, 2, corner, order, serpentine, rotation)
    assert "".join(map(str, wire)) == seen.replace(" ", "")


def test_the_largest_grid_fits_the_map():
    wire = wiring(32, 32, "bottom-right", "columns", True, 270)
    assert wire.typecode == "H"
    assert sorted(wire) == list(range(1024))
