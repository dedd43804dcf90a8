"""One UF2 file for firmware and drive: what the boot ROM writes, what deploy finds there, and what is refused."""

import os
import random

import pytest
from drives import deploy_to
from synthetic_firmware import BOARDS, blocks, drive, families, firmware, flash_content, uf2

from host_sim.board.settings_parser import read
from lab.emulator import boot_rom
from lab.emulator.drive_reader import Reader
from tools.build import payload, small_drives
from tools.build.uf2 import one_file, uf2_command
from tools.build.uf2.flash_layouts import FLASH, LAYOUTS
from tools.deploy.folder_drive import FolderDrive
from tools.deploy.plan import plan

PICO, PICO_W = "raspberry_pi_pico", "raspberry_pi_pico_w"
FILES = {
    "boot.py": b"boot",
    "settings.toml": (payload.ROOT / "settings.toml").read_bytes(),
    "lib/glowgrid/app/app.mpy": b"C\x06" + bytes(3000),
    **{f"lib/glowgrid/words/{name}/games.mpy": bytes(9000) for name in ("en", "de", "es")},
    "licences/glowgrid.txt": b"MIT",
    "code.py": b"start",
}
FLASH_SIZES = {"raspberry_pi_pico2": 0x400000, "raspberry_pi_pico2_w": 0x400000}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Work in an empty folder, with a small payload instead of the real one, which takes seconds to compile."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(uf2_command, "payload", lambda form: dict(FILES))
    return tmp_path


def make(folder, board, *options, **changes):
    """Make a file for the board. Return its content."""
    (folder / "firmware.uf2").write_bytes(firmware(board, **changes))
    assert uf2_command.main(["--firmware", "firmware.uf2", "--output", "made.uf2", *options]) == 0
    return (folder / "made.uf2").read_bytes()


def refused(capsys, *arguments):
    """Return the one sentence with which the command refuses the arguments."""
    capsys.readouterr()
    assert uf2_command.main([*arguments]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1 and not said.out, said
    return said.err[:-1]


def refused_firmware(capsys, folder, content):
    (folder / "other.uf2").write_bytes(content)
    return refused(capsys, "--firmware", "other.uf2")


# -- the file


@pytest.mark.parametrize("board", BOARDS)
def test_each_sector_that_the_file_touches_has_all_its_blocks_in_order(folder, board):
    made = blocks(make(folder, board))
    assert families((folder / "made.uf2").read_bytes()) == {LAYOUTS[board].family}
    assert len(made) % 16 == 0
    for count in range(0, len(made), 16):
        first = made[count][0]
        assert first % 4096 == 0
        assert [at for at, _ in made[count : count + 16]] == [first + 256 * page for page in range(16)]


@pytest.mark.parametrize("board", BOARDS)
def test_the_saved_games_are_not_touched(folder, board):
    saves = LAYOUTS[board].drive_at - 4096
    for options in ([], ["--keep"]):
        assert not [at for at, _ in blocks(make(folder, board, *options)) if saves <= at < saves + 4096]


def test_the_boards_keep_their_drives_where_circuitpython_does():
    assert {board: (layout.drive_at, layout.sectors) for board, layout in LAYOUTS.items()} == {
        "raspberry_pi_pico": (0x10100000, 2048),
        "raspberry_pi_pico_w": (0x10181000, 1016),
        "raspberry_pi_pico2": (0x10100000, 6144),
        "raspberry_pi_pico2_w": (0x10181000, 5112),
    }


@pytest.mark.parametrize("old", ["erased", "random"])
@pytest.mark.parametrize("is_shuffled", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_the_boot_rom_leaves_the_firmware_the_saved_games_and_the_whole_drive(folder, board, old, is_shuffled):
    rng = random.Random(board + old)
    size = FLASH_SIZES.get(board, 0x200000)
    flash = bytearray(rng.randbytes(size) if old == "random" else b"\xff" * size)
    before, arriving = bytes(flash), boot_rom.blocks(make(folder, board))
    if is_shuffled:
        rng.shuffle(arriving)
    boot_rom.write(arriving, flash)
    content, start = flash_content(board), LAYOUTS[board].drive_at - FLASH
    assert flash[: len(content)] == content
    assert flash[start - 4096 : start] == before[start - 4096 : start]
    assert Reader(bytes(flash[start:])).files() == Reader(drive((folder / "made.uf2").read_bytes(), board)).files()


def test_the_model_of_the_boot_rom_shows_what_happens_without_whole_sectors():
    """With the drive simply appended to the firmware, the RP2040 does not erase where the drive begins."""
    flash = bytearray(8 * 4096)
    family = LAYOUTS[PICO].family
    appended = bytearray(uf2(b"\x55" * 256 * 15, family) + uf2(b"\x33" * 4096, family, FLASH + 0x4000))
    for count in range(31):
        appended[512 * count + 20 : 512 * count + 28] = count.to_bytes(4, "little") + (31).to_bytes(4, "little")
    boot_rom.write(boot_rom.blocks(bytes(appended)), flash)
    assert flash[: 15 * 256] == b"\x55" * 256 * 15
    assert flash[0x4000:0x4100] != b"\x33" * 256


@pytest.mark.parametrize("board", BOARDS)
def test_the_drive_has_the_files_of_deploy_and_those_of_circuitpython(folder, board):
    found = Reader(drive(make(folder, board), board)).files()
    manifest = found.pop(payload.MANIFEST)
    assert found == {**FILES, **one_file.SYSTEM_FILES}
    assert b"  code.py\n" in manifest


def test_with_keep_the_file_has_the_firmware_only(folder, capsys):
    made = blocks(make(folder, PICO, "--keep"))
    content = b"".join(page for _, page in made)
    assert content.startswith(flash_content(PICO)) and len(content) == -(-len(flash_content(PICO)) // 4096) * 4096
    assert "leaves the drive CIRCUITPY, its settings and the saved games as they are" in capsys.readouterr().out


def test_the_same_input_makes_the_same_bytes_and_the_environment_can_date_them(folder, monkeypatch):
    one, two = make(folder, PICO), make(folder, PICO)
    assert one == two
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    three = make(folder, PICO)
    assert three != one and make(folder, PICO) == three


def test_the_name_says_version_board_and_language(folder):
    (folder / "firmware.uf2").write_bytes(firmware("raspberry_pi_pico2_w"))
    assert uf2_command.main(["--firmware", "firmware.uf2", "--language", "de_AT"]) == 0
    assert uf2_command.main(["--firmware", "firmware.uf2", "--keep"]) == 0
    made = sorted(path.name for path in folder.glob("glowgrid-*"))
    version = uf2_command.__version__
    assert made == [f"glowgrid-{version}-raspberry_pi_pico2_w-{end}.uf2" for end in ("de", "keep")]


def test_the_command_says_what_the_file_does(folder, capsys):
    make(
        folder,
        PICO,
        "--set",
        "BRIGHTNESS=60",
        "--set",
        "MQTT_BROKER=x.org",
        "--set",
        "WIFI_PASSWORD=secret",
        "--grid",
        "8x8",
    )
    said = capsys.readouterr().out
    assert "CircuitPython 10.2.1 for the Raspberry Pi Pico, and Glowgrid" in said and "in English" in said
    assert "ERASES everything on the board's drive CIRCUITPY: files, settings, passwords." in said
    assert "--keep" in said and "tools.deploy" in said and "KB of the drive stay free" in said
    assert "own: BRIGHTNESS = 60, MQTT_BROKER = x.org.\n" in said and "secret" not in said


# -- deploying to it later


def unpacked(folder, files):
    """Return the drive of a board that was started once, as a folder."""
    root = folder / "CIRCUITPY"
    for path, content in {**files, "boot_out.txt": b"Adafruit CircuitPython 10.2.1 on 2026-05-12\n"}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    return root


def test_deploy_finds_its_own_files_and_the_owners_settings(folder):
    made = make(folder, PICO, "--language", "de")
    root = unpacked(folder, Reader(drive(made, PICO)).files())
    assert not plan(FolderDrive(root), dict(FILES)).changes
    newer = {**FILES, "lib/glowgrid/app/app.mpy": b"newer", "licences/new.txt": b"", "settings.toml": b"# newer\n"}
    del newer["boot.py"]
    todo = deploy_to(FolderDrive(root), newer)
    assert not todo.aside and todo.remove == ["boot.py"] and len(todo.write) == 2
    assert read((root / "settings.toml").read_text())["LANGUAGE"] == "de"


def test_deploy_notices_what_the_owner_has_changed(folder):
    root = unpacked(folder, Reader(drive(make(folder, PICO), PICO)).files())
    (root / "code.py").write_bytes(b"mine")
    assert plan(FolderDrive(root), dict(FILES)).aside == {"code.py": "code.py.before-glowgrid"}


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("board", BOARDS)
def test_the_real_files_fit_on_the_drive_of_each_board(folder, monkeypatch, capsys, board):
    monkeypatch.setattr(uf2_command, "payload", payload.payload)
    found = Reader(drive(make(folder, board), board)).files()
    real = payload.payload(payload.MPY)
    missing = set(real) - set(found)
    assert {path: found[path] for path in real if path not in missing} == {
        path: content for path, content in real.items() if path not in missing
    }
    assert {path.split("/")[3] for path in missing} <= {"de", "es"}
    room = (LAYOUTS[board].sectors - 40) * 512
    everything = small_drives.size_on_drive(real, room) + len(found[payload.MANIFEST]) + small_drives.RESERVE
    assert bool(missing) == (everything > room)
    assert ("left out, because the drive is too small" in capsys.readouterr().out) == bool(missing)


def test_a_small_drive_leaves_out_a_language_that_is_not_the_drives_own(folder, monkeypatch, capsys):
    files = {**FILES, **{f"lib/glowgrid/words/{name}/large.mpy": bytes(200_000) for name in ("en", "de", "es")}}
    monkeypatch.setattr(uf2_command, "payload", lambda form: files)
    for language, left_out, name in (("en", "es", "Spanish"), ("es", "de", "German")):
        found = Reader(drive(make(folder, PICO_W, "--language", language), PICO_W)).files()
        there = {path.split("/")[3] for path in found if "words" in path}
        assert there == {"en", "de", "es"} - {left_out}
        assert f"words/{left_out}/" not in found[payload.MANIFEST].decode()
        assert f"{name} is left out, because the drive is too small for all languages." in capsys.readouterr().out


# -- the settings


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
        (["--set", "KEYPAD_COLS=GP6"], 'KEYPAD_KEYS = "123A 456B 789C *0#D", but it must be 4 rows of 1 keys'),
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


# -- the firmware


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


# -- the target


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
