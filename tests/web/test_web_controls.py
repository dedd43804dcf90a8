"""Sound, vibration, full screen, installation and the panel "What is this?"."""

import struct

import pytest
from starting import sit_down, to_menu

from glowgrid.scenes import sounds

pytestmark = pytest.mark.slow(whole=True)

NOTES = """globalThis.notes = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) { notes.push(value); return set.call(this, value, at); };"""
VIBRATES = "globalThis.shaken = 0; navigator.vibrate = () => { shaken++; return true; };"
OFFERS = """const offer = new Event('beforeinstallprompt', { cancelable: true });
offer.prompt = async () => { globalThis.prompted = true; };
dispatchEvent(offer);"""


def pitches(notes):
    """Return the frequencies in Hz of the board's notes, without the rests."""
    return [8 * pitch for pitch in notes[::2] if pitch]


def hear(visitor, notes):
    """Wait until exactly these notes of the board have been played."""
    visitor.page.wait_for_function("expected => notes.join() === expected.join()", arg=notes)


def test_the_page_plays_the_boards_own_notes_after_the_sound_is_turned_on(visit):
    visitor = sit_down(visit(before=NOTES), "tictactoe")
    visitor.press("1")
    visitor.hears("plays a1.")
    visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate("notes") == []
    visitor.page.click("#sound")
    assert visitor.page.get_attribute("#sound", "aria-pressed") == "true"
    visitor.press("4")
    hear(visitor, pitches(sounds.MOVED))
    visitor.press("4")  # the cell is taken
    hear(visitor, pitches(sounds.MOVED + sounds.REFUSED))
    visitor.page.click("#sound")
    visitor.press("2")
    visitor.hears("plays b1.")
    visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate("notes") == pitches(sounds.MOVED + sounds.REFUSED) and visitor.errors == []


def test_the_sound_stays_on_after_a_reload(visit):
    visitor = to_menu(visit(before=NOTES))
    visitor.page.click("#sound")
    visitor.reload()
    assert visitor.page.get_attribute("#sound", "aria-pressed") == "true"
    sit_down(visitor, "tictactoe")
    visitor.press("1")
    hear(visitor, pitches(sounds.MOVED))


def tap(visitor, name):
    key = visitor.page.get_by_label(f"key {name}", exact=False).first
    key.scroll_into_view_if_needed()
    place = key.bounding_box()
    visitor.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def test_a_key_vibrates_under_a_finger_until_this_is_switched_off(visit):
    visitor = to_menu(visit(before=VIBRATES))
    tap(visitor, "6")
    visitor.hears("Connect X")
    assert visitor.page.evaluate("shaken") == 1
    visitor.page.click("#settings")
    visitor.page.uncheck("#vibration")
    visitor.page.keyboard.press("Escape")
    tap(visitor, "6")
    visitor.hears("Quixo")
    assert visitor.page.evaluate("shaken") == 1
    visitor.reload()
    visitor.page.click("#settings")
    assert not visitor.page.is_checked("#vibration")


def test_a_device_that_cannot_vibrate_offers_no_vibration(visit):
    visitor = to_menu(visit(before="delete Navigator.prototype.vibrate;"))
    visitor.page.click("#settings")
    assert not visitor.page.locator("#vibration").is_visible()


def test_the_page_fills_the_screen_and_leaves_it_again(visit):
    visitor = to_menu(visit())
    visitor.page.click("#full-screen")
    visitor.page.locator("#full-screen", has_text="Leave full screen").wait_for()
    assert visitor.page.evaluate("document.fullscreenElement !== null")
    visitor.page.click("#full-screen")
    visitor.page.wait_for_function("document.fullscreenElement === null")
    visitor.page.get_by_role("button", name="Full screen", exact=True).wait_for()


def test_the_page_offers_to_be_installed_if_the_browser_can(visit):
    visitor = to_menu(visit())
    assert not visitor.page.locator("#install").is_visible()
    visitor.page.evaluate(OFFERS)
    visitor.page.click("#install")
    visitor.page.wait_for_function("globalThis.prompted === true")
    assert not visitor.page.locator("#install").is_visible()


def test_a_panel_tells_what_this_is_and_how_to_build_one(visit):
    visitor = to_menu(visit())
    visitor.page.click("#about")
    told = visitor.page.locator("#about-dialog").inner_text()
    for part in ("What is this?", "Build one", "Raspberry Pi Pico", "Source", "MIT"):
        assert part in told
    assert visitor.page.evaluate("document.activeElement.id") == "about-title"
    visitor.page.locator("#about-dialog form button").click()
    assert not visitor.page.locator("#about-dialog").is_visible()


def test_a_link_to_the_page_has_a_preview_with_a_lit_board(visit):
    visitor = visit()
    for name in ("meta[property='og:image']", "meta[name='twitter:image']"):
        assert visitor.page.get_attribute(name, "content") == "preview.png"
    picture = visitor.context.request.get(visitor.home + "preview.png").body()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", picture[16:24]) == (1200, 630)
