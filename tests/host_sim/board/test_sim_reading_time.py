"""Imports and collections take as long as on the board if asked for, and keys are noticed meanwhile."""

import pytest

from host_sim.simulator import Simulator

MODULE = "x = 1\n" * 1000


def at_menu(**options):
    sim = Simulator(seed=1, **options)
    sim.power_on()
    sim.expect("sets up", 6000)
    sim.wait(500)
    return sim


def took(sim, text):
    """Return the milliseconds until the firmware prints `text`."""
    before = sim.machine.now_us
    sim.expect(text, 6000)
    return (sim.machine.now_us - before) / 1000


def test_an_import_takes_time_by_the_size_of_its_source_and_less_as_mpy(drive):
    code = """
        from supervisor import ticks_ms
        before = ticks_ms()
        import adafruit_thing
        print("took", ticks_ms() - before)
    """
    root = drive(code)
    (root / "lib").mkdir(exist_ok=True)
    (root / "lib" / "adafruit_thing.py").write_text('"""A docstring is not deployed."""\n' + MODULE + "# nor is this\n")
    figures = {}
    for kind in ("", "source", "mpy"):
        with Simulator(root=root, reading_time=kind) as sim:
            sim.wait(1000)
            figures[kind] = int(sim.serial.split("took ")[1].split()[0])
    assert figures[""] == 0
    assert figures["source"] == pytest.approx(6 * 23, abs=3)
    assert 0 < figures["mpy"] < figures["source"] / 2


def test_a_collection_takes_15_ms_in_the_firmware_and_none_outside(drive):
    code = """
        import gc
        from supervisor import ticks_ms
        before = ticks_ms()
        gc.collect()
        print("took", ticks_ms() - before)
    """
    with Simulator(root=drive(code), reading_time="mpy") as sim:
        sim.wait(300)
        assert "took 15" in sim.serial


@pytest.mark.parametrize("kind", ["mpy", "source"])
def test_the_grid_stays_animated_while_a_game_loads(kind):
    sim = at_menu(reading_time=kind)
    sim.down("#")
    sim.wait(100)
    pictures = set()
    while "to move" not in sim.serial:
        pictures.add(sim.text())
        sim.wait(10)
    sim.power_off()
    assert len(pictures) > 2  # the light at the top edge moves


def test_a_tap_while_a_game_loads_counts_in_the_game():
    sim = at_menu(reading_time="mpy")
    sim.press("#")
    assert "to move" not in sim.serial
    sim.press("5")
    assert "to move" not in sim.serial
    sim.expect("Player 1 (X) plays b2", 2000)
    sim.power_off()


def test_a_second_tap_of_the_start_key_while_a_game_loads_picks_nothing():
    sim = at_menu(reading_time="mpy")
    for key in "66##":  # Quixo: its cursor starts in the middle, where the answer is either of two sentences
        sim.press(key)
    assert "to move" not in sim.serial
    sim.expect("to move", 2000)
    sim.wait(1000)
    assert "picked" not in sim.serial and "Now where" not in sim.serial
    sim.press("#")  # another press is noticed
    sim.wait(300)
    assert "picked" in sim.serial or "Now where" in sim.serial
    sim.power_off()


def test_keys_tapped_while_the_setup_loads_all_count():
    sim = at_menu(reading_time="mpy")
    for key in "5" + "8" + "4":
        sim.press(key)
    sim.expect("Player 2: Person", 2000)
    sim.power_off()
