"""The MicroPython VM, where the platform has it: runs a file of ours with a heap as small as a board's."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
BINARY = Path(sys.executable).parent / "micropython"

needs_vm = pytest.mark.skipif(not BINARY.exists(), reason="no MicroPython VM for this platform")


def run(script, *arguments, heap="190wK"):
    """Run `script` (a path below the repo's root) on the VM and return what it printed."""
    paths = f"{ROOT / 'lib'}:{ROOT / 'tests' / 'device'}"
    command = [str(BINARY), "-X", f"heapsize={heap}", str(ROOT / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={"MICROPYPATH": paths}, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
