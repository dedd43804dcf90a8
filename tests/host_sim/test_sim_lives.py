"""Power, resets and endings; and nothing of the firmware's world outside its turns."""

import contextlib
import os
import sys
import time

import pytest

from host_sim import nvm
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


def test_nothing_of_the_firmwares_world_stays_outside_its_turns(drive):
    before = (
        sys.stdout,
        sys.stdin,
        list(sys.path),
        os.getenv,
        os.urandom,
        sys.modules["time"],
        set(sys.modules),
    )
    with Simulator(root=drive("import board, os, time\nprint(os.getenv('SEED'))" + IDLE), seed=3) as sim:
        sim.wait(50)
        now = (
            sys.stdout,
            sys.stdin,
            list(sys.path),
            os.getenv,
            os.urandom,
            sys.modules["time"],
            set(sys.modules),
        )
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
        (tmp_path / name / "lib" / "glowgrid_late.py").write_text(
            f"import os\nprint('{name}', os.getenv('SEED'))"
        )
        boards.append(Simulator(root=tmp_path / name, seed=len(boards) + 1))
    with boards[0] as one, boards[1] as two:
        for _ in range(20):
            one.wait(5)
            two.wait(5)
    assert (one.serial, two.serial) == ("one 1\n", "two 2\n")
    assert "glowgrid_late" not in sys.modules


def test_settings_are_texts_as_on_the_board_and_win_over_the_environment(drive, monkeypatch):
    monkeypatch.setenv("FROM_OUTSIDE", "yes")
    monkeypatch.setenv("NUMBER", "9")
    names = ["NUMBER", "WORD", "FROM_OUTSIDE", "NOWHERE", "OVER"]
    root = drive(f"import os\nprint([os.getenv(name) for name in {names}], os.getenv('X', 5))")
    (root / "settings.toml").write_text('NUMBER = 12\nWORD = "twelve"\nOVER = 1\n')
    with Simulator(root=root, settings={"OVER": "ridden"}) as sim:
        sim.wait(50)
    assert sim.serial.startswith("['12', 'twelve', 'yes', None, 'ridden'] 5")


def test_boot_runs_first_and_only_there_usb_can_change(drive):
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


def test_an_exception_shows_its_traceback_and_time_goes_on(drive):
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


def test_a_drive_without_code_says_so(tmp_path):
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


WRITE = "from microcontroller import nvm\nprint(bytes(nvm[0:4]))\nnvm[0:4] = b'%s'\nprint('written')" + IDLE


def test_nvm_outlives_the_power(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.wait(100)
        sim.power_off()
        sim.power_on()
        sim.wait(100)
    assert sim.serial.splitlines() == [r"b'\xff\xff\xff\xff'", "written", "b'abcd'", "written"]
    assert sim.machine.sector.erasures == 1  # the same bytes once more are written over what is there


def test_writing_to_erased_bytes_erases_nothing(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.wait(100)
    assert sim.machine.sector.erasures == 0
    assert sim.machine.sector.data[:5] == b"abcd\xff"


@pytest.mark.parametrize("byte", [0x00, 0x61, 0xFE, 0xFF])
def test_writing_over_anything_but_erased_bytes_erases_the_whole_sector_once_and_keeps_the_rest(byte):
    sector = nvm.Sector()
    sector.write(0, b"abcd", lambda us: None)
    sector.write(4095, b"z", lambda us: None)
    assert sector.erasures == 0
    spent = []
    sector.write(1, bytes([byte]), spent.append)
    assert sector.erasures == 1
    assert bytes(sector.data) == b"a" + bytes([byte]) + b"cd" + b"\xff" * 4091 + b"z"
    assert nvm.ERASE_US < sum(spent) < nvm.ERASE_US + 17 * nvm.PROGRAM_US


def test_each_erasure_is_counted_and_writing_beside_what_is_there_needs_none():
    sector = nvm.Sector()
    for at in range(0, 4096, 4):
        sector.write(at, b"text", lambda us: None)
    assert sector.erasures == 0
    for number in range(1, 4):
        sector.write(0, b"text", lambda us: None)
        assert sector.erasures == number


def test_the_power_goes_at_the_step_that_is_asked_for(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.machine.sector.cut_at = len(nvm.CLEARED) // 2
        sim.wait(100)
        sim.power_off()
    data = sim.machine.sector.data
    assert data[:4] != b"abcd" and is_between(data[:4], b"\xff" * 4, b"abcd") and data[4:] == b"\xff" * 4092
    assert "written" not in sim.serial


def is_between(data, more, fewer):
    """Tell whether `data` has no bit set that `more` has not, and every one that `fewer` has."""
    return all(a | b == a and b | c == b for a, b, c in zip(more, data, fewer))


def test_a_power_cut_while_the_sector_is_erased_sets_some_of_its_bits_all_over_it(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.machine.sector.data[:] = bytes(nvm.SIZE)
        sim.machine.sector.cut_at = nvm.SET.index(0.5) + 1
        sim.wait(100)
        sim.power_off()
    data = sim.machine.sector.data
    bits = [sum(byte.bit_count() for byte in data[page : page + nvm.PAGE]) for page in range(0, nvm.SIZE, nvm.PAGE)]
    assert all(0.4 < count / 8 / nvm.PAGE < 0.6 for count in bits)
    assert "written" not in sim.serial


def written_until(cut, start, data, before=b"\xff" * nvm.SIZE):
    """Return what a sector holds where the power went after so many steps of a write."""
    sector = nvm.Sector()
    sector.data[:] = before

    def spend(us):
        if sector.steps > cut:
            raise EOFError

    with contextlib.suppress(EOFError):
        sector.write(start, data, spend)
    return bytes(sector.data)


def test_a_cut_while_bytes_are_programmed_leaves_any_of_their_bits_and_the_pages_after_them_erased():
    found = [written_until(cut, 254, b"abcd") for cut in range(2 * len(nvm.CLEARED) + 1)]
    first, both = found[: len(nvm.CLEARED)], found[len(nvm.CLEARED) :]
    assert all(data[256:] == b"\xff" * 3840 and is_between(data[254:256], b"\xff\xff", b"ab") for data in first)
    assert all(data[254:256] == b"ab" and is_between(data[256:258], b"\xff\xff", b"cd") for data in both)
    assert len(set(found)) > 5 and found[-1][254:258] == b"abcd"


def test_an_early_cut_in_an_erasure_sets_a_thousandth_of_the_bits_and_a_late_one_nearly_all():
    before = bytes(range(256)) * 16
    counts = [sum(byte.bit_count() for byte in written_until(cut, 0, b"x", before)) for cut in range(len(nvm.SET))]
    assert 0 < counts[0] - 16384 < 60 and counts == sorted(counts)
    assert 32768 - 60 < counts[-2] <= 32768 == counts[-1]


@pytest.mark.parametrize(
    ("statement", "error"),
    [
        ("nvm[0:4] = b'12345'", "ValueError"),
        ("nvm[5000]", "IndexError"),
        ("nvm[0:8:2]", "NotImplementedError"),
    ],
)
def test_nvm_refuses_what_the_board_refuses(run, statement, error):
    assert error in run(f"from microcontroller import nvm\n{statement}")


def test_typed_text_reaches_the_serial_line(drive):
    root = drive(
        "import supervisor\nprint('you said', input('? '))\nprint(supervisor.runtime.serial_bytes_available)"
    )
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


def test_what_code_said_before_it_ended_stays_in_the_last_line(drive):
    with Simulator(root=drive("print('You may not.')")) as sim:
        sim.wait(50)
        assert sim.machine.serial.last_line == "You may not. Code done running."
        assert sim.machine.serial.last_lines(3) == ["You may not.", "Code done running."]


def test_an_end_is_unexpected_unless_something_of_its_last_line_was_expected(drive):
    with Simulator(root=drive("print('Hello.')\nprint('You may not.')")) as sim:
        sim.expect("Hello.", 100)
        assert sim.unexpected_end == "You may not. Code done running."
        sim.expect("may not", 100)
        assert sim.unexpected_end == ""


@pytest.mark.parametrize("moment", ["before the turn", "after the turn", "while it computes"])
def test_the_power_goes_whatever_ctrl_c_has_interrupted(drive, moment):
    """Ctrl-C may fall between the steps of a turn: the baton is then taken for given and is not, or both."""
    code = "while True: pass" if moment == "while it computes" else IDLE
    sim = Simulator(root=drive(code))
    sim.power_on()
    sim.machine.advance(50, 0.05)
    baton = sim.machine._baton
    if moment == "before the turn":
        baton.given = True  # and nothing was given
    elif moment == "after the turn":
        baton.give(1)
        baton.given = True  # what came back was taken
    before = time.monotonic()
    sim.power_off()
    assert time.monotonic() - before < 3
    assert not baton._thread.is_alive()


def test_wrong_settings_that_the_firmware_reads_are_left_to_the_firmware(drive):
    root = drive()
    assert Simulator(root=root, settings={"PIXEL_ORDER": "XYZ", "KEYPAD_KEYS": 123}).machine.faults == []
    (fault,) = Simulator(root=root, soldered={"PIXEL_ORDER": "XYZ"}).machine.faults
    assert fault.startswith("PIXEL_ORDER is 'XYZ'")


def test_a_pin_has_every_name_the_board_gives_it(drive):
    for name in ("A0", "GP26_A0", "GP26"):
        assert Simulator(root=drive(), settings={"PIXEL_PIN": name}).machine.hardware.pixel_pin == "GP26"
