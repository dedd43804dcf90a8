"""A settings.toml with typos, values of another type and unreadable lines is reported, and the board starts."""

import shutil
import tempfile
from pathlib import Path

import pytest
from settings_cases import LINES, MARK, PINS, ROOT, faults_of, lit, started


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
        assert "did you mean KEYPAD_COLS?" in sim.serial and sim.serial.count("KEYPAD_COLS = ") == 1


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


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize(("broker", "is_told"), [("broker.local", True), ("mqtts://broker.local", False)])
def test_a_certificate_for_a_connection_without_encryption_is_reported(drive, language, broker, is_told):
    text = f'MQTT_BROKER = "{broker}"\nMQTT_CA = "ca.pem"\nLANGUAGE = "{language}"\n'
    with started({}, root=drive(text)) as sim:
        told = [line for line in sim.serial.splitlines() if line.startswith("MQTT_CA ")]
        assert len(told) == is_told and all("mqtts://" in line for line in told) and (lit(sim) == MARK) is is_told


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


def test_a_value_with_two_faults_is_reported_once(drive):
    line = 'KEYPAD_COLS = "GP6 GP7 GP8"\nKEYPAD_KEYS = "123 456 789 *0#\n'
    with started({}, root=drive(line)) as sim:
        assert sim.serial.splitlines()[0] == "KEYPAD_KEYS in settings.toml has no closing quote."
        assert sim.serial.count("KEYPAD_KEYS") == 1 and lit(sim) == MARK


def test_escapes_comments_and_blank_lines_are_not_faults(drive):
    text = '\n   # x\n  SEED=5#five\n KEYPAD_KEYS = "123A 456B 789C *0\\#D" # "\nREPLAY = ""\nBRIGHTNESS = 40 # "half\n'
    with started({}, root=drive(text)) as sim:
        assert sim.serial.startswith("Glowgrid. Games")
