"""Every setting with every kind of wrong value, in the firmware as it starts: one sentence, a picture, and a default.

CircuitPython's `os.getenv` differs between versions. Up to 10.1 it returns a whole number as an int and raises for a
malformed value. From 10.2 on every value is a text.
"""

import shutil
import tempfile
from pathlib import Path

import pytest

from glowgrid.config import ignored_lines
from glowgrid.config.settings import TABLE, Settings
from host_sim.simulator import Simulator

ROOT = Path(__file__).resolve().parents[2]
SOLDERED = {name: default for name, default, _, _ in TABLE}
PINS = ("PIXEL_PIN", "KEYPAD_ROWS", "KEYPAD_COLS")
MARK = [(x, y) for y in (0, 1, 2, 3, 4, 6, 7) for x in (3, 4)]  # an exclamation mark
TOLD = "!"  # reported, and the default is used
STOPS = "stop"  # reported, and the start ends, because no default is safe for a pin
FINE = ""  # no fault

WRONG = {  # for each setting: empty, the wrong type, out of range
    "GRID_WIDTH": (("", TOLD), ("wide", TOLD), (33, TOLD), (4, TOLD), ("8.0", TOLD)),
    "GRID_HEIGHT": (("", TOLD), ("true", TOLD), (33, TOLD), (-8, TOLD)),
    "GRID_CORNER": (("", TOLD), (1, TOLD), ("top-middle", TOLD)),
    "GRID_ORDER": (("", TOLD), (1, TOLD), ("diagonals", TOLD)),
    "GRID_WIRING": (("", TOLD), (0, TOLD), ("spiral", TOLD)),
    "GRID_ROTATION": (("", TOLD), ("left", TOLD), (360, TOLD)),
    "PIXEL_PIN": (("", STOPS), (0, STOPS), ("GP99", STOPS)),
    "PIXEL_ORDER": (("", TOLD), (3, TOLD), ("RGBB", TOLD)),
    "PIXEL_IDLE_UA": (("", TOLD), ("low", TOLD), (5001, TOLD)),
    "PIXEL_CHANNEL_MA": (("", TOLD), ("20 mA", TOLD), (0, TOLD)),
    "POWER_BUDGET_MA": (("", TOLD), ("0.4 A", TOLD), (20001, TOLD), (49, TOLD)),
    "BRIGHTNESS": (("", TOLD), ("bright", TOLD), (101, TOLD), (0, TOLD)),
    "GAMMA_X10": (("", TOLD), ("2.2", TOLD), (31, TOLD)),
    "KEYPAD": (("", TOLD), (1, TOLD), ("button", TOLD), ("buttons", FINE)),
    "KEYPAD_ROWS": (("", STOPS), (2, STOPS), ("GP2 GP3 GP4 GP99", STOPS), ("GP2 GP3 GP4 I2C", STOPS)),
    "KEYPAD_COLS": (("", STOPS), (6, STOPS), ("A B C D E F G H I", STOPS)),
    "KEYPAD_KEYS": (("", TOLD), (1234, TOLD), ("123A 456B 789C *0#E", TOLD), ("123 456B 789C *0#D", TOLD)),
    "KEYPAD_SCANNER": (("keymatrix", FINE), ("", TOLD), ("keypad", TOLD), (1, TOLD)),
    "BUTTON_PINS": (("", TOLD), (2, TOLD), ("GP2 GP3 GP4 GP5", TOLD), ("GP99 GP3 GP4 GP5 GP6", FINE)),
    "LINK_TX": (("", FINE), ("GP99", TOLD), ("x" * 21, TOLD)),
    "LINK_RX": (("", FINE), ("GP13", FINE), ("x" * 21, TOLD)),
    "MQTT_BROKER": (("", FINE), (8, FINE), ("http://x", TOLD), ("x y", TOLD), ("host:99999", TOLD), ("x" * 81, TOLD)),
    "BUZZER_PIN": (("", FINE), (15, TOLD), ("GP99", TOLD), ("GP2", TOLD), ("x" * 21, TOLD)),
    "SLEEP_PIN": (("", FINE), ("GP14", FINE), ("GP99", TOLD), ("x" * 21, TOLD)),
    "SEED": (("", TOLD), ("chance", TOLD), (1 << 30, TOLD), (-1, TOLD)),
    "ATTRACT_SECONDS": (("", TOLD), ("soon", TOLD), (9, TOLD), (3601, TOLD)),
    "SLEEP_MINUTES": (("", TOLD), ("never", TOLD), (1441, TOLD), (-1, TOLD)),
    "REDUCED_MOTION": (("", TOLD), ("yes", TOLD), (2, TOLD)),
    "PLAYER_MODE": (("", TOLD), ("yes", TOLD), (2, TOLD)),
    "LANGUAGE": (("", FINE), ("fr", TOLD), (1, TOLD), ("fr_CA:en", FINE)),
    "REPLAY": (("", FINE), (8, FINE), ("x" * 4001, TOLD)),
}
CASES = [(name, value, ends) for name, row in WRONG.items() for value, ends in row]


def started(settings, soldered=SOLDERED, **options):
    sim = Simulator(settings=settings, soldered=soldered, **options)
    sim.power_on()
    sim.wait(600)
    return sim


def lit(sim):
    return [(x, y) for y, row in enumerate(sim.frame()) for x, pixel in enumerate(row) if any(pixel)]


def test_each_setting_is_covered():
    assert set(WRONG) == set(SOLDERED)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value", "ends"), CASES)
def test_a_wrong_value_gives_one_sentence_a_picture_and_a_default_where_one_is_safe(name, value, ends):
    sim = started({name: value})
    with sim:
        told = [line for line in sim.serial.splitlines() if name in line]
        assert len(told) == (ends != FINE) and "Traceback" not in sim.serial and not sim.machine.crashed
        if ends != FINE and name != "PIXEL_PIN":
            assert lit(sim) == MARK
        sim.press("5")
        sim.wait(200)
        assert ("Glowgrid. Games" in sim.serial) == (ends != STOPS)


def test_text_values_as_in_circuitpython_10_2_start_the_same():
    with started({name: str(value) for name, value in SOLDERED.items()}) as sim:
        assert sim.serial.startswith("Glowgrid. Games")


def test_a_strip_without_a_pin_stays_dark_and_is_reported():
    with started({"PIXEL_PIN": ""}) as sim:
        assert lit(sim) == [] and sim.serial.count("PIXEL_PIN") == 1


def test_an_invalid_replay_is_reported_instead_of_shown():
    with started({"REPLAY": 8}) as sim:
        sim.press("5")
        sim.expect("'8' is not a transcript", 100)
        sim.expect("Tic-tac-toe: # starts, 5 sets up", 100)


CLASHES = (  # settings that are valid alone, and the start of the sentence
    ({"KEYPAD_COLS": "GP0 GP7 GP8 GP9"}, 'KEYPAD_COLS = "GP0", but it must be another pin, because PIXEL_PIN uses'),
    ({"KEYPAD_ROWS": "GP0 GP3 GP4 GP5"}, 'KEYPAD_ROWS = "GP0", but it must be another pin, because PIXEL_PIN uses'),
    ({"KEYPAD_COLS": "GP2 GP7 GP8 GP9"}, 'KEYPAD_COLS = "GP2", but it must be another pin, because KEYPAD_ROWS uses'),
    ({"PIXEL_PIN": "GP9"}, 'KEYPAD_COLS = "GP9", but it must be another pin, because PIXEL_PIN uses this one.'),
    (
        {"KEYPAD_COLS": "GP6 GP6 GP8 GP9"},
        'KEYPAD_COLS = "GP6 GP6 GP8 GP9", but it must be 1 to 8 different pins, separated by',
    ),
    ({"KEYPAD_COLS": "GP6 GP7 GP8"}, 'KEYPAD_KEYS = "123A 456B 789C *0#D", but it must be 4 rows of 3 keys'),
    ({"KEYPAD_ROWS": "GP2 GP3"}, 'KEYPAD_KEYS = "123A 456B 789C *0#D", but it must be 2 rows of 4 keys'),
    ({"KEYPAD_KEYS": "123 456 789 *0#"}, 'KEYPAD_KEYS = "123 456 789 *0#", but it must be 4 rows of 4 keys'),
    ({"POWER_BUDGET_MA": 60}, "POWER_BUDGET_MA = 60, but 64 pixels draw 64 mA even when dark"),
    (
        {"PIXEL_IDLE_UA": 5000, "POWER_BUDGET_MA": 300},
        "POWER_BUDGET_MA = 300, but 64 pixels draw 320 mA even when dark",
    ),
    (
        {"PIXEL_CHANNEL_MA": 50, "POWER_BUDGET_MA": 100},
        "POWER_BUDGET_MA = 100, but 64 pixels draw 64 mA even when dark",
    ),
    ({"GRID_WIDTH": 32, "GRID_HEIGHT": 32}, "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA even when dark"),
)


@pytest.mark.parametrize(("settings", "sentence"), CLASHES)
def test_conflicting_settings_give_one_sentence_and_a_picture(settings, sentence):
    grid = {name: value for name, value in settings.items() if name.startswith("GRID")}
    with started(settings, {**SOLDERED, **grid}) as sim:
        assert sim.serial.count(sentence) == 1 and sim.serial.count("but") == 1, sim.serial
        assert "Traceback" not in sim.serial and not sim.machine.crashed
        shared = "PIXEL_PIN" in settings  # then the strip is soldered to another pin, and stays dark
        assert bool(lit(sim)) != shared
        sim.press("5")
        sim.wait(3000)
        assert "Glowgrid. Games" not in sim.serial


FEW = "but it must be 5 to 6 different pins, separated by spaces."
BUTTONS = (  # pins of buttons, and the start of the sentence
    ("", 'BUTTON_PINS = "", ' + FEW),
    ("GP2 GP3 GP4 GP5", 'BUTTON_PINS = "GP2 GP3 GP4 GP5", ' + FEW),
    ("GP2 GP3 GP4 GP5 GP6 GP7 GP8", 'BUTTON_PINS = "GP2 GP3 GP4 GP5 GP6 GP7 GP8", ' + FEW),
    ("GP2 GP3 GP4 GP5 GP2", 'BUTTON_PINS = "GP2 GP3 GP4 GP5 GP2", ' + FEW),
    ("GP2 GP3 GP4 GP5 GP0", 'BUTTON_PINS = "GP0", but it must be another pin, because PIXEL_PIN uses this one.'),
    ("GP2 GP3 GP4 GP5 GP99", 'BUTTON_PINS = "GP99", but it must be a free pin of this board: '),
)


@pytest.mark.parametrize(("pins", "sentence"), BUTTONS)
def test_wrong_pins_of_buttons_give_one_sentence_and_a_picture(pins, sentence):
    with started({"KEYPAD": "buttons", "BUTTON_PINS": pins, "KEYPAD_ROWS": "GP99"}) as sim:
        assert sim.serial.count(sentence) == 1 and sim.serial.count("but it must be") == 1, sim.serial
        assert "Traceback" not in sim.serial and not sim.machine.crashed and lit(sim) == MARK
        sim.wait(3000)
        assert "Glowgrid. Games" not in sim.serial


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "erlaubt ist aber: 5 bis 6 verschiedene Pins"), ("es", "de 5 a 6 pines distintos")],
)
def test_too_few_buttons_are_reported_in_the_language_of_the_board(language, told):
    with started({"KEYPAD": "buttons", "BUTTON_PINS": "GP2 GP3", "LANGUAGE": language}) as sim:
        assert told in sim.serial


def test_wrong_pins_of_buttons_do_not_stop_a_board_with_a_keypad():
    with started({"BUTTON_PINS": "GP2"}) as sim:
        sim.press("5")
        sim.expect("Glowgrid. Games", 1000)
        assert "BUTTON_PINS" in sim.serial


# -- the file itself


@pytest.fixture
def drive(tmp_path):
    """Return a function that makes a drive with our firmware and the given settings.toml."""

    def make(text):
        shutil.copytree(ROOT / "lib", tmp_path / "lib", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("code.py", "boot.py"):
            shutil.copy(ROOT / name, tmp_path)
        (tmp_path / "settings.toml").write_text(text)
        return tmp_path

    return make


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("BRIGTHNESS = 90", "BRIGTHNESS in settings.toml is not a setting; did you mean BRIGHTNESS?"),
        ("grid_width = 8", "grid_width in settings.toml is not a setting; did you mean GRID_WIDTH?"),
        ("KEYPAD_COL = 'GP6'", "KEYPAD_COL in settings.toml is not a setting; did you mean KEYPAD_COLS?"),
        ("REPLAYS = ''", "REPLAYS in settings.toml is not a setting; did you mean REPLAY?"),
    ],
)
def test_a_typo_in_a_name_is_reported_with_the_intended_name(drive, line, sentence):
    with started({}, root=drive("# SEDE = 1\n" + line + "\n")) as sim:
        assert sim.serial.count(sentence) == 1 and lit(sim) == MARK
        sim.press("5")
        sim.expect("Glowgrid. Games", 300)


def test_a_typo_is_reported_even_if_it_makes_the_board_unusable(drive):
    line = 'KEYPAD_COL = "GP6 GP7 GP8"\nKEYPAD_KEYS = "123 456 789 *0#"\n'
    with started({"KEYPAD_KEYS": "123 456 789 *0#"}, root=drive(line)) as sim:
        assert "did you mean KEYPAD_COLS?" in sim.serial and sim.serial.count("KEYPAD_KEYS = ") == 1


def test_names_for_other_programs_are_not_reported_as_typos(drive):
    text = 'CIRCUITPY_WIFI_SSID = "x"\nMY_OWN = 1\nSPEED = 2\nSEED = 5\n# BRIGTHNESS = 9\n[table]\nX = 1\n'
    with started({}, root=drive(text)) as sim:
        assert sim.serial.startswith("Glowgrid. Games")


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_an_invite_code_without_a_broker_is_reported_and_the_menu_opens(drive, language):
    text = f'INVITATION = "2hrd-3g1y-y2kr-619d"\nLANGUAGE = "{language}"\n'
    with started({}, root=drive(text)) as sim:
        told = [line for line in sim.serial.splitlines() if "INVITATION" in line]
        assert len(told) == 1 and "MQTT_BROKER" in told[0] and "2hrd" not in told[0] and lit(sim) == MARK
        sim.press("5")
        sim.expect("Glowgrid", 300)


def test_an_empty_invite_code_needs_no_broker(drive):
    with started({}, root=drive('INVITATION = ""\n')) as sim:
        assert sim.serial.startswith("Glowgrid. Games")


def test_without_a_settings_file_every_default_holds(drive):
    root = drive("")
    (root / "settings.toml").unlink()
    with started({}, root=root) as sim:
        assert sim.serial.startswith("Glowgrid. Games")


@pytest.mark.parametrize("value", ["8.5", "true", "-3", '"eight"'])
def test_a_value_of_another_type_in_the_file_is_reported(drive, value):
    with started({}, root=drive(f"GRID_WIDTH = {value}\n")) as sim:
        assert sim.serial.count("GRID_WIDTH = ") == 1 and lit(sim) == MARK


# -- lines that CircuitPython 10.2.1 skips without a message

BLANK = "has no value: write one after the =, or delete the line."
LOST = (  # the text after the name, and the end of the sentence
    (" =", BLANK),
    (" = \t", BLANK),
    ("=\r", BLANK),
    (' = "', "has no closing quote."),
    (' = "8', "has no closing quote."),
    (' = "8 # eight', "has no closing quote."),
    (' = "8\\"', "has no closing quote."),
    (' = "8" 9', "has text after its closing quote."),
    (' = "8"9', "has text after its closing quote."),
    (' = "8", # eight', "has text after its closing quote."),
    (" 8", "needs a = between name and value."),
    (": 8", "needs a = between name and value."),
    ("", "needs a = between name and value."),
)


LINES = [(name, *LOST[4]) for name in SOLDERED] + [(name, *row) for row in LOST for name in ("SEED", "KEYPAD_ROWS")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rest", "ending"), LINES, ids=[f"{name}{rest!r}" for name, rest, _ in LINES])
def test_an_unreadable_line_gives_one_sentence_a_picture_and_a_default_where_one_is_safe(drive, name, rest, ending):
    with started({}, root=drive(f"# mine\n{name}{rest}\n")) as sim:
        told = [line for line in sim.serial.splitlines() if name in line]
        assert told == [f"{name} in settings.toml {ending}"] and not sim.machine.crashed
        assert lit(sim) == ([] if name == "PIXEL_PIN" else MARK)
        sim.press("5")
        sim.wait(200)
        assert ("Glowgrid. Games" in sim.serial) == (name not in PINS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "GRID_WIDTH = 8\nGRID_WIDTH = 9\n",
            "GRID_WIDTH in settings.toml is there twice; only the first one counts.",
        ),
        ("[mine]\nSEED = 9\n", "SEED in settings.toml is below a [table], where nothing is read."),
        ('"SEED" = 9\n', '"SEED" in settings.toml is not a setting; did you mean SEED?'),
        ("\ufeffSEED = 9\n", "\ufeffSEED in settings.toml is not a setting; did you mean SEED?"),
    ],
)
def test_other_skipped_lines_are_reported(drive, text, sentence):
    root = drive("")
    (root / "settings.toml").write_text(text, encoding="utf-8")
    with started({}, root=root) as sim:
        assert sim.serial.splitlines() == [sentence] and lit(sim) == MARK


def test_a_typo_after_a_comment_with_invalid_utf_8_is_still_reported():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        path.write_bytes(b"# gr\xfc\xdfe\nBRIGTHNESS = 5\n")
        assert faults_of(path) == ["BRIGTHNESS in settings.toml is not a setting; did you mean BRIGHTNESS?"]
        path.write_bytes("SEED = 5\n".encode("utf-16"))
        assert faults_of(path) == ["settings.toml is not plain text: save it as UTF-8."]


def faults_of(path):
    """Return the faults of a file with which the simulator itself would not start."""
    settings, drive = Settings({}.get, lenient=True), ignored_lines.DRIVE
    try:
        ignored_lines.DRIVE = f"{path.parent}/"
        ignored_lines.check_file(settings)
    finally:
        ignored_lines.DRIVE = drive
    return settings.faults


def test_a_value_with_two_faults_is_reported_once(drive):
    line = 'KEYPAD_COLS = "GP6 GP7 GP8"\nKEYPAD_KEYS = "123 456 789 *0#\n'
    with started({}, root=drive(line)) as sim:
        assert sim.serial.splitlines()[0] == "KEYPAD_KEYS in settings.toml has no closing quote."
        assert sim.serial.count("KEYPAD_KEYS") == 1 and lit(sim) == MARK


def test_escapes_comments_and_blank_lines_are_not_faults(drive):
    text = '\n   # x\n  SEED=5#five\n KEYPAD_KEYS = "123A 456B 789C *0\\#D" # "\nREPLAY = ""\nBRIGHTNESS = 40 # "half\n'
    with started({}, root=drive(text)) as sim:
        assert sim.serial.startswith("Glowgrid. Games")
