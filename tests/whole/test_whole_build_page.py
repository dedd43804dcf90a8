"""docs/builders/build.md: its program finds a keypad's wires, its links work, and boards have the pins it names."""

import re
from importlib import metadata
from pathlib import Path

import pytest

from host_sim.simulator import Simulator

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "builders" / "build.md").read_text(encoding="utf-8")
BOARDS = {
    "Pico W": "raspberry_pi_pico",
    "Pico 2": "raspberry_pi_pico2",
    "Feather M4": "feather_m4_express",
    "DevKitC-1": "espressif_esp32s3_devkitc_1_n8",
}


def test_the_keypad_program_prints_the_two_pins_of_a_key(tmp_path):
    (tmp_path / "code.py").write_text(re.search(r"```python\n(.*?)```", PAGE, re.S).group(1), encoding="utf-8")
    mixed = {"KEYPAD_ROWS": "GP3 GP9 GP2 GP5", "KEYPAD_COLS": "GP4 GP6 GP8 GP7"}
    with Simulator(settings=mixed, settings_file=ROOT / "settings.toml", root=tmp_path, seed=1) as sim:
        sim.wait(200)
        for key in "126":
            sim.hold(key, 100)
            sim.wait(50)
        assert [line.split() for line in sim.serial.splitlines()] == [["GP3", "GP4"], ["GP3", "GP6"], ["GP8", "GP9"]]


def test_every_link_leads_somewhere():
    heads = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in re.findall(r"^#+ (.*)$", PAGE, re.M)}
    links = re.findall(r"\]\(([^)\s]+)\)", PAGE.replace("\n", " "))
    assert {link[1:] for link in links if link.startswith("#")} <= heads
    files = {link.partition("#")[0] for link in links if not link.startswith(("#", "http"))}
    assert files and all((ROOT / "docs" / "builders" / file).exists() for file in files)


@pytest.mark.parametrize("board", BOARDS)
def test_each_board_has_the_pins_in_its_row(board):
    stubs = Path(str(metadata.distribution("circuitpython-stubs").locate_file("board_definitions")))
    known = (stubs / BOARDS[board] / "__init__.pyi").read_text(encoding="utf-8")
    section = PAGE.partition("\n## Boards\n")[2]
    row = next(line for line in section.splitlines() if line.startswith("| ") and board in line and " | " in line)
    pins = " ".join(row.split(" | ")[1:4]).split()
    assert len(pins) == len(set(pins)) == 9
    assert all(re.search(rf"^{pin}: ", known, re.M) for pin in pins)
