"""What all tests share."""

import gc
import sys
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parent.parent)

# the repo's root goes to the end: its code.py must not hide the standard library's `code` (pdb's)
sys.path[:] = [entry for entry in sys.path if entry not in ("", ROOT)] + [ROOT]


@pytest.fixture(scope="module", autouse=True)
def frozen():
    """Have the firmware's collections, one at each change of scene, not go through what the tests hold."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
