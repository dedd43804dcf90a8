"""The page's VM makes the same UF2 file as the tool, from the same modules, and refuses the same things."""

import json
import subprocess
from pathlib import Path

import pytest
from synthetic_firmware import BOARDS, firmware, flash_content, uf2
from uf2_cases import FILES, PICO, PICO_W, make

from tools import vm32
from tools.build import page_modules
from tools.build import web_page as web
from tools.build.uf2 import uf2_command
from tools.build.uf2.flash_layouts import FLASH, LAYOUTS
from tools.build.uf2.page_request import answer, drive

pytestmark = pytest.mark.skipif(not vm32.is_there(), reason=vm32.NEEDS_NODE)

SCRIPT = Path(__file__).with_name("board_file_in_node.mjs")
LARGE_WORDS = {f"lib/glowgrid/words/{name}/large.mpy": b"C\x06" + bytes(200_000) for name in ("en", "de", "es")}
BUTTONS = {"KEYPAD": "buttons", "BUTTON_PINS": "GP10 GP11 GP12 GP13 GP14", "PIXEL_PIN": "GP2"}
SETTINGS = {  # of each board
    "raspberry_pi_pico": {"LANGUAGE": "de", "GRID_WIDTH": "16", "GRID_HEIGHT": "12", "GRID_WIRING": "serpentine"},
    "raspberry_pi_pico_w": {"LANGUAGE": "es", "MQTT_BROKER": "example.org", "WIFI_SSID": 'ü"\\', "WIFI_PASSWORD": "x"},
    "raspberry_pi_pico2": BUTTONS,
    "raspberry_pi_pico2_w": {"CIRCUITPY_PYSTACK_SIZE": "4000", "GRID_CORNER": "bottom-right"},
}
NAME_ENDS = {  # how the names of the files with these settings end
    "raspberry_pi_pico": "16x12-de",
    "raspberry_pi_pico_w": "8x8-es",
    "raspberry_pi_pico2": "8x8-en-buttons",
    "raspberry_pi_pico2_w": "8x8-en",
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Work in a folder with the page's bundles, of which the one with the drive is small."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (tmp_path / "modules.bin").write_bytes(web.packed(page_modules.compiled()))
    use(tmp_path, monkeypatch, FILES)
    return tmp_path


def use(folder, monkeypatch, files):
    """Let the tool and the page use these files for a drive."""
    monkeypatch.setattr(uf2_command, "payload", lambda form: dict(files))
    found = {"/" + path: b"M" + files[path][1:] if path.endswith(".mpy") else files[path] for path in files}
    (folder / "drive.bin").write_bytes(web.packed({"/core/os.mpy": b"M\x06page", **found}))


def requested(folder, board, settings=None, more="", keep=False, content=None):
    """Put the firmware into the folder. Return the page's request as JSON."""
    (folder / "firmware.uf2").write_bytes(firmware(board) if content is None else content)
    request = {"board": board, "keep": keep, "settings": settings or {}, "more": more, "language": "de"}
    return json.dumps(request)


def ask(folder, board, settings=None, **how):
    """Let the page's VM make a file, and return (its answer, the bytes of the file)."""
    request = requested(folder, board, settings, **how)
    line = [*vm32.node(), str(SCRIPT), str(folder), str(web.WEB / "page"), str(vm32.PACKAGE), request]
    done = subprocess.run(line, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-1000:]
    return json.loads(done.stdout), (folder / "made.uf2").read_bytes()


def refusal(folder, board=PICO, settings=None, **how):
    """Return the answer of a request that is refused. The modules of the page run on CPython here."""
    found = json.loads(answer(requested(folder, board, settings, **how), str(folder)))
    assert not (folder / "made.uf2").read_bytes() and "name" not in found
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_the_page_makes_the_file_of_the_tool_byte_for_byte(folder, monkeypatch, capsys, board):
    use(folder, monkeypatch, {**FILES, **LARGE_WORDS})
    settings = SETTINGS[board]
    found, made = ask(folder, board, settings)
    options = [option for name in settings for option in ("--set", f"{name}={settings[name]}")]
    assert made == make(folder, board, *options)
    said = capsys.readouterr().out
    assert f"{found['free']} KB of the drive stay free." in said
    assert found["name"] == f"glowgrid-{uf2_command.__version__}-{board}-{NAME_ENDS[board]}.uf2"
    assert found["left_out"] == (["de"] if board == PICO_W else [])
    assert all(sentence in said for sentence in found["warnings"]) and len(found["warnings"]) == (board == PICO_W)


def test_games_of_which_a_table_does_not_fit_are_named_in_the_language_of_the_page(folder, monkeypatch):
    tables = {f"lib/glowgrid/games/{name}.table": bytes(300_000) for name in ("connectx_all", "quixo", "othello")}
    use(folder, monkeypatch, {**FILES, **tables})
    assert ask(folder, PICO)[0]["without_table"] == []
    assert ask(folder, PICO_W)[0]["without_table"] == ["X gewinnt", "Quixo"]


def test_the_page_makes_the_file_that_keeps_the_drive(folder):
    found, made = ask(folder, PICO, keep=True)
    assert made == make(folder, PICO, "--keep") and found["name"].endswith("-raspberry_pi_pico-keep.uf2")


def test_further_settings_are_lines(folder):
    _, made = ask(folder, PICO, {"LANGUAGE": "en"}, more='\n# mine\nBRIGHTNESS=60\n BUZZER_PIN = "GP15" \n')
    assert made == make(folder, PICO, "--set", "LANGUAGE=en", "--set", "BRIGHTNESS=60", "--set", "BUZZER_PIN=GP15")


def test_pins_can_be_typed_with_commas_in_lower_case_or_as_numbers(folder):
    _, made = ask(folder, PICO, {"KEYPAD_ROWS": "gp10, gp11,GP12  13", "KEYPAD_COLS": "6,7,8,9"})
    options = "--set", "KEYPAD_ROWS=GP10 GP11 GP12 GP13", "--set", "KEYPAD_COLS=GP6 GP7 GP8 GP9"
    assert made == make(folder, PICO, *options)


@pytest.mark.parametrize(
    ("settings", "more", "problem", "setting", "sentence"),
    [
        ({"PIXEL_PIN": "GP2"}, "", "pin_taken", "KEYPAD_ROWS", "another pin, because PIXEL_PIN uses this one"),
        (BUTTONS, "BUZZER_PIN=GP2", "pin_taken", "BUZZER_PIN", "another pin, because PIXEL_PIN uses this one"),
        (BUTTONS | {"PIXEL_PIN": "GP14"}, "", "pin_taken", "BUTTON_PINS", "another pin, because PIXEL_PIN uses"),
        ({"PIXEL_PIN": "GP99"}, "", "setting", "PIXEL_PIN", "it must be a free pin of this board"),
        ({"GRID_WIDTH": "40"}, "", "setting", "GRID_WIDTH", "it must be a whole number from 5 to 32"),
        ({"GRID_WIDTH": "wide"}, "", "setting", "GRID_WIDTH", "it must be a whole number from 5 to 32"),
        ({"GRID_WIDTH": "32", "GRID_HEIGHT": "32"}, "", "setting", "POWER_BUDGET_MA", "1024 pixels draw 1024 mA"),
        ({"KEYPAD_COLS": "GP6"}, "", "setting", "KEYPAD_COLS", "it must be one pin for each column of KEYPAD_KEYS"),
        ({}, "WIFI_SSID=home", "setting", "WIFI_SSID", "WIFI_SSID needs a broker"),
        ({}, "nonsense", "setting", "'nonsense'", "write NAME=VALUE"),
        ({}, "BRIGHTNES=5", "unknown", "BRIGHTNES", "There is no setting BRIGHTNES."),
        ({"PIXEL_PIN": "GP0"}, "PIXEL_PIN=GP1", "twice", "PIXEL_PIN", "PIXEL_PIN is there twice."),
    ],
)
def test_a_wrong_setting_is_refused_by_the_rules_of_the_board(folder, settings, more, problem, setting, sentence):
    found = refusal(folder, settings=settings, more=more)
    assert (found["problem"], found["setting"]) == (problem, setting) and sentence in found["sentence"]


def test_a_file_that_is_not_the_firmware_of_the_board_is_refused(folder):
    good = firmware(PICO)
    whole = make(folder, PICO)
    for content, problem in (
        (b"PK\x03\x04", "no_uf2"),
        (b"", "no_uf2"),
        (good[:-512], "damaged"),
        (good[: 7 * 512] + bytes(512) + good[8 * 512 :], "damaged"),
        (uf2(bytes(5000), LAYOUTS[PICO].family), "no_circuitpython"),
        (whole, "has_drive"),
        (firmware(PICO, name="Pimoroni Tiny", key="pimoroni_tiny"), "other_board"),
        (firmware(PICO, drive_at=FLASH + 0x181000), "other_layout"),
        (uf2(flash_content(PICO), LAYOUTS["raspberry_pi_pico2"].family), "other_layout"),
        (firmware(PICO, version="11.0.0"), "other_version"),
        (firmware(PICO_W), "not_chosen"),
    ):
        assert refusal(folder, content=content)["problem"] == problem
    found = refusal(folder, content=firmware(PICO_W))
    assert found["values"] == {"board": "Raspberry Pi Pico W", "chosen": "Raspberry Pi Pico"}


@pytest.mark.parametrize(
    ("settings", "content"),
    [(BUTTONS | {"PIXEL_PIN": "GP14"}, None), ({"GRID_WIDTH": "wide"}, None), ({}, b"PK"), ({}, firmware(PICO_W))],
)
def test_the_vm_refuses_with_the_same_answer(folder, settings, content):
    expected = refusal(folder, settings=settings, content=content)
    assert ask(folder, PICO, settings, content=content) == (expected, b"")


def test_files_that_do_not_fit_are_refused_and_an_old_version_is_named(folder, monkeypatch):
    old = requested(folder, PICO, keep=True, content=firmware(PICO, version="9.2.8"))
    assert json.loads(answer(old, str(folder)))["oldest"] == 10
    use(folder, monkeypatch, {**FILES, "lib/large.mpy": bytes(1 << 20)})
    assert refusal(folder)["problem"] == "too_large"


def test_the_pages_bundle_has_the_files_of_the_drive_and_nothing_of_the_page(folder):
    assert drive((folder / "drive.bin").read_bytes()) == FILES
