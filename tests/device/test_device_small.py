"""A board whose heap is too small for the games: a picture and a sentence at the start, not in the middle of one."""

import gc
import subprocess

import pytest
from vm import BINARY, ROOT, needs_vm

from host_sim.simulator import Simulator

SENTENCE = "MEMORY is short: "


def run(script, heap, *arguments):
    """Return what a script of this folder prints, and a traceback that it ends with."""
    command = [str(BINARY), "-X", f"heapsize={heap}", f"tests/device/{script}", *arguments]
    env = {"MICROPYPATH": f"{ROOT / 'lib'}:{ROOT / 'tools' / 'vm'}"}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, timeout=60)
    return done.stdout + done.stderr


def start(heap, least=20_000):
    """Return what code.py says in a heap of so many KB of the VM's words, if it wants `least` bytes to be left."""
    return run("small.py", f"{heap}wK", str(least))


@needs_vm
def test_the_reference_boards_heap_is_large_enough():
    assert start(158) == "Glowgrid. Games on a grid of light.\nscene Splash\n"


@needs_vm
def test_a_heap_that_leaves_too_little_is_told_at_the_start():
    said = start(158, least=1_000_000)
    assert 20_000 < int(said.split(SENTENCE)[1].split()[0]) < 1_000_000
    assert "scene Trouble" in said


@needs_vm
@pytest.mark.parametrize("heap", range(16, 72, 8))
def test_a_heap_in_which_nothing_starts_ends_with_a_sentence_and_no_traceback(heap):
    said = start(heap)
    assert SENTENCE in said and "scene Splash" not in said and "Traceback" not in said


@needs_vm
def test_a_start_that_runs_out_of_heap_lets_go_of_all_it_imported_before_it_shows_the_picture():
    nothing, everything, after = (int(used) for used in run("short.py", "1M").split("too small for it.")[1].split())
    assert after - nothing < (everything - nothing) / 3  # names stay, and what shows the picture


def test_the_light_tells_of_too_little_memory_and_a_key_goes_on(monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 19_999, raising=False)
    with Simulator(seed=1) as sim:
        sim.expect("MEMORY is short: 19999 bytes are left and 20000 are needed.", 1000)
        sim.wait(100)
        exclamation = sim.text()
        assert any(any(pixel) for row in sim.frame() for pixel in row)
        sim.wait(3000)
        assert sim.text() != exclamation  # the word MEMORY comes by
        sim.press("5")
        sim.press("5")
        sim.expect("browse", 500)


def test_enough_memory_is_not_mentioned(monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 20_000, raising=False)
    with Simulator(seed=1) as sim:
        sim.expect("browse", 3000)
        assert SENTENCE not in sim.serial
