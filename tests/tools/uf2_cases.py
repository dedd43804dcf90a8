"""Firmware, files and helpers for the tests of the UF2 tool."""

from synthetic_firmware import firmware

from tools.build import payload
from tools.build.uf2 import uf2_command

PICO, PICO_W = "raspberry_pi_pico", "raspberry_pi_pico_w"
FILES = {
    "boot.py": b"boot",
    "settings.toml": (payload.ROOT / "settings.toml").read_bytes(),
    "lib/glowgrid/games/catalogue.txt": (payload.ROOT / "lib/glowgrid/games/catalogue.txt").read_bytes(),
    "lib/glowgrid/app/app.mpy": b"C\x06" + bytes(3000),
    **{f"lib/glowgrid/words/{name}/games.mpy": b"C\x06" + bytes(9000) for name in ("en", "de", "es")},
    "licences/glowgrid.txt": b"MIT",
    "code.py": b"start",
}
FLASH_SIZES = {"raspberry_pi_pico2": 0x400000, "raspberry_pi_pico2_w": 0x400000}


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


def unpacked(folder, files):
    """Return the drive of a board that was started once, as a folder."""
    root = folder / "CIRCUITPY"
    for path, content in {**files, "boot_out.txt": b"Adafruit CircuitPython 10.2.1 on 2026-05-12\n"}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    return root
