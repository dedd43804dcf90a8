"""One command makes the benchmarks page; the type checker knows the board's modules."""

import subprocess
import sys

import pytest
from needs import needs_vm

from lab import benchmarks, engine_bench, heap, link_rounds
from tools.build.payload import ROOT


@pytest.mark.slow
@needs_vm
def test_both_python_implementations_are_measured():
    found = benchmarks.bench()
    assert len(found) >= 6 and all(len(values) == 2 for values in found.values())
    assert all(float(value) > 0 for values in found.values() for value in values)


@pytest.mark.slow
@needs_vm
def test_the_page_has_every_part(monkeypatch):
    monkeypatch.setattr(heap, "orders", lambda: [("tictactoe",)])
    monkeypatch.setattr(heap, "ROUNDS", 1)
    monkeypatch.setattr(engine_bench, "RUNS", 1)
    monkeypatch.setattr(engine_bench, "MOVES", 200)
    monkeypatch.setattr(link_rounds, "section", lambda: "with a wire")  # measured by test_tools_link_rounds
    said = benchmarks.page()
    parts = ["CPython", "| othello |", "board, estimated", "a scan of the keypad", "From power-on to the menu"]
    for part in [*parts, "handing over", "with a wire", "| menu | "]:
        assert part in said


def test_mypy_checks_hardware_code_against_circuitpythons_own_stubs():
    wrong = "import digitalio\ndigitalio.DigitalInOut('x').colour = 3\n"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "", "-c", wrong], cwd=ROOT, capture_output=True, text=True
    )
    assert 'expected "Pin"' in done.stdout and 'has no attribute "colour"' in done.stdout
