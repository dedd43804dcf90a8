"""Test selection: the default run and --rest together run every test but the weekly ones, and no case twice."""

import subprocess
import sys

import pytest

from tools.build.payload import ROOT

PLACES = "tests/online/mqtt", "tests/saves/test_saves_flash.py", "tests/lab/test_lab_online_frame_times.py"


def collected(*options):
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-p", "no:cacheprovider", *options, *PLACES]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    found = [line for line in done.stdout.splitlines() if "::" in line]
    assert len(set(found)) == len(found) > 0, done.stdout + done.stderr
    return set(found)


@pytest.mark.slow(weekly=True)
def test_the_default_run_and_the_rest_together_have_every_test_but_the_weekly_ones_and_no_case_twice():
    default, rest, all_cases = collected(), collected("--rest"), collected("--slow")
    assert default | rest <= all_cases
    tests, all_tests = ({case.partition("[")[0] for case in found} for found in (default | rest, all_cases))
    assert {test.partition("::")[2] for test in all_tests - tests} == {
        "test_no_frame_is_delayed_by_the_connection",
        "test_a_connection_that_blocks_is_detected",
    }
    assert [case.partition("::")[2] for case in default & rest] == [
        "test_a_cut_after_the_first_few_bits_of_an_erasure_leaves_nothing"
    ]
    for name, count in (("thousands_of_cuts", 1), ("[mosquitto]", 1), ("[nats-server]", 1)):
        assert sum(name in case for case in default) == count
