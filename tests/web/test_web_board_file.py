"""The dialog "Put it on a board": it makes the file that the tool makes, says what is wrong, and loses nothing."""

import base64

import pytest
from starting import to_menu
from synthetic_firmware import firmware
from uf2_cases import PICO, PICO_W

from tools.build.uf2 import uf2_command
from tools.build.uf2.fat_image import SECTOR
from tools.build.uf2.flash_layouts import LAYOUTS

pytestmark = pytest.mark.slow(whole=True)

DOWNLOADED = "adafruit-circuitpython-raspberry_pi_pico-en_US-10.2.1.uf2"
LOADED = "performance.getEntriesByType('resource').filter((entry) => entry.name.includes('board_file')).length"
DROP = """([element, name, content]) => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], name));
  for (const kind of ["dragenter", "dragover", "drop"])
    element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""

# Whether the field that has the focus is in sight: within the dialog, above the bar with the message and the buttons.
IN_SIGHT = """() => {
  const field = document.activeElement.getBoundingClientRect();
  const bar = document.querySelector('#board-file-form .always-seen').getBoundingClientRect();
  return field.top >= document.activeElement.closest('dialog').getBoundingClientRect().top && field.bottom <= bar.top;
}"""


def opened(visit, address="", **options):
    visitor = to_menu(visit(address, viewport={"width": 375, "height": 667}, **options))
    visitor.page.click("#put-on-board")
    visitor.page.locator("#board-file-dialog[open]").wait_for()
    return visitor


def field(visitor, name):
    return visitor.page.locator(f"#board-file-form [name={name}]")


def drop(visitor, content, name=DOWNLOADED):
    """Drop a file onto the dialog."""
    element = visitor.page.locator("#firmware-place").element_handle()
    visitor.page.evaluate(DROP, [element, name, base64.b64encode(content).decode()])


def begin(visitor):
    visitor.page.click("#board-file-form button:not([type=button])")


def made(visitor, path):
    """Let the page make a file, and return (its name, its content)."""
    with visitor.page.expect_download() as download:
        begin(visitor)
    download.value.save_as(path)
    return download.value.suggested_filename, path.read_bytes()


def refused(visitor):
    """Let the page try to make a file, and return its sentence and the name of the field that has the focus."""
    begin(visitor)
    message = visitor.page.locator("#board-file-message.error")
    message.wait_for()
    return message.inner_text(), visitor.page.evaluate("document.activeElement.name")


def of_tool(folder, content, *options):
    """Return the file that the tool makes with these options."""
    (folder / "firmware.uf2").write_bytes(content)
    line = ["--firmware", str(folder / "firmware.uf2"), "--output", str(folder / "tool.uf2"), *options]
    assert uf2_command.main(line) == 0
    return (folder / "tool.uf2").read_bytes()


def test_the_page_makes_the_file_of_the_tool_byte_for_byte(visit, tmp_path):
    visitor = opened(visit, locale="de-DE")
    drop(visitor, firmware(PICO))
    visitor.page.check("[name=drive][value=new]")
    for summary in visitor.page.locator("#board-file-form summary").all():
        summary.click()
    field(visitor, "GRID_WIDTH").fill("16")
    field(visitor, "GRID_HEIGHT").fill("12")
    field(visitor, "GRID_WIRING").select_option("serpentine")
    field(visitor, "GRID_CORNER").select_option("bottom-right")
    field(visitor, "keypad").select_option("buttons")
    field(visitor, "BUTTON_PINS").fill("GP10 GP11 GP12 GP13 GP14 GP15")
    field(visitor, "more").fill("BRIGHTNESS=60\nMQTT_BROKER=example.org")
    name, content = made(visitor, tmp_path / "page.uf2")
    assert name == f"glowgrid-{uf2_command.__version__}-{PICO}-16x12-de-buttons.uf2"
    settings = "GRID_WIRING=serpentine", "GRID_CORNER=bottom-right", "KEYPAD=buttons", "BRIGHTNESS=60"
    settings += "BUTTON_PINS=GP10 GP11 GP12 GP13 GP14 GP15", "MQTT_BROKER=example.org"
    options = [option for setting in settings for option in ("--set", setting)]
    assert content == of_tool(tmp_path, firmware(PICO), "--language", "de", "--grid", "16x12", *options)
    assert made(visitor, tmp_path / "again.uf2") == (name, content)
    steps = visitor.page.locator("#board-file-steps")
    assert steps.locator("li").count() == 4 and "BOOTSEL" in steps.inner_text()
    assert "zeigt das Raster das erste Spiel des Menüs" in steps.locator("li").last.inner_text()
    assert "wird alles auf seinem Laufwerk gelöscht" in steps.inner_text() and name in steps.inner_text()
    assert visitor.page.evaluate("document.activeElement.id") == "board-file-made" and visitor.errors == []


def test_the_page_makes_the_file_of_a_small_drive(visit, tmp_path):
    visitor = opened(visit)
    field(visitor, "board").select_option(PICO_W)
    drop(visitor, firmware(PICO_W))
    visitor.page.check("[name=drive][value=new]")
    _, content = made(visitor, tmp_path / "page.uf2")
    assert content == of_tool(tmp_path, firmware(PICO_W), "--grid", "8x8")
    said = visitor.page.locator("#board-file-content").inner_text()
    assert "The drive is too small for all languages. Left out: " in said and "Español" in said
    assert "Bots play without one in: Connect X, Quixo." in said
    assert len(content) < len(firmware(PICO_W)) + 2 * SECTOR * LAYOUTS[PICO_W].sectors + 32 * SECTOR


def test_the_file_can_keep_the_drive_and_then_has_no_settings(visit, tmp_path):
    visitor = opened(visit)
    visitor.page.set_input_files("#firmware", {"name": DOWNLOADED, "mimeType": "", "buffer": firmware(PICO)})
    assert visitor.page.locator("#firmware-name").inner_text() == DOWNLOADED
    visitor.page.check("[name=drive][value=keep]")
    assert not field(visitor, "GRID_WIDTH").is_visible()
    name, content = made(visitor, tmp_path / "page.uf2")
    assert name.endswith(f"-{PICO}-keep.uf2") and content == of_tool(tmp_path, firmware(PICO), "--keep")
    steps = visitor.page.locator("#board-file-steps")
    assert "The board's drive stays as it is." in steps.inner_text()
    assert steps.locator("li").last.inner_text().startswith("Then deploy Glowgrid once more")


def test_nothing_is_erased_unless_somebody_chooses_it(visit):
    visitor = opened(visit)
    assert refused(visitor)[0] == "Choose CircuitPython's file first."
    drop(visitor, firmware(PICO))
    assert visitor.page.locator("[name=drive]:checked").count() == 0
    assert refused(visitor) == ("Choose what happens to the board's drive.", "drive")


def test_an_error_is_a_sentence_and_what_was_typed_stays(visit, tmp_path):
    visitor = opened(visit)
    visitor.page.check("[name=drive][value=new]")
    visitor.page.locator("summary", has_text="More settings").click()
    field(visitor, "more").fill("SEED=7")
    for content, sentence in (
        (b"PK", f"{DOWNLOADED} is not a UF2 file."),
        (firmware(PICO)[:-512], f"{DOWNLOADED} is incomplete or damaged. Download it again."),
        (of_tool(tmp_path, firmware(PICO)), f"{DOWNLOADED} has a drive in it already."),
        (firmware(PICO_W), f"{DOWNLOADED} is for the Raspberry Pi Pico W, but you chose the Raspberry Pi Pico."),
        (firmware(PICO, name="Tiny", key="tiny"), f"{DOWNLOADED} is for the board Tiny."),
        (firmware(PICO, version="11.0.0"), "This page cannot make a file with CircuitPython 11.0.0."),
    ):
        drop(visitor, content)
        said, focus = refused(visitor)
        assert said.startswith(sentence) and (focus == "board") == ("you chose" in said)
    drop(visitor, firmware(PICO))
    assert "GRID_WIDTH" in field(visitor, "GRID_WIDTH").locator("xpath=..").inner_text()
    for name, value, sentence, at in (
        ("GRID_WIDTH", "40", "The board would refuse a setting: GRID_WIDTH = 40, but it must be", "GRID_WIDTH"),
        ("PIXEL_PIN", "GP2", "KEYPAD_ROWS names the pin GP2, but PIXEL_PIN uses it already.", "KEYPAD_ROWS"),
        ("more", "SEED=7\nBRIGHTNES=5", "There is no setting BRIGHTNES.", "more"),
        ("more", "SEED=7\nLANGUAGE=de", "LANGUAGE is among the other settings", "LANGUAGE"),
        ("more", "SEED=7\nno setting", "The board would refuse a setting: 'no setting' is not a setting", "more"),
    ):
        before = visitor.page.evaluate("name => document.getElementById('board-file-form')[name].value", name)
        fill(visitor, name, value)
        said, focus = refused(visitor)
        assert said.startswith(sentence) and focus == at and visitor.page.evaluate(IN_SIGHT)
        assert visitor.page.locator("[aria-invalid]").get_attribute("aria-describedby") == "board-file-message"
        assert visitor.page.evaluate("name => document.getElementById('board-file-form')[name].value", name) == value
        fill(visitor, name, before)
    visitor.page.keyboard.press("Escape")
    visitor.page.click("#put-on-board")
    assert field(visitor, "more").input_value() == "SEED=7"
    visitor.reload()
    to_menu(visitor).page.click("#put-on-board")
    visitor.page.locator("#board-file-dialog[open]").wait_for()
    assert field(visitor, "more").input_value() == "" and visitor.errors == []


def fill(visitor, name, value):
    """Fill in a field, with JavaScript, because it can be in a part of the form that is closed."""
    visitor.page.evaluate(
        """([name, value]) => { const field = document.getElementById('board-file-form')[name];
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true })); }""",
        [name, value],
    )


def test_the_form_works_with_the_keyboard_alone(visit, tmp_path):
    visitor = opened(visit)
    visitor.page.set_input_files("#firmware", {"name": DOWNLOADED, "mimeType": "", "buffer": firmware(PICO)})
    visitor.page.locator("#board-file-title").focus()
    for _ in range(4):  # board, link, firmware, drive
        visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Space")
    assert visitor.page.locator("[name=drive]:checked").get_attribute("value") == "new"
    field(visitor, "GRID_WIDTH").focus()
    with visitor.page.expect_download() as download:
        visitor.page.keyboard.press("Enter")
    download.value.save_as(tmp_path / "page.uf2")
    assert (tmp_path / "page.uf2").read_bytes() == of_tool(tmp_path, firmware(PICO), "--language", "en")
    assert visitor.scene() == "Menu"


def test_the_modules_are_loaded_with_the_dialog_and_work_offline(visit, tmp_path):
    visitor = visit()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    to_menu(visitor)
    assert visitor.page.evaluate(LOADED) == 0
    visitor.context.set_offline(True)
    visitor.page.click("#put-on-board")
    visitor.page.locator("#board-file-dialog[open]").wait_for()
    drop(visitor, firmware(PICO))
    visitor.page.check("[name=drive][value=new]")
    assert made(visitor, tmp_path / "page.uf2")[1] == of_tool(tmp_path, firmware(PICO), "--language", "en")
