"""A board with too small a heap for the games shows a picture and a sentence at the start, not during a game."""

import gc
from pathlib import Path

import pytest
from needs import needs_vm

from host_sim.simulator import Simulator
from tools import vm
from tools.build import payload

SENTENCE = "MEMORY is short: "
HERE = Path(__file__).resolve().parent


def start(drive, heap):
    """Return the output of code.py in a heap of `heap` K words of the VM, and the traceback of its end."""
    path = [*vm.drive(drive), vm.SCRIPTS]
    done = vm.start(str(HERE / "small_heap.py"), heap=f"{int(heap * 1024)}w", path=path, timeout=60)
    return done.stdout + done.stderr


@needs_vm
def test_the_reference_boards_heap_is_large_enough(drive):
    assert start(drive, 158) == "Glowgrid. Games on a grid of light.\nscene Splash\n"


@pytest.mark.slow(whole=True)
@needs_vm
def test_growing_heaps_first_fail_to_start_then_report_too_little_memory_then_work(drive):
    close = [50 + step / 4 for step in range(24)]
    told = [start(drive, heap) for heap in (*range(22, 50, 4), *close, *range(56, 100, 4))]
    assert not [said for said in told if "Traceback" in said]
    scenes = [said.partition("\nscene ")[2].strip() for said in told]
    assert list(dict.fromkeys(scenes)) == ["None", "Trouble", "Splash"]
    for said, scene in zip(told, scenes):
        assert (SENTENCE in said) == (scene != "Splash")
        if scene == "Trouble":
            assert int(said.split(SENTENCE)[1].split()[0]) < 46_000


@needs_vm
def test_a_start_that_runs_out_of_heap_unloads_its_imports_before_it_shows_the_picture(drive):
    said = vm.run(HERE / "out_of_heap.py", payload.names().get("build", "build"), heap="1M", path=vm.drive(drive))
    counts = said.split("Use a board or firmware with more memory.")[1].split()
    nothing, everything, after = (int(used) for used in counts)
    assert after - nothing < (everything - nothing) / 2  # names stay, and the modules of the picture


def test_the_grid_reports_too_little_memory_and_a_key_continues(monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 45_999, raising=False)
    with Simulator(seed=1) as sim:
        sim.expect("MEMORY is short: 45999 bytes are left and 46000 are needed.", 1000)
        sim.wait(100)
        exclamation = sim.text()
        assert any(any(pixel) for row in sim.frame() for pixel in row)
        sim.wait(3000)
        assert sim.text() != exclamation  # the word MEMORY scrolls by
        sim.press("5")
        sim.press("5")
        sim.expect("sets up", 500)


def test_enough_memory_is_not_mentioned(monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 46_000, raising=False)
    with Simulator(seed=1) as sim:
        sim.expect("sets up", 3000)
        assert SENTENCE not in sim.serial
