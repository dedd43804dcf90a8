"""The type checker knows the board's modules."""

import subprocess
import sys

from tools.build.payload import ROOT


def test_mypy_checks_hardware_code_against_circuitpythons_own_stubs():
    wrong = "import digitalio\ndigitalio.DigitalInOut('x').colour = 3\n"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "", "-c", wrong], cwd=ROOT, capture_output=True, text=True
    )
    assert 'expected "Pin"' in done.stdout and 'has no attribute "colour"' in done.stdout
