"""A keypad that CircuitPython scans in the background: KEYPAD_SCANNER = "keymatrix"."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.simulator import Simulator

ROOT = Path(__file__).resolve().parents[2]
LACKING = """
import sys
import fake_board
sys.modules["keypad"] = None
fake_board.install({"SEED": 1, "KEYPAD_SCANNER": "keymatrix"})
from glowgrid.startup import start
app = start()
for _ in range(400):
    app.tick()
    app.console.clock.wait(5)
fake_board.Board.down = [5]
for _ in range(20):
    app.tick()
    app.console.clock.wait(5)
print(app.console.keypad._held[1] == 2)
"""
KEYMATRIX = {"KEYPAD_SCANNER": "keymatrix"}
MENU = ["Tic-tac-toe", "Connect X", "Quixo", "Gomoku", "Othello", "Domineering"]


@pytest.fixture
def sim():
    with Simulator(seed=1, settings=KEYMATRIX) as sim:
        sim.wait(3000)
        yield sim


def said(sim):
    return sim.serial.splitlines()


def shown(sim):
    """Return the game whose icon the menu shows."""
    return next(title for line in reversed(said(sim)) for title in MENU if line.startswith(title + ":"))


def test_keys_play_as_with_the_default_scanner(sim):
    sim.press("6")
    sim.wait(200)
    assert shown(sim) == MENU[1]
    sim.press("4")
    sim.press("#")
    sim.wait(2000)
    sim.press("5")
    sim.wait(500)
    assert "Player 1 (X) plays b2." in said(sim)


def test_taps_while_the_program_is_busy_are_all_read_in_order(sim):
    machine = sim.machine
    for tap in range(4):
        machine.later(100_000 * tap, lambda: sim.down("6"))
        machine.later(100_000 * tap + 60_000, lambda: sim.up("6"))
    machine.charge(450_000)  # as long as an import or an erasure
    sim.wait(1500)
    assert shown(sim) == MENU[4]


def test_a_held_key_repeats_until_its_release(sim):
    sim.down("6")
    sim.wait(500 + 4 * 150 + 60)  # the menu follows every second repeat, so that its icons do not flicker
    sim.up("6")
    sim.wait(600)
    assert shown(sim) == MENU[4]


def test_a_phantom_key_of_a_rectangle_is_refused(sim):
    lines = len(said(sim))
    for key in "13":
        sim.down(key)
        sim.wait(100)
    sim.down("4")  # 6 would browse, and reads closed
    sim.wait(100)
    assert not any(line.startswith("Connect X:") for line in said(sim)[lines:])


def test_a_key_held_from_power_on_reports_its_press_and_its_release():
    with Simulator(seed=1, settings=KEYMATRIX) as sim:
        sim.down("*")
        sim.wait(3000)
        sim.up("*")
        sim.press("6")
        sim.wait(300)
        assert shown(sim) == MENU[1]


def test_events_beyond_the_queue_are_lost_and_later_ones_are_read(sim):
    machine = sim.machine
    for turn in range(40):
        for key in "1379":
            machine.later(60_000 * turn, lambda key=key: sim.down(key))
            machine.later(60_000 * turn + 30_000, lambda key=key: sim.up(key))
    machine.charge(3_000_000)
    sim.wait(5000)
    sim.press("6")
    sim.wait(300)
    assert shown(sim) == MENU[1]


def test_bouncing_contacts_count_as_one_press():
    with Simulator(seed=1, settings=KEYMATRIX, bounce_ms=8) as sim:
        sim.wait(3000)
        for turn in range(1, 4):
            sim.press("6")
            sim.wait(300)
            assert shown(sim) == MENU[turn]


def test_a_board_without_keymatrix_reports_it_and_scans_by_itself():
    line = [sys.executable, "-c", LACKING]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "lib"), str(ROOT / "tools" / "vm")])}
    done = subprocess.run(line, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    told = "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix."
    assert f'KEYPAD_SCANNER = "keymatrix", but it must be {told}' in done.stdout
    assert done.stdout.endswith("True\n")
