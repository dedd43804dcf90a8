"""The first light appears before the modules of the games are imported, at the splash screen's first brightness."""

import json
import subprocess
import sys

from tools.build.payload import ROOT


def start(kept=0, **values):
    """Start on the fake board. Return the frames sent (pixels, loaded modules), and how many came before the app."""
    line = [sys.executable, "tests/device/first_light.py", json.dumps(values | {"SEED": 1}), str(kept)]
    done = subprocess.run(line, capture_output=True, text=True, cwd=ROOT, check=True, timeout=60)
    return json.loads(done.stderr.splitlines()[-1])


def test_the_first_light_comes_before_the_app_the_games_and_the_session_are_imported():
    pixels, modules = start()["frames"][0]
    assert any(pixels)
    late = ("app.app", "games", "bots", "engine.game", "session", "scenes.menu")
    assert not [name for name in modules if name[9:].startswith(late)]


def test_the_splash_screen_continues_the_first_light_without_a_jump():
    started = start()
    assert started["started"] == 1 and started["scene"] == "Splash"
    assert len(started["frames"]) == 1  # 20 ms later the splash screen shows the same pixels


def test_the_first_light_has_the_brightness_saved_before_the_power_cut():
    usual, dim = start()["frames"][0][0], start(kept=3)["frames"][0][0]
    assert max(dim) < max(usual) and any(dim)
    assert [bool(pixel) for pixel in dim] == [bool(pixel) for pixel in usual]


def test_a_wrong_setting_shows_its_picture_and_no_light_before_it():
    started = start(BRIGHTNESS=101)
    assert started["scene"] == "Trouble" and started["started"] == 0
    assert "glowgrid.app.app" in started["frames"][0][1]
