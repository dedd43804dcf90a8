"""Small firmwares for the simulator's tests: each test writes the code.py it needs."""

import os
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parents[2])
if ROOT not in sys.path:
    sys.path.append(ROOT)

os.environ["XDG_STATE_HOME"] = os.devnull  # no test, nor what it starts, keeps anything where the user does

KEYPAD = """
import board, digitalio, microcontroller
from adafruit_matrixkeypad import Matrix_Keypad

def pins(names):
    return [digitalio.DigitalInOut(getattr(board, name)) for name in names.split()]

rows, cols = pins("GP2 GP3 GP4 GP5"), pins("GP6 GP7 GP8 GP9")
keypad = Matrix_Keypad(rows, cols, ["123A", "456B", "789C", "*0#D"])
before = None
while True:
    keys = "".join(keypad.pressed_keys)
    if keys != before:
        print(f"<{keys}>")
        before = keys
    microcontroller.delay_us(1000)
"""


@pytest.fixture
def drive(tmp_path):
    """Write files to an empty CIRCUITPY drive, given by name without .py; answers its folder."""

    def write(code=KEYPAD, **others):
        for name, text in {"code": code, **others}.items():
            (tmp_path / f"{name}.py").write_text(textwrap.dedent(text), encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def run(drive):
    """Run a code.py for some milliseconds; answers what it printed."""
    from host_sim.simulator import Simulator

    def run_it(code, ms=100, **options):
        with Simulator(root=drive(code), **options) as sim:
            sim.wait(ms)
            return sim.serial

    return run_it


@pytest.fixture(autouse=True)
def users_file(tmp_path, monkeypatch):
    """Where a simulator of this test would keep the user's saved games: it never touches the real ones."""
    from host_sim import state

    path = tmp_path / "home" / "glowgrid" / "simulator.json"
    monkeypatch.setattr(state, "users_file", lambda: path)
    return path


@pytest.fixture
def games_file(tmp_path):
    """A file for saved games, in a folder that is still to be made."""
    return tmp_path / "folder" / "games.json"
