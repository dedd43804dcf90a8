"""The board scans its keys often enough to catch every tap, by an estimate of a walk through the scenes."""

import json
import subprocess
import sys

import pytest

from lab.pace import keypad_scan_gaps, table

SCAN_MS = 20  # from one scan to the next, without the longest import
ROUND_MS = 25  # for a round that draws

counts_bytecode = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the rates are of Python 3.11's bytecode")


@pytest.fixture(scope="module")
def walked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("drive")
    table.drive(folder)

    def walk(language, size):
        line = [sys.executable, "-m", "lab.pace.keypad_scan_gaps", str(folder), language, str(size)]
        done = subprocess.run(line, capture_output=True, text=True, cwd=table.ROOT, check=True)
        return json.loads(done.stdout)

    found = {}
    return lambda *of: found.setdefault(of, None) or found.update({of: walk(*of)}) or found[of]


@counts_bytecode
@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(("language", "size"), [("es", 16), ("en", 8), ("de", 8)])
def test_keys_are_scanned_every_20_ms_except_during_an_import(walked, language, size):
    longest = walked(language, size)
    assert {"pause", "rules", "new game", "play on the largest board"} <= set(longest)
    assert {what: ms["gap"] for what, ms in longest.items() if ms["gap"] > SCAN_MS} == {}


@counts_bytecode
@pytest.mark.slow(weekly=True)
@pytest.mark.parametrize(("language", "size"), [("es", 16), ("en", 8), ("de", 8)])
def test_a_round_that_draws_takes_at_most_25_ms(walked, language, size):
    longest = walked(language, size)
    assert {what: ms["round"] for what, ms in longest.items() if ms["round"] > ROUND_MS} == {}


def test_a_gap_excludes_its_longest_import():
    times = [0.0, 10_000.0, 90_000.0]
    imports = [(40_000.0, 25_000.0, "glowgrid.one"), (70_000.0, 30_000.0, "glowgrid.other")]
    assert keypad_scan_gaps.longest_gap(times, imports) == 50
    assert keypad_scan_gaps.longest_gap(times[:2], []) == 10
