"""The same code on Blinka, as on a Raspberry Pi, here with Blinka's generic board and fake pins."""

import os
import subprocess
import sys
from importlib import util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SCRIPT = """
from glowgrid.app.app import App
from glowgrid.app.loader import Loader
from glowgrid.hal.console_builder import build_console
from glowgrid.config.settings import Settings
from glowgrid.startup import light

settings = Settings()
made = build_console(settings)
app = App(made, settings, light(made, False), Loader([]))
shown = False
for _ in range(400):
    app.tick()
    shown = shown or any(app.canvas.pixels)
    app.console.clock.wait(5)
print(type(app.scene).__name__, shown)
"""
SETTINGS = {
    "PIXEL_PIN": "NEOPIXEL",
    "KEYPAD_ROWS": "Dx_OUTPUT DOTSTAR_DATA DOTSTAR_CLK Ax_OUTPUT",
    "KEYPAD_COLS": "Dx_INPUT_TRUE Dx_INPUT_TRUE_PULL_UP Dx_INPUT_TRUE_PULL_DOWN",
    "KEYPAD_KEYS": "123 456 789 *0#",
    "GRID_WIDTH": "8",
}


@pytest.mark.skipif(util.find_spec("adafruit_blinka") is None, reason="Blinka is not installed")
def test_on_blinka_the_app_starts_with_settings_from_the_environment(tmp_path):
    env = {**os.environ, **SETTINGS, "BLINKA_OS_AGNOSTIC": "1", "HOME": str(tmp_path)}
    env["PYTHONPATH"] = str(ROOT / "lib")
    line = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(line, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert said[0] == "Glowgrid. Games on a grid of light."
    assert said[1].startswith("Tic-tac-toe: # starts, 5 sets up")
    assert said[-1] == "Menu True"
