"""A drive's boot.py and code.py: power, resets and endings; outside their turns they leave no trace."""

import os
import sys
import time

from host_sim.simulator import Simulator

IDLE = "\nimport microcontroller\nwhile True:\n    microcontroller.delay_us(1000)\n"


def test_each_power_on_starts_from_nothing(drive):
    root = drive("import glowgrid_part\nglowgrid_part.count += 1\nprint('count', glowgrid_part.count)" + IDLE)
    (root / "lib").mkdir()
    (root / "lib" / "glowgrid_part.py").write_text("count = 0\n")
    with Simulator(root=root) as sim:
        sim.wait(50)
        sim.power_off()
        sim.power_on()
        sim.wait(50)
    assert sim.serial.split("\n") == ["count 1", "count 1", ""]


def world():
    """Return the parts of an interpreter that the firmware's turns change."""
    return sys.stdout, sys.stdin, list(sys.path), os.getenv, os.urandom, sys.modules["time"], set(sys.modules)


def test_the_firmwares_environment_is_restored_between_its_turns(drive):
    before = world()
    with Simulator(root=drive("import board, os, time\nprint(os.getenv('SEED'))" + IDLE), seed=3) as sim:
        sim.wait(50)
        now = world()
        assert now[:6] == before[:6]
        assert not {"board", "supervisor", "code"} & (now[6] - before[6])
        assert os.getenv("SEED") is None
        assert time.sleep.__module__ == "time"
    assert sim.serial == "3\n"


LATE_IMPORT = """
import microcontroller
microcontroller.delay_us(30_000)
import glowgrid_late
while True:
    microcontroller.delay_us(1000)
"""


def test_two_boards_run_side_by_side(tmp_path):
    boards = []
    for name in ("one", "two"):
        (tmp_path / name / "lib").mkdir(parents=True)
        (tmp_path / name / "code.py").write_text(LATE_IMPORT)
        (tmp_path / name / "lib" / "glowgrid_late.py").write_text(f"import os\nprint('{name}', os.getenv('SEED'))")
        boards.append(Simulator(root=tmp_path / name, seed=len(boards) + 1))
    with boards[0] as one, boards[1] as two:
        for _ in range(20):
            one.wait(5)
            two.wait(5)
    assert (one.serial, two.serial) == ("one 1\n", "two 2\n")
    assert "glowgrid_late" not in sys.modules


def test_settings_are_texts_as_on_the_board_and_override_the_environment(drive, monkeypatch):
    monkeypatch.setenv("FROM_OUTSIDE", "yes")
    monkeypatch.setenv("NUMBER", "9")
    names = ["NUMBER", "WORD", "FROM_OUTSIDE", "NOWHERE", "OVER"]
    root = drive(f"import os\nprint([os.getenv(name) for name in {names}], os.getenv('X', 5))")
    (root / "settings.toml").write_text('NUMBER = 12\nWORD = "twelve"\nOVER = 1\n')
    with Simulator(root=root, settings={"OVER": "ridden"}) as sim:
        sim.wait(50)
    assert sim.serial.startswith("['12', 'twelve', 'yes', None, 'ridden'] 5")


def test_boot_py_runs_first_and_only_it_can_change_usb(drive):
    root = drive(
        code="import storage\nprint('code')\nstorage.disable_usb_drive()",
        boot="import board, digitalio, storage, usb_cdc, usb_hid, usb_midi\nstorage.disable_usb_drive()\n"
        "usb_hid.disable()\nusb_midi.disable()\nusb_cdc.enable(console=True, data=False)\n"
        "pin = digitalio.DigitalInOut(board.GP2)\npin.switch_to_input(digitalio.Pull.UP)\n"
        "print('boot', pin.value)",
    )
    with Simulator(root=root) as sim:
        sim.wait(50)
    assert sim.serial.startswith("boot True\ncode\n")
    assert "RuntimeError: Cannot change USB devices now" in sim.serial


def test_an_exception_shows_its_traceback_and_time_continues(drive):
    root = drive(
        """
        import board, neopixel
        pixels = neopixel.NeoPixel(board.GP0, 64)
        pixels[0] = (99, 0, 0)
        raise OSError("broken")
        """
    )
    with Simulator(root=root) as sim:
        sim.wait(1000)
        assert sim.machine.now_us == 1_000_000
        assert sim.frame()[0][0] == (99, 0, 0)
    assert sim.machine.crashed
    assert 'File "code.py", line 5, in <module>' in sim.serial
    assert sim.serial.endswith("OSError: broken\n\nCode done running.\n")
    assert "host_sim" not in sim.serial


def test_a_drive_without_code_is_reported(tmp_path):
    with Simulator(root=tmp_path) as sim:
        sim.wait(50)
    assert "code.py" in sim.serial
    assert sim.machine.crashed


def test_reset_and_reload_start_again(drive):
    root = drive(
        code="""
        import microcontroller, supervisor
        from microcontroller import nvm
        nvm[0] = nvm[0] - 1
        print("run", 255 - nvm[0], microcontroller.cpu.reset_reason)
        if nvm[0] == 254:
            microcontroller.reset()
        if nvm[0] == 253:
            supervisor.reload()
        """,
        boot="print('boot')",
    )
    with Simulator(root=root) as sim:
        sim.wait(1000)
    assert sim.serial.split("\n")[:5] == [
        "boot",
        "run 1 POWER_ON",
        "boot",
        "run 2 SOFTWARE",
        "run 3 SOFTWARE",
    ]


def test_typed_text_reaches_the_serial_console(drive):
    root = drive("import supervisor\nprint('you said', input('? '))\nprint(supervisor.runtime.serial_bytes_available)")
    with Simulator(root=root) as sim:
        sim.type("hello\nmore")
        sim.wait(100)
    assert "? you said hello\n4\n" in sim.serial


def test_with_a_seed_even_the_entropy_repeats(run):
    code = "import os\nprint(os.urandom(8))"
    assert run(code, seed=1) == run(code, seed=1) != run(code, seed=2)


def test_pdb_works_within_the_firmware(run):
    said = run("import code, pdb\nprint(hasattr(code, 'InteractiveConsole'), pdb.Pdb.__name__)")
    assert said.startswith("True Pdb")


def test_the_firmwares_time_has_what_a_calendar_needs(drive):
    program = "import time\nprint(time.struct_time, hasattr(time, 'localtime'))" + IDLE
    with Simulator(root=drive(program)) as sim:
        sim.wait(50)
    assert sim.serial == "<class 'time.struct_time'> True\n"
