"""The command of the UF2 tool: what it says, what it refuses, and which files it writes."""

import os

import pytest
from synthetic_firmware import drive, firmware, flash_content, uf2
from uf2_cases import FILES, PICO, make, refused, refused_firmware

from host_sim.board.settings_parser import read
from lab.emulator.drive_reader import Reader
from tools.build import payload
from tools.build.uf2 import uf2_command
from tools.build.uf2.flash_layouts import FLASH, LAYOUTS


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Work in an empty folder, with a small payload instead of the real one, which takes seconds to compile."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(uf2_command, "payload", lambda form: dict(FILES))
    return tmp_path


def test_settings_are_written_into_their_lines(folder):
    options = "--language", "es", "--grid", "16x12", "--set", "WIFI_SSID=00123", "--set", 'WIFI_PASSWORD="a\\"b'
    made = make(folder, PICO, *options, "--set", "MQTT_BROKER=example.org", "--set", "CIRCUITPY_PYSTACK_SIZE=4000")
    text = Reader(drive(made, PICO)).files()["settings.toml"].decode()
    values = read(text)
    assert (values["LANGUAGE"], values["GRID_WIDTH"], values["GRID_HEIGHT"]) == ("es", "16", "12")
    assert (values["WIFI_SSID"], values["WIFI_PASSWORD"], values["MQTT_BROKER"]) == ("00123", '"a\\"b', "example.org")
    assert "\nCIRCUITPY_PYSTACK_SIZE = 4000\n" in text and '\nWIFI_SSID = "00123"\n' in text
    before = FILES["settings.toml"].decode().splitlines()
    assert [line for line in text.splitlines()[: len(before)] if line.startswith("#")] == [
        line for line in before if line.startswith("#")
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--set", "BRIGHTNES=5"], "There is no setting BRIGHTNES; did you mean BRIGHTNESS?"),
        (["--set", "NONSENSE=5"], "There is no setting NONSENSE, and nothing reads it."),
        (["--set", "BRIGHTNESS"], "'BRIGHTNESS' is not a setting: write NAME=VALUE."),
        (["--set", "BRIGHTNESS=500"], "BRIGHTNESS = 500, but it must be a whole number from 1 to 100."),
        (["--set", "BRIGHTNESS=much"], 'BRIGHTNESS = "much", but it must be a whole number from 1 to 100.'),
        (["--language", "fr"], 'LANGUAGE = "fr", but it must be en, de or es.'),
        (["--grid", "large"], "'large' is not a size: write WIDTHxHEIGHT, such as 16x16."),
        (["--grid", "40x8"], "GRID_WIDTH = 40, but it must be a whole number from 5 to 32."),
        (["--grid", "32x32"], "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA even when dark"),
        (["--set", "PIXEL_PIN=GP99"], 'PIXEL_PIN = "GP99", but it must be a free pin of this board: GP0, GP1,'),
        (
            ["--set", "PIXEL_PIN=GP2"],
            'KEYPAD_ROWS = "GP2", but it must be another pin, because PIXEL_PIN uses this one',
        ),
        (["--set", "BUZZER_PIN=A0", "--set", "SLEEP_PIN=GP26"], 'SLEEP_PIN = "GP26", but it must be another pin'),
        (["--set", "WIFI_SSID=home"], "WIFI_SSID needs a broker: set MQTT_BROKER, too."),
        (["--set", "KEYPAD_COLS=GP6"], 'KEYPAD_COLS = "GP6", but it must be one pin for each column of'),
        (["--keep", "--grid", "8x8"], "With --keep the settings on the board stay"),
    ],
)
def test_a_wrong_setting_gives_one_sentence(folder, capsys, options, sentence):
    (folder / "firmware.uf2").write_bytes(firmware(PICO))
    assert refused(capsys, "--firmware", "firmware.uf2", *options).startswith(sentence)
    assert not list(folder.glob("glowgrid-*"))


def test_a_wrong_date_in_the_environment_gives_one_sentence(folder, capsys, monkeypatch):
    (folder / "firmware.uf2").write_bytes(firmware(PICO))
    for text in ("yesterday", "-1", "9" * 30):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", text)
        assert refused(capsys, "--firmware", "firmware.uf2").startswith("SOURCE_DATE_EPOCH is ")


def test_a_file_that_is_no_firmware_gives_one_sentence(folder, capsys):
    good = firmware(PICO)
    assert refused(capsys, "--firmware", "nowhere") == "nowhere cannot be read: there is no such file or folder."
    assert "it is a folder" in refused(capsys, "--firmware", ".")
    assert refused_firmware(capsys, folder, b"PK\x03\x04").startswith("other.uf2 is not a UF2 file.")
    assert refused_firmware(capsys, folder, b"").startswith("other.uf2 is not a UF2 file.")
    blocks_there = len(good) // 512
    said = refused_firmware(capsys, folder, good[: 100 * 512])
    assert said.startswith(f"other.uf2 is incomplete: it has 100 blocks instead of {blocks_there}; download it again.")
    assert "is incomplete" in refused_firmware(capsys, folder, good[:-3])
    damaged = good[: 7 * 512] + bytes(512) + good[8 * 512 :]
    assert refused_firmware(capsys, folder, damaged).startswith("other.uf2 is damaged at block 7; download it again.")
    other = uf2(bytes(5000), LAYOUTS[PICO].family)
    assert refused_firmware(capsys, folder, other).startswith("other.uf2 is not firmware of CircuitPython.")


def test_firmware_for_another_board_gives_one_sentence(folder, capsys):
    lipo = firmware(PICO, name="Pimoroni Pico LiPo (16MB)", key="pimoroni_picolipo_16mb")
    said = refused_firmware(capsys, folder, lipo)
    assert said.startswith("other.uf2 is for the board Pimoroni Pico LiPo (16MB); one file is possible for: ")
    assert all(layout.name in said for layout in LAYOUTS.values())
    assert "is for the board" in refused_firmware(capsys, folder, firmware(PICO, key="my_raspberry_pi_pico"))
    wrong_chip = uf2(flash_content(PICO), LAYOUTS["raspberry_pi_pico2"].family)
    assert "is made for another chip" in refused_firmware(capsys, folder, wrong_chip)
    moved = firmware(PICO, drive_at=FLASH + 0x181000)
    assert "keeps the drive of Raspberry Pi Pico at another place" in refused_firmware(capsys, folder, moved)
    large = firmware(PICO, size=0x100000)
    assert "keeps the drive of Raspberry Pi Pico at another place" in refused_firmware(capsys, folder, large)


def test_another_version_gets_the_form_that_deploy_would_write(folder, capsys, monkeypatch):
    forms = []
    monkeypatch.setattr(uf2_command, "payload", lambda form: forms.append(form) or dict(FILES))
    make(folder, PICO, version="10.3.0-beta.1")
    assert forms == [payload.MPY] and "are sources" not in capsys.readouterr().out
    make(folder, PICO, version="11.0.0")
    assert forms[1:] == [payload.SOURCE] and "the modules are sources" in capsys.readouterr().out
    make(folder, PICO, version="9.2.8")
    assert "Glowgrid is made for version 10" in capsys.readouterr().out


def test_files_that_do_not_fit_give_one_sentence(folder, capsys, monkeypatch):
    monkeypatch.setattr(uf2_command, "payload", lambda form: {**FILES, "lib/large.mpy": bytes(1 << 20)})
    (folder / "firmware.uf2").write_bytes(firmware(PICO))
    said = refused(capsys, "--firmware", "firmware.uf2")
    assert said == "The files do not fit on the drive: it holds 1004 KB. It is that of the Raspberry Pi Pico."


@pytest.mark.parametrize(("kilobytes", "code"), [(8, 0), (3, 2)])
def test_a_drive_keeps_room_for_what_circuitpython_writes(folder, capsys, monkeypatch, kilobytes, code):
    files = {path: content for path, content in FILES.items() if "/words/" not in path}
    monkeypatch.setattr(uf2_command, "payload", lambda form: files)
    make(folder, PICO)
    free = int(capsys.readouterr().out.partition(" KB of the drive stay free")[0].rpartition("\n")[2])
    files = {**files, "lib/large.mpy": bytes((free - kilobytes) * 1024)}
    assert uf2_command.main(["--firmware", "firmware.uf2"]) == code
    expected = "" if not code else "The files leave no room on the drive. It is that of the Raspberry Pi Pico.\n"
    assert capsys.readouterr().err == expected


def test_another_file_is_replaced_only_when_confirmed(folder, capsys):
    (folder / "firmware.uf2").write_bytes(firmware(PICO))
    (folder / "notes.txt").write_text("mine")
    line = "--firmware", "firmware.uf2", "--output", "notes.txt"
    assert refused(capsys, *line) == "notes.txt is no UF2 file. Add --yes to replace it."
    assert (folder / "notes.txt").read_text() == "mine"
    assert uf2_command.main([*line, "--yes"]) == 0
    assert uf2_command.main([*line]) == 0
    assert sorted(os.listdir(folder)) == ["firmware.uf2", "notes.txt"]


def test_an_impossible_target_gives_one_sentence(folder, capsys):
    (folder / "firmware.uf2").write_bytes(firmware(PICO))
    (folder / "board").mkdir()
    (folder / "board" / "INFO_UF2.TXT").write_text("UF2 Bootloader")
    line = "--firmware", "firmware.uf2", "--output"
    assert refused(capsys, *line, "firmware.uf2") == "firmware.uf2 is the firmware itself. Name another file."
    assert refused(capsys, *line, "board") == "board is a folder. Name a file."
    assert refused(capsys, *line, "no/made.uf2") == "There is no folder no."
    assert refused(capsys, *line, "board/made.uf2").startswith("board is a board. Write the file elsewhere")
