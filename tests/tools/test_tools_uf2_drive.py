"""The image of the drive in a UF2 file: CircuitPython's own layout, and every file readable under its name."""

import shutil
import subprocess
import sys

import pytest
from synthetic_firmware import firmware

from lab.emulator.drive_reader import Reader
from tools import vm
from tools.build.uf2 import fat_image, flash_layouts

MOMENT = (2026, 5, 12, 13, 14, 15)
SECTORS = {board: layout.sectors for board, layout in flash_layouts.LAYOUTS.items()}
NAMES = (
    "code.py", "README", "ReadMe.txt", "boot_out.txt", ".Trashes", "a.b.c", "two words.txt", "n" * 12, "n" * 13,
    "n" * 14, "n" * 26, "n" * 60 + ".mpy", "UPPER.low", "UPPER~1.LOW", "é.txt", "plus+.py", "longname1.py",
    "longname2.py", "longname3.py", *(f"console_{number}.mpy" for number in range(12)), "😀.py",
)  # fmt: skip
SIZES = 0, 1, 511, 512, 513, 1024, 1025, 5000


def made_up_files():
    files = {}
    for folder in ("", "lib/", "lib/glowgrid/", "A Long Folder Name/x/é/", ".fseventsd/"):
        for number, name in enumerate(NAMES):
            files[folder + name] = bytes([number]) * SIZES[number % len(SIZES)]
    return files


@pytest.mark.parametrize("board", SECTORS)
def test_the_drive_contains_every_file_under_its_name(board):
    reader = Reader(fat_image.image(made_up_files(), SECTORS[board], MOMENT))
    assert reader.files() == made_up_files()
    assert len(set(reader.aliases)) == len(reader.aliases)
    assert reader.label == b"CIRCUITPY  "


def test_a_short_name_is_stored_like_circuitpython_stores_it():
    reader = Reader(fat_image.image({"code.py": b"", "boot_out.txt": b"", "UPPER.low": b""}, 2048, MOMENT))
    assert sorted(reader.files()) == ["UPPER.low", "boot_out.txt", "code.py"]
    assert sorted(reader.aliases) == [b"BOOT_OUTTXT", b"CODE    PY ", b"UPPER   LOW"]
    assert reader.image[reader.root_at + 32 : reader.root_at + 43] != b"\x0f" and b"c\0o\0d\0e" not in reader.image


@pytest.mark.parametrize("board", SECTORS)
def test_the_layout_is_the_one_that_circuitpython_formats(board):
    """The numbers were read from CircuitPython's f_mkfs; those of a Pico also from a drive that it formatted."""
    per_cluster, table, clusters = {
        "raspberry_pi_pico": (1, 7, 2008),
        "raspberry_pi_pico_w": (1, 3, 980),
        "raspberry_pi_pico2": (2, 10, 3050),
        "raspberry_pi_pico2_w": (2, 8, 2535),
    }[board]
    image = fat_image.image({"code.py": b"print()"}, SECTORS[board], MOMENT)
    assert fat_image.shape(SECTORS[board]) == (per_cluster, table, clusters)
    assert (image[13], image[22]) == (per_cluster, table)
    assert int.from_bytes(image[19:21], "little") == SECTORS[board]
    assert len(image) == 512 * (1 + table + 32 + per_cluster)
    assert fat_image.free_bytes(image, SECTORS[board]) == (clusters - 1) * per_cluster * 512


def test_the_boot_sector_is_the_one_that_circuitpython_wrote_on_an_emulated_pico():
    """Only the serial number differs, which CircuitPython takes from chance."""
    head = "ebfe904d53444f53352e3000020101000100020008f807003f00ff00010000000000000080002986a40f68"
    expected = bytes.fromhex(head) + b"NO NAME    FAT     "
    image = fat_image.image({"code.py": b"print()"}, 2048, MOMENT)
    assert image[:39] + expected[39:43] + image[43:512] == expected.ljust(510, b"\0") + b"\x55\xaa"


def test_files_have_the_time_that_is_given():
    image = fat_image.image({"code.py": b"print()"}, 2048, MOMENT)
    entry = Reader(image).root_at + 32
    time, date = (int.from_bytes(image[entry + at : entry + at + 2], "little") for at in (22, 24))
    assert (date >> 9, date >> 5 & 15, date & 31) == (46, 5, 12)
    assert (time >> 11, time >> 5 & 63, 2 * (time & 31)) == (13, 14, 14)


def test_a_drive_that_is_too_small_gives_one_sentence():
    with pytest.raises(fat_image.TooLarge, match=r"^The files do not fit on the drive: it holds 490 KB\.$"):
        fat_image.image({"large": bytes(1 << 19)}, 1016, MOMENT)
    with pytest.raises(fat_image.TooLarge, match="^There are too many files at the top of the drive"):
        fat_image.image({f"{number:040d}": b"" for number in range(200)}, 2048, MOMENT)


def test_a_drive_can_be_filled_to_its_last_cluster():
    large = bytes(range(256)) * 1959 + b"end"
    image = fat_image.image({"large": large}, 1016, MOMENT)
    assert fat_image.free_bytes(image, 1016) == 0
    assert Reader(image).files()["large"] == large


@pytest.fixture
def image_file(tmp_path):
    path = tmp_path / "drive.img"
    whole = fat_image.image(made_up_files(), 2048, MOMENT)
    path.write_bytes(whole + bytes(2048 * 512 - len(whole)))
    return path


@pytest.mark.skipif(not shutil.which("fsck.fat"), reason="fsck.fat is not installed (Debian: dosfstools)")
def test_fsck_finds_no_fault(image_file):
    """CircuitPython writes the label only into the root directory, which fsck would change; the test does it first."""
    with image_file.open("r+b") as file:
        file.seek(43)
        file.write(fat_image.LABEL)
    done = subprocess.run(["fsck.fat", "-n", "-v", str(image_file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("mcopy"), reason="mtools is not installed (Debian: mtools)")
def test_mtools_reads_the_same_files(image_file, tmp_path):
    environment = {"MTOOLS_SKIP_CHECK": "1", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/local/bin"}
    (tmp_path / "out").mkdir()
    line = ["mcopy", "-s", "-n", "-i", str(image_file), "::/", str(tmp_path / "out")]
    subprocess.run(line, check=True, env=environment, capture_output=True)
    found = {
        path.relative_to(tmp_path / "out").as_posix(): path.read_bytes()
        for path in (tmp_path / "out").rglob("*")
        if path.is_file()
    }
    expected = made_up_files()
    assert {path: found.get(path) for path in expected if path.isascii()} == {
        path: content for path, content in expected.items() if path.isascii()
    }


CORE = "fat_image", "uf2_blocks", "flash_layouts", "one_file", "settings_text"
SCRIPT = """
import sys
sys.path.insert(0, {folder!r})
from core import one_file, settings_text
with open({folder!r} + "/firmware.uf2", "rb") as file:
    firmware = one_file.Firmware(file.read())
files = {{}}
for number in range(200):
    files["lib/folder_%d/module_%d.mpy" % (number % 7, number)] = bytes([number]) * (number * 13)
files["settings.toml"] = settings_text.changed('LANGUAGE = "en"\\n', {{"LANGUAGE": "de", "WIFI_SSID": 'a"b'}}).encode()
with open({folder!r} + "/made.uf2", "wb") as file:
    file.write(firmware.with_drive(firmware.drive_image(files, {moment!r})))
"""


@pytest.mark.skipif(not vm.BINARY.exists(), reason=vm.MISSING)
def test_micropython_makes_the_same_file_byte_for_byte(tmp_path):
    """The browser page runs the same modules in its MicroPython."""
    from pathlib import Path

    (tmp_path / "core").mkdir()
    for name in CORE:
        shutil.copy(Path(fat_image.__file__).with_name(f"{name}.py"), tmp_path / "core")
    (tmp_path / "firmware.uf2").write_bytes(firmware("raspberry_pi_pico2_w"))
    script = SCRIPT.format(folder=str(tmp_path), moment=MOMENT)
    made = []
    for program in ([str(vm.BINARY), "-X", "heapsize=64M"], [sys.executable, "-I"]):
        (tmp_path / "script.py").write_text(script)
        subprocess.run([*program, str(tmp_path / "script.py")], check=True, timeout=120)
        made.append((tmp_path / "made.uf2").read_bytes())
        (tmp_path / "made.uf2").unlink()
    assert made[0] == made[1]
