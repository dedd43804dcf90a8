"""Five or six buttons instead of a keypad: in the window, in the terminal and on the page."""

import json

import pytest
from at_window import Person, pygame
from terminal_person import labels, until, use

from host_sim import ROOT
from host_sim.board.hardware import solder
from host_sim.faces import pc_keys
from host_sim.faces.page import Page
from host_sim.faces.window import Window
from host_sim.parts.switches import ButtonLayout
from host_sim.pictures import keypad_and_text
from host_sim.simulator import Simulator

FIVE = ButtonLayout.at(("GP2", "GP3", "GP4", "GP5", "GP6"))
SIX = ButtonLayout.at(("GP2", "GP3", "GP4", "GP5", "GP6", "GP7"))
NAMES = "up", "left", "right", "down", "enter", "return", "escape", "backspace"


@pytest.fixture
def person():
    """Return a person at a window whose board has five buttons and shows the menu."""
    with Simulator(settings={"KEYPAD": "buttons"}, seed=1) as sim:
        made = Person(Window(sim))
        for _ in range(300):
            made.wait()
            if (sim.describe() or {}).get("scene") == "Menu":
                break
        yield made
        pygame.quit()


def test_arrows_enter_and_escape_press_the_buttons():
    assert [pc_keys.by_name(name, "", SIX) for name in NAMES] == ["2", "4", "6", "8", "5", "5", "*", "*"]


def test_without_a_back_button_escape_is_a_long_press_of_ok():
    assert [pc_keys.by_name(name, "", FIVE) for name in ("escape", "backspace", "enter")] == ["+", "+", "5"]


def test_the_number_pad_presses_the_buttons_by_their_position():
    assert [pc_keys.by_pressed(f"[{digit}]", digit, FIVE) for digit in "84562"] == ["2", "4", "5", "6", "8"]
    assert [pc_keys.by_pressed(f"[{digit}]", digit, FIVE) for digit in "791"] == [None, None, None]


def test_a_picture_of_the_buttons_has_a_key_at_each_button_and_nothing_in_the_corners():
    image = keypad_and_text.keypad(SIX, (), 40, labels={"5": "Start"})
    desk = image.getpixel((0, 0))
    assert [image.getpixel((x * 40 + 10, y * 40 + 10)) != desk for y in range(3) for x in range(3)] == [
        *(False, True, False),
        *(True, True, True),
        *(False, True, True),
    ]


def test_the_window_starts_a_game_with_enter_and_pauses_with_escape(person):
    sim = person.window.sim
    assert person.window.card.labels["5"] == "Start"
    person.key(pygame.K_RETURN)
    wait_for(person, "Play")
    person.key(pygame.K_ESCAPE)
    wait_for(person, "Pause")
    assert sim.machine.switches.down == {"5"}
    person.wait(20)
    assert not sim.machine.switches.down and sim.describe()["scene"] == "Pause"


def test_a_click_on_a_button_and_on_the_card_works(person):
    person.click("5")
    wait_for(person, "Play")
    button = next(each for each in person.window.sim.describe()["buttons"] if each["key"] == "+")
    assert button["name"] == "Hold OK: Pause"
    person.window._hands.tap(button["key"])
    wait_for(person, "Pause")


def wait_for(person, scene):
    for _ in range(200):
        if (person.window.sim.describe() or {}).get("scene") == scene:
            return
        person.wait()
    raise AssertionError(f"{person.window.sim.describe()} instead of {scene}")


def test_the_terminal_starts_a_game_with_enter_and_pauses_with_escape():
    async def play(sim, app, pilot):
        def shows(scene):
            return (sim.describe() or {}).get("scene") == scene

        await until(pilot, lambda: shows("Menu"))
        await pilot.press("enter")
        await until(pilot, lambda: shows("Play"))
        await until(pilot, lambda: not app._hands.is_tapping)
        await pilot.press("escape")
        await until(pilot, lambda: shows("Pause"))

    use(ROOT, play, KEYPAD="buttons")


def test_the_page_is_told_where_the_buttons_are():
    with Simulator(settings={"KEYPAD": "buttons"}) as sim:
        page = Page(sim, ROOT / "web" / "page")
        about = page.about("somebody", "")
        page._server.server_close()
    assert json.loads(json.dumps(about))["KEYPAD_KEYS"] == ".2. 456 .8."


def test_pictures_of_the_desk_show_the_buttons(tmp_path):
    with Simulator(settings={"KEYPAD": "buttons"}, seed=1) as sim:
        sim.wait(3000)
        sim.screenshot(tmp_path / "desk.png", with_keypad=True)
    assert (tmp_path / "desk.png").stat().st_size > 1000


def test_the_option_for_five_or_six_buttons_sets_the_pins():
    from host_sim.options import overrides, parser

    for count, layout in (("5", FIVE), ("6", SIX)):
        settings = overrides(parser().parse_args(["--keypad", count]))
        assert solder(settings) == (solder({"KEYPAD": "buttons", **settings})[0], [])
        assert solder(settings)[0].layout == layout


def test_the_terminal_names_the_keys_of_the_computer_that_press_the_buttons():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "Enter Start" in labels(app))
        assert labels(app) == "Enter Start · ↑ Up · ↓ Down · ← Left · → Right · Esc More"
        await pilot.press("question_mark")
        assert "arrows" in str(app.query_one("#legend").render())
        await pilot.press("escape")
        await until(pilot, lambda: "Esc Back" in labels(app))
        assert "Set up the game" in sim.serial

    use(ROOT, person, KEYPAD="buttons")
