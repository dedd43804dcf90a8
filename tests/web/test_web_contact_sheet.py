"""The contact sheet shows every screen of the page."""

import pytest
from PIL import Image

from lab import contact_sheet


@pytest.mark.slow(weekly=True)
def test_the_contact_sheet_reaches_every_screen(visit):
    visitor = visit()
    found = [(name, visitor.scene()) for name in contact_sheet.screens(visitor.page)]
    assert found == [
        ("menu", "Menu"),
        ("settings", "Menu"),
        ("online", "Menu"),
        ("about", "Menu"),
        ("put-on-board", "Menu"),
        ("set-up", "Setup"),
        ("play", "Play"),
        ("pause", "Pause"),
        ("result", "Result"),
    ]
    assert visitor.errors == []


def test_a_sheet_has_a_row_for_each_size_and_no_picture_is_distorted(tmp_path):
    for name, size in (("tall", (200, 400)), ("wide", (400, 200))):
        Image.new("RGB", size, (255, 0, 0)).save(tmp_path / f"{name}.png")
    made = contact_sheet.sheet([{"menu": tmp_path / "tall.png"}, {"menu": tmp_path / "wide.png"}])
    red = [[made.getpixel((x, y)) == (255, 0, 0) for x in range(made.width)] for y in (200, made.height - 200)]
    assert [sum(row) for row in red] == [contact_sheet.HIGH // 2, contact_sheet.HIGH * 2]
