"""Nothing is lost: the firmware in the simulator with power cuts, wrong settings, and failing code."""

import pytest

from glowgrid.words import pause
from host_sim.simulator import Simulator


def press(sim, keys):
    for key in keys:
        sim.press(key)


def start(**options):
    sim = Simulator(seed=1, **options)
    sim.power_on()
    sim.wait(2000)
    return sim


def again(sim):
    sim.power_off()
    sim.power_on()
    sim.wait(2000)
    return sim


def restored(sim):
    """Return the number of moves of the game restored at the last power-on, or None."""
    said = sim.serial.split("Glowgrid. Games")[-1]
    return int(said.split("continues after ")[1].split()[0]) if "continues after " in said else None


def test_an_unfinished_game_is_restored_and_its_moves_can_be_undone():
    sim = start()
    press(sim, "584#" + "123B")
    assert again(sim) and restored(sim) == 2
    sim.expect("Your game of Tic-tac-toe continues after 2 moves.")
    sim.expect("Player 1 (X) to move.")
    sim.hold("C", 600)
    sim.expect("Player 1 (X) plays c1.", 500)
    press(sim, "B" * 3)
    sim.expect("Moves taken back", 100)
    assert again(sim) and restored(sim) == 0
    press(sim, "*4##")  # leave, and confirm
    assert restored(again(sim)) is None
    sim.power_off()


def test_the_message_about_one_restored_move_uses_the_singular():
    sim = start()
    press(sim, "584#" + "1")
    again(sim).expect("Your game of Tic-tac-toe continues after 1 move.")
    sim.power_off()


def test_a_finished_game_is_not_restored_but_counts_in_the_statistics():
    sim = start()
    press(sim, "584#" + "14253")
    sim.wait(1500)
    assert restored(again(sim)) is None
    press(sim, "#A")
    while not sim.serial.endswith(dict(pause.PAUSE)["statistics"] + "\n"):
        press(sim, "6")
    press(sim, "#")
    sim.expect("Tic-tac-toe between people: player 1 won 1, others 0, 0 drawn.", 500)
    press(sim, "45")
    sim.expect("Delete all saved games", 200)
    press(sim, "5")
    sim.expect("Are you sure?", 200)
    press(sim, "4")
    press(sim, "555")
    sim.expect("All saved data is deleted.", 200)
    sim.expect("No finished games yet.", 200)
    sim.power_off()


def test_brightness_and_the_last_setup_are_restored():
    sim = start()
    press(sim, "6" + "5" + "84" + "86" + "#")  # connect four, two people, seven rows
    press(sim, "A885" + "**")
    sim.expect("Brightness: 60 percent.")
    press(sim, "*4#")
    again(sim)
    sim.expect("Connect X: # starts, 5 sets up", 100)
    press(sim, "#A885")
    sim.expect("Brightness: 80 percent.", 500)
    press(sim, "***4#58")
    sim.expect("Player 2: Person.", 500)
    press(sim, "8")
    sim.expect("Rows: 7", 500)
    sim.power_off()


@pytest.mark.parametrize(
    ("settings", "sentence", "plays"),
    [
        ({"GRID_WIDTH": 40}, "GRID_WIDTH = 40, but it must be", True),
        ({"BRIGHTNESS": "bright"}, 'BRIGHTNESS = "bright", but it must be', True),
        ({"KEYPAD_KEYS": "123A"}, 'KEYPAD_KEYS = "123A", but it must be', True),
        ({"KEYPAD_ROWS": "GP2 GP2"}, 'KEYPAD_ROWS = "GP2 GP2", but it must be', False),
        ({"KEYPAD_COLS": "GP0 GP7 GP8 GP9"}, 'KEYPAD_COLS = "GP0", but it must be another pin', False),
        ({"KEYPAD_COLS": "GP6 GP7 GP8"}, "KEYPAD_KEYS = ", False),
        ({"POWER_BUDGET_MA": 60}, "POWER_BUDGET_MA = 60, but 64 pixels", False),
    ],
)
def test_a_wrong_setting_is_reported_and_shown(settings, sentence, plays):
    with Simulator(settings=settings, soldered={"GRID_WIDTH": 8, "KEYPAD_COLS": "GP6 GP7 GP8 GP9"}, seed=1) as sim:
        sim.wait(600)
        assert sim.serial.count(sentence) == 1 and "Traceback" not in sim.serial
        lit = [(x, y) for y, row in enumerate(sim.frame()) for x, pixel in enumerate(row) if any(pixel)]
        mark = [(x, y) for y in (0, 1, 2, 3, 4, 6, 7) for x in (3, 4)]
        assert sorted(lit) == sorted(mark)
        sim.wait(12_000)
        assert ("Glowgrid. Games" in sim.serial) == plays


def test_a_crash_is_reported_and_shown_and_any_key_resumes_the_game(tmp_path):
    import shutil
    from pathlib import Path

    root = Path(__file__).resolve().parents[2]
    shutil.copytree(root / "lib", tmp_path / "lib", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("code.py", "boot.py", "settings.toml"):
        shutil.copy(root / name, tmp_path)
    pause = tmp_path / "lib" / "glowgrid" / "scenes" / "help.py"
    pause.write_text(pause.read_text().replace("def enter(self) -> None:", "def enter(self) -> None:\n        1 / 0"))
    sim = Simulator(root=tmp_path, seed=1)
    with sim:
        sim.wait(2000)
        press(sim, "584#" + "12" + "A" + "86#")
        sim.wait(200)
        sim.expect("ZeroDivisionError", 100)
        sim.expect("Something went wrong", 100)
        assert sum(any(pixel) for row in sim.frame() for pixel in row) > 20
        sim.wait(5000)
        sim.press("5")
        sim.wait(2500)
        assert restored(sim) == 2
        press(sim, "A86#")
        sim.wait(100)
        sim.press("*")
        sim.wait(2500)
        assert restored(sim) is None and not sim.machine.crashed
