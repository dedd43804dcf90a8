"""Small firmwares for the simulator's tests, each written by its test."""

import os
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parents[2])
if ROOT not in sys.path:
    sys.path.append(ROOT)

os.environ["XDG_STATE_HOME"] = os.devnull  # no test saves anything in the user's own folder

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
    """Return a function that writes files, named without .py, to an empty CIRCUITPY drive and returns its folder."""

    def write(code=KEYPAD, **others):
        for name, text in {"code": code, **others}.items():
            (tmp_path / f"{name}.py").write_text(textwrap.dedent(text), encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def run(drive):
    """Return a function that runs a code.py for some milliseconds and returns its output."""
    from host_sim.simulator import Simulator

    def run_it(code, ms=100, **options):
        with Simulator(root=drive(code), **options) as sim:
            sim.wait(ms)
            return sim.serial

    return run_it


@pytest.fixture(autouse=True)
def users_file(tmp_path, monkeypatch):
    """Return the path of the user's saved games in this test. The real ones are never touched."""
    from host_sim import state

    path = tmp_path / "home" / "glowgrid" / "simulator.json"
    monkeypatch.setattr(state, "users_file", lambda: path)
    return path


@pytest.fixture
def games_file(tmp_path):
    """Return a path for saved games in a folder that does not exist yet."""
    return tmp_path / "folder" / "games.json"
