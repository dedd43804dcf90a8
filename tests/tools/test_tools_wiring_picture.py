"""The wiring diagram: each wire runs from the pin that the settings name to the part that belongs there."""

import itertools
from xml.etree import ElementTree

import pytest

from glowgrid.config.settings import Settings
from tools.build import wiring_diagram as wiring
from tools.build.board_pictures import FIRST_MM, MM, PICO_LEFT, PICO_RIGHT, PITCH_MM, Pico
from tools.build.payload import ROOT
from tools.build.wire_routes import Wire, order
from tools.build.wiring_parts import Buttons
from tools.build.wiring_picture import Layout, key_pins

SVG = "{http://www.w3.org/2000/svg}"
PHONE = {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"}
EXTRAS = {"LINK_TX": "GP12", "LINK_RX": "GP13", "BUZZER_PIN": "GP15", "SLEEP_PIN": "GP14"}
RIGHT = {"KEYPAD_ROWS": "GP16 GP17 GP18 GP19", "KEYPAD_COLS": "GP20 GP21 GP22 GP26", "PIXEL_PIN": "GP28"}
ESP = {"PIXEL_PIN": "IO4", "KEYPAD_ROWS": "IO5 IO6 IO7 IO15", "KEYPAD_COLS": "IO16 IO17 IO18 IO8", "SLEEP_PIN": "IO9"}
BUTTONS = {"KEYPAD": "buttons", "BUTTON_PINS": "GP2 GP3 GP4 GP5 GP6 GP14"}
ALL = [{}, PHONE, BUTTONS, EXTRAS, RIGHT, ESP, {"POWER_BUDGET_MA": 3500}, RIGHT | {"POWER_BUDGET_MA": 3500}]
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")


def layout(changed):
    return Layout(Settings(changed.get), 300)


def elements(svg, tag, kind):
    return [one for one in ElementTree.fromstring(svg).iter(f"{SVG}{tag}") if kind in (one.get("class") or "").split()]


def texts(svg, kind):
    return [one.text for one in elements(svg, "text", kind)]


def test_the_wiring_diagram_on_the_page_is_the_output_of_its_command():
    settings = Settings(wiring.load(ROOT / "settings.toml").get)
    assert (ROOT / "docs" / "builders" / "wiring.svg").read_text(encoding="utf-8") == wiring.diagram(settings)


@pytest.mark.parametrize("changed", ALL)
def test_the_diagram_shows_every_pin_in_use_and_every_key_once(changed):
    settings = Settings(changed.get)
    svg = wiring.diagram(settings)
    pins = [settings.pixel_pin, *key_pins(settings), settings.buzzer_pin, settings.sleep_pin]
    found = texts(svg, "used")
    assert all(found.count(pin) == 1 for pin in pins if pin)
    assert texts(svg, "key") == list(Buttons.NAMES if changed == BUTTONS else "".join(settings.keypad_keys))


@pytest.mark.parametrize("changed", ALL)
@pytest.mark.parametrize("corner", CORNERS)
def test_each_wire_runs_from_its_pin_to_its_part_on_the_picture(changed, corner):
    settings = Settings((changed | {"GRID_CORNER": corner}).get)
    drawn = Layout(settings, 300)
    ends = {wire.points[-1]: wire.points[0] for wire in drawn.wires}
    terminals = [terminal for part in drawn.parts for terminal in part.terminals]
    assert len(ends) == len(terminals) == len({wire.points[0] for wire in drawn.wires})
    for terminal in terminals:
        assert ends[terminal.point] in [place[1] for _, place in drawn.board.places(terminal.pin)]
    for wire in drawn.wires:
        assert all(0 < x < drawn.width and 0 < y < drawn.height for x, y in wire.points)
        assert all(one[0] == two[0] or one[1] == two[1] for one, two in zip(wire.points, wire.points[1:]))


def crossings(wires):
    """Return how many pairs of line pieces of different wires meet."""
    pieces = [
        (wire, sorted(pair)) for wire in wires for pair in zip(wire.points, wire.points[1:]) if pair[0] != pair[1]
    ]
    found = 0
    for (wire, ((x, y), (to_x, to_y))), (other, ((a, b), (to_a, to_b))) in itertools.combinations(pieces, 2):
        found += wire is not other and x <= to_a and a <= to_x and y <= to_b and b <= to_y
    return found


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("changed", [{}, PHONE, RIGHT | {"PIXEL_PIN": "GP0"}])
def test_no_wires_cross_with_the_usual_pins(changed, corner):
    assert crossings(layout(changed | {"GRID_CORNER": corner}).wires) == 0


def test_a_track_order_with_fewer_crossings_is_found():
    wires = [Wire("left", (100, y), "left", (0, to), "red") for y, to in ((40, 10), (50, 20), (60, 30))]
    assert order(wires) == wires[::-1]


def test_the_picos_pins_are_in_their_true_places():
    pico = Pico(0, 0)
    assert len(PICO_LEFT) == len(PICO_RIGHT) == 20
    numbers = {"GP0": 1, "GP5": 7, "GP9": 12, "GP15": 20, "GP16": 21, "GP22": 29, "GP28": 34, "VBUS": 40}
    for name, number in numbers.items():
        ((found, (side, (_, y))),) = pico.places(name)
        row = number - 1 if number <= 20 else 40 - number
        assert found == number and side == ("left" if number <= 20 else "right")
        assert y == pytest.approx((FIRST_MM + row * PITCH_MM) * MM)
    assert sorted(number for number, _ in pico.places("GND")) == [3, 8, 13, 18, 23, 28, 38]
    length = 2 * FIRST_MM + 19 * PITCH_MM
    assert length == pytest.approx(51.0) and (pico.width, pico.height) == (21 * MM, 51 * MM)


def test_the_picture_of_a_pico_has_forty_numbered_gold_pins_and_its_button():
    svg = wiring.diagram(Settings({}.get))
    assert sorted(map(int, texts(svg, "number"))) == list(range(1, 41))
    assert len(elements(svg, "rect", "pad")) == 40
    assert ">BOOTSEL<" in svg and ">RP2040<" in svg and ">USB<" in svg and ">DEBUG<" in svg


def test_another_board_is_a_plain_box_with_its_pins():
    svg = wiring.diagram(Settings(ESP.get))
    assert ">your board<" in svg and "RP2040" not in svg and texts(svg, "number") == []


def test_a_large_budget_feeds_the_grid_from_a_supply_and_not_from_the_board():
    svg = wiring.diagram(Settings({"POWER_BUDGET_MA": 3500}.get))
    assert ">5 V supply<" in svg and ">4.4 A or more<" in svg
    assert "VBUS" not in texts(svg, "used") and texts(svg, "used").count("GND") == 1
    assert "VBUS" in texts(wiring.diagram(Settings({}.get)), "used")


def test_optional_parts_appear_with_their_settings():
    plain, full = wiring.diagram(Settings({}.get)), wiring.diagram(Settings(EXTRAS.get))
    for words in (">passive buzzer<", ">MOSFET<", ">its LINK_RX<", ">its LINK_TX<"):
        assert words not in plain and words in full


def test_the_strip_in_the_diagram_starts_in_its_corner_and_follows_the_wiring():
    for corner, along in itertools.product(CORNERS, ("rows", "columns")):
        svg = wiring.diagram(Settings({"GRID_CORNER": corner, "GRID_ORDER": along, "GRID_WIRING": "serpentine"}.get))
        pixels = [(float(one.get("x")), float(one.get("y"))) for one in elements(svg, "rect", "pixel")]
        xs, ys = {x for x, _ in pixels}, {y for _, y in pixels}
        assert len(pixels) == 64
        assert (pixels[0][1] == pixels[1][1]) == (along == "rows")
        assert pixels[0] == (
            (min if "left" in corner else max)(xs),
            (min if "top" in corner else max)(ys),
        )
        assert f"first pixel: {corner}" in svg
