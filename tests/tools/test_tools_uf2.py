"""One UF2 file for firmware and drive: what the boot ROM writes, what deploy finds there, and what is refused."""

import random

import pytest
from drives import deploy_to
from synthetic_firmware import BOARDS, blocks, drive, families, firmware, flash_content, uf2
from uf2_cases import FILES, FLASH_SIZES, PICO, PICO_W, make, unpacked

from glowgrid.config.language import LANGUAGES
from host_sim.board.settings_parser import read
from lab.emulator import boot_rom
from lab.emulator.drive_reader import Reader
from tools.build import payload, small_drives
from tools.build.uf2 import one_file, uf2_command
from tools.build.uf2.flash_layouts import FLASH, LAYOUTS
from tools.deploy.folder_drive import FolderDrive
from tools.deploy.plan import plan


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Work in an empty folder, with a small payload instead of the real one, which takes seconds to compile."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(uf2_command, "payload", lambda form: dict(FILES))
    return tmp_path


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


@pytest.mark.parametrize(
    ("options", "end"),
    [
        (["--language", "de_AT"], "8x8-de"),
        (["--grid", "16x12"], "16x12-en"),
        (["--set", "KEYPAD=buttons"], "8x8-en-buttons"),
        (["--set", "KEYPAD_COLS=GP6 GP7 GP8", "--set", "KEYPAD_KEYS=123 456 789 *0#"], "8x8-en-keypad-3x4"),
        (["--set", "BRIGHTNESS=60"], "8x8-en"),
        (["--keep"], "keep"),
    ],
)
def test_the_name_says_version_board_grid_language_and_unusual_keys(folder, options, end):
    (folder / "firmware.uf2").write_bytes(firmware("raspberry_pi_pico2_w"))
    assert uf2_command.main(["--firmware", "firmware.uf2", *options]) == 0
    [made] = folder.glob("glowgrid-*")
    assert made.name == f"glowgrid-{uf2_command.__version__}-raspberry_pi_pico2_w-{end}.uf2"


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
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_the_real_files_fit_on_the_drive_of_each_board_in_each_language(folder, monkeypatch, capsys, board, language):
    monkeypatch.setattr(uf2_command, "payload", payload.payload)
    found = Reader(drive(make(folder, board, "--language", language), board)).files()
    real = {**payload.payload(payload.MPY)}
    missing = set(real) - set(found)
    for path in set(real) - missing - {payload.SETTINGS}:
        assert found[path] == real[path]
    tables = {path for path in missing if path.endswith(".table")}
    assert tables <= {*payload.OPTIONAL, *small_drives.LAST}
    classic = {path for path in missing if path.startswith(small_drives.CLASSIC)}
    assert {path.split("/")[3] for path in missing - tables - classic} <= set(LANGUAGES) - {language}
    assert all(path.startswith("lib/glowgrid/words/") for path in missing - tables - classic)
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


def test_a_drive_too_small_for_two_languages_leaves_out_english_and_the_classes_for_programs(
    folder, monkeypatch, capsys
):
    words = {f"lib/glowgrid/words/{name}/large.mpy": bytes(300_000) for name in LANGUAGES}
    files = {**FILES, **words, "lib/glowgrid/classic/board.mpy": bytes(1000)}
    monkeypatch.setattr(uf2_command, "payload", lambda form: files)
    found = Reader(drive(make(folder, PICO_W, "--language", "de"), PICO_W)).files()
    assert {path.split("/")[3] for path in found if "words" in path} == {"de"}
    assert "lib/glowgrid/classic/board.mpy" not in found
    said = capsys.readouterr().out
    assert "Spanish and English are left out, because the drive is too small for all languages." in said
    assert "lib/glowgrid/classic/ is left out, because the drive is too small. Only your own programs" in said
