"""Where the parts of the page are, on phones upright and on their side, on tablets and on large screens."""

import pytest
from starting import to_menu

pytestmark = pytest.mark.slow(whole=True)

SIZES = [(320, 568), (375, 667), (667, 375), (768, 1024), (1920, 1080)]
LEAST = 44  # side of a target for a finger, in CSS pixels
DIALOGS = {
    "settings": "#settings-dialog",
    "online": "#online-dialog",
    "about": "#about-dialog",
    "put-on-board": "#board-file-dialog",
}
SHARES = "navigator.share = async () => {};"
ALL_BOXES = """() => [...document.querySelectorAll('main *, dialog[open] *')]
  .filter((part) => !part.closest('#cells, svg, .icon'))
  .map((part) => [part.tagName + '#' + part.id + '.' + part.className, part.getBoundingClientRect().toJSON()])
  .filter(([, box]) => box.width > 1 && box.height > 1)"""
TARGETS = "button, select, input:not([type=file]):not([type=checkbox]):not([type=radio]), summary, .button"


def box(visitor, part):
    return visitor.page.locator(part).bounding_box()


def targets(visitor):
    """Return (text, width, height) of everything on the screen that a finger can touch."""
    return visitor.page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('#cells'))
        .map((part) => [part, part.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.height > 0)
        .map(([part, box]) => [part.innerText || part.getAttribute('name'), box.width, box.height])""",
        TARGETS,
    )


def overflowing(visitor, width):
    """Return the elements that are not within the page's width."""
    boxes = visitor.page.evaluate(ALL_BOXES)
    return [name for name, place in boxes if place["left"] < -0.5 or place["right"] > width + 0.5]


@pytest.fixture
def visitor(visit):
    return to_menu(visit("?LANGUAGE=de", before=SHARES))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_stays_while_the_rest_scrolls(visitor, width, height):
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.locator("details").first.evaluate("part => part.open = true")
    before = box(visitor, "#panel")
    visitor.page.locator("#about").scroll_into_view_if_needed()
    last = box(visitor, "#about")
    assert last["y"] >= 0 and last["y"] + last["height"] <= height + 1
    after = box(visitor, "#panel")
    assert after == before and after["width"] >= 120 and after["width"] == pytest.approx(after["height"], abs=1)
    assert after["x"] >= 0 and after["y"] >= 0
    assert after["x"] + after["width"] <= width and after["y"] + after["height"] <= height
    assert last["y"] >= after["y"] + after["height"] or last["x"] >= after["x"] + after["width"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_buttons_stand_in_one_row_beside_the_title(visitor, width, height):
    visitor.page.set_viewport_size({"width": width, "height": height})
    title = box(visitor, "h1")
    buttons = [button.bounding_box() for button in visitor.page.locator("nav button").all() if button.is_visible()]
    assert len(buttons) >= 4 and len({button["y"] for button in buttons}) == 1
    for left, right in zip([title, *buttons], buttons):
        assert left["x"] + left["width"] <= right["x"] + 0.5
    assert buttons[0]["y"] <= title["y"] and buttons[-1]["x"] + buttons[-1]["width"] <= width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wider_than_the_page_and_targets_are_large_enough_for_a_finger(visitor, width, height):
    visitor.page.set_viewport_size({"width": width, "height": height})
    assert overflowing(visitor, width) == []
    for button, dialog in DIALOGS.items():
        visitor.page.evaluate("id => document.getElementById(id).click()", button)
        visitor.page.locator(dialog).wait_for()
        assert overflowing(visitor, width) == [], dialog
        assert [target for target in targets(visitor) if min(target[1:]) < LEAST - 0.5] == [], dialog
        visitor.page.keyboard.press("Escape")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
    visitor.press("5")
    visitor.until("Setup")
    visitor.page.locator("#items .line").first.wait_for()
    assert overflowing(visitor, width) == []
    assert [target for target in targets(visitor) if min(target[1:]) < LEAST - 0.5] == []


def test_a_new_scene_begins_at_its_top(visit):
    visitor = to_menu(visit(viewport={"width": 320, "height": 568}))
    visitor.page.locator("#about").scroll_into_view_if_needed()
    visitor.press("Enter")
    visitor.page.locator("#headline", has_text="Your turn").wait_for()
    headline = box(visitor, "#headline")
    panel = box(visitor, "#panel")
    assert panel["y"] + panel["height"] <= headline["y"] and headline["y"] + headline["height"] <= 568


def test_nothing_moves_for_people_who_want_less_motion(visit):
    visitor = to_menu(visit(reduced_motion="reduce"))
    lamp = """() => { const dot = document.createElement('span');
    dot.className = 'dot thinking';
    document.body.append(dot);
    return getComputedStyle(dot).animationName; }"""
    assert visitor.page.evaluate(lamp) == "none"
    assert to_menu(visit()).page.evaluate(lamp) == "breathe"
