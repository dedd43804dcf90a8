"""The flash sector keeps its content without power, is erased as a whole, and a power cut leaves a realistic state."""

import contextlib

import pytest

from host_sim.parts import nvm
from host_sim.simulator import Simulator

IDLE = "\nimport microcontroller\nwhile True:\n    microcontroller.delay_us(1000)\n"
WRITE = "from microcontroller import nvm\nprint(bytes(nvm[0:4]))\nnvm[0:4] = b'%s'\nprint('written')" + IDLE


def test_nvm_survives_a_power_cycle(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.wait(100)
        sim.power_off()
        sim.power_on()
        sim.wait(100)
    assert sim.serial.splitlines() == [r"b'\xff\xff\xff\xff'", "written", "b'abcd'", "written"]
    assert sim.machine.sector.erasures == 1  # even writing the same bytes again needs an erase


def test_writing_to_erased_bytes_erases_nothing(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.wait(100)
    assert sim.machine.sector.erasures == 0
    assert sim.machine.sector.data[:5] == b"abcd\xff"


@pytest.mark.parametrize("byte", [0x00, 0x61, 0xFE, 0xFF])
def test_overwriting_other_bytes_erases_the_sector_once_and_keeps_the_rest(byte):
    sector = nvm.Sector()
    sector.write(0, b"abcd", lambda us: None)
    sector.write(4095, b"z", lambda us: None)
    assert sector.erasures == 0
    spent = []
    sector.write(1, bytes([byte]), spent.append)
    assert sector.erasures == 1
    assert bytes(sector.data) == b"a" + bytes([byte]) + b"cd" + b"\xff" * 4091 + b"z"
    assert nvm.ERASE_US < sum(spent) < nvm.ERASE_US + 17 * nvm.PROGRAM_US


def test_each_erasure_is_counted_and_writing_to_free_space_needs_none():
    sector = nvm.Sector()
    for at in range(0, 4096, 4):
        sector.write(at, b"text", lambda us: None)
    assert sector.erasures == 0
    for number in range(1, 4):
        sector.write(0, b"text", lambda us: None)
        assert sector.erasures == number


def test_the_power_fails_at_the_requested_step(drive):
    with Simulator(root=drive(WRITE % "abcd")) as sim:
        sim.machine.sector.cut_at = len(nvm.CLEARED) // 2
        sim.wait(100)
        sim.power_off()
    data = sim.machine.sector.data
    assert data[:4] != b"abcd" and is_between(data[:4], b"\xff" * 4, b"abcd") and data[4:] == b"\xff" * 4092
    assert "written" not in sim.serial


def is_between(data, more, fewer):
    """Return whether `data` has only bits that are set in `more`, and all bits that are set in `fewer`."""
    return all(a | b == a and b | c == b for a, b, c in zip(more, data, fewer))


def test_a_power_cut_during_an_erasure_sets_some_bits_all_over_the_sector(drive):
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
    """Return the content of a sector whose power was cut at step `cut` of a write."""
    sector = nvm.Sector()
    sector.data[:] = before

    def spend(us):
        if sector.steps > cut:
            raise EOFError

    with contextlib.suppress(EOFError):
        sector.write(start, data, spend)
    return bytes(sector.data)


def test_a_cut_during_programming_leaves_any_of_its_bits_and_the_later_pages_erased():
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
def test_nvm_refuses_the_same_operations_as_the_board(run, statement, error):
    assert error in run(f"from microcontroller import nvm\n{statement}")
