"""At rest, the play scene allocates nothing: a board's heap never fills while people think."""

from pathlib import Path

import pytest
from needs import needs_vm

from tools import vm

HERE = Path(__file__).resolve().parent


@needs_vm
@pytest.mark.parametrize("state", ["digits", "cursor", "falling"])
def test_a_game_at_rest_allocates_nothing_in_a_hundred_frames(state):
    scene, figures = vm.run(HERE / "allocation.py", state, path=[vm.LIB, HERE]).split("\n", 1)
    allocated, frames = figures.split()
    assert (scene, int(allocated)) == ("Play", 0)
    assert int(frames) >= 99
