"""Every scene is left with each key that its help names, at the first press."""

import pytest

from glowgrid.words import pause
from host_sim.simulator import Simulator
from tools.build.lifetimes_table import icons, scenes
from tools.check.fuzz import NAMED

LINES = dict(pause.PAUSE)
ITEMS = {name.capitalize(): LINES.get(name, name.capitalize()) for name, _ in icons()}
NOBODY = {"MQTT_BROKER": "127.0.0.1:1", "WIFI_SSID": "home"}  # a broker that does not answer
WAYS: dict = {scene: ({}, 2000, "#A") for scene in ITEMS}  # the scenes that the pause menu leads to
WAYS |= {  # settings, the ms from power-on to the first key, and the keys that open the scene
    "Trouble": ({"BRIGHTNESS": "bright"}, 200, ""),
    "Splash": ({}, 500, ""),
    "Menu": ({}, 2000, ""),
    "Setup": ({}, 2000, "5"),
    "Play": ({}, 2000, "#1"),
    "Result": ({}, 2000, "584#" + "14253"),
    "Analysis": ({}, 2000, "584#" + "14253" + 10 * "6" + "1"),  # the board shows the last move for a while
    "Replay": ({"REPLAY": "othello/8/f5d6c3"}, 2000, ""),
    "Pause": ({}, 2000, "#A"),
    "Ask": ({}, 2000, "#1D#"),
    "Connecting": (NOBODY, 2000, "5844#"),
    "Joining": (NOBODY | {"INVITATION": "0000-0000-0000-0000"}, 4000, ""),
    "Attract": ({"ATTRACT_SECONDS": 10}, 13_000, ""),
    "Demo": ({}, 2000, "0"),
    "Sleep": ({"SLEEP_MINUTES": 1}, 64_000, ""),
}
CASES = [(scene, key) for scene, keys in NAMED.items() for key in keys]


def test_each_scene_is_covered():
    assert set(WAYS) | {"More"} == {name.capitalize() for name in scenes()}  # for More, see test_whole_buttons


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(("scene", "key"), CASES)
def test_each_key_in_a_scenes_help_leaves_it(scene, key):
    settings, ms, keys = WAYS[scene]
    with Simulator(settings=settings, seed=1) as sim:
        sim.wait(ms)
        for each in keys:
            sim.press(each)
        if scene in ITEMS:
            while not sim.serial.endswith(ITEMS[scene] + "\n"):
                sim.press("6")
            sim.press("#")
        sim.wait({"Result": 1000, "Analysis": 1000, "Connecting": 3000}.get(scene, 0))
        before = sim.newest("glowgrid.app.app", "App").scene
        assert type(before).__name__ == scene
        sim.hold(key, 1000 if scene == "Check" else 60)
        assert sim.newest("glowgrid.app.app", "App").scene is not before
