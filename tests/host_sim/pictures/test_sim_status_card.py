"""The picture of the card beside the lights: nothing overlaps, and stars are drawn."""

import pytest
from PIL import ImageChops

from host_sim.pictures.status_card import StatusCard

SIDE = {"name": "Amber", "rgb": "#f0a820", "has_turn": True, "points": None, "won": 2, "key": ""}
BUTTONS = ["Play again", "Set up", "Take back", "Replay", "Status", "Menu", "Statistics"]
RESULT = {
    **{"scene": "Result", "title": "Gomoku", "headline": "Amber wins", "sides": [SIDE, SIDE]},
    **{"detail": "Five in a row, from a row and a column to another row and another column.", "items": []},
    "buttons": [{"name": name, "key": "5", "item": -1, "is_enabled": True} for name in BUTTONS],
    **{"keys": {}, "edges": []},
    "larger_grid": {"name": "Show the whole board (16x16 lights)", "side": 16},
}


@pytest.mark.parametrize("px", [12, 21, 45])
@pytest.mark.parametrize("size", [(250, 150), (250, 200), (250, 260), (460, 270), (460, 340)])
def test_no_sentence_of_the_card_lies_under_a_button(size, px):
    card = StatusCard(RESULT, size, px)
    buttons = [target.box for target in card.targets]
    texts = [(y, y + height * 5 // 4) for _, y, _, height, _, _, anchor in card._texts if anchor == "la"]
    sides = [(y, y + card._px * 8 // 5) for _, y, _ in card._sides_at]
    if size[1] >= 7 * px:
        assert buttons and all(bottom <= min(box[1] for box in buttons) for _, bottom in texts + sides)
        assert all(box[1] < box[3] <= size[1] for box in buttons)
        assert len(buttons) == len(BUTTONS) + 1 and texts[-1][0] > sides[-1][1] - px


@pytest.mark.parametrize("size", [(60, 30), (100, 84), (250, 90)])
def test_a_tiny_card_leaves_parts_out(size):
    card = StatusCard(RESULT, size, 12)
    card.paint()
    assert all(target.box[3] <= size[1] for target in card.targets)


def test_stars_are_drawn_and_not_missing_letters_of_the_font():
    pictures = [StatusCard({**RESULT, "sides": [{**SIDE, "won": won}]}, (460, 340), 21).paint() for won in (0, 1, 5)]
    left, top, right, bottom = ImageChops.difference(*pictures[:2]).getbbox()
    assert abs((right - left) - (bottom - top)) <= 2 and right - left > 10
    middle = (left + right) // 2, (top + bottom) // 2
    assert pictures[1].getpixel(middle) != pictures[0].getpixel(middle)
    assert ImageChops.difference(*pictures[1:]).getbbox()[2] > right + 30


def test_a_click_on_a_player_presses_the_key_that_opens_the_setup():
    described = {**RESULT, "sides": [SIDE, {**SIDE, "name": "Easy bot", "key": "D"}]}
    card = StatusCard(described, (460, 340), 21)
    first, second = ((x + 30, y + 10) for x, y, _ in card._sides_at)
    assert card.target_at(*first) is None and card.target_at(*second).key == "D"
