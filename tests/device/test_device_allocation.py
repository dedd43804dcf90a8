"""At rest, the play scene allocates nothing: a board's heap never fills while people think."""

import pytest
from vm import needs_vm, run


@needs_vm
@pytest.mark.parametrize("state", ["digits", "cursor", "falling"])
def test_a_game_at_rest_allocates_nothing_in_a_hundred_frames(state):
    scene, figures = run("tests/device/allocation.py", state).split("\n", 1)
    allocated, frames = figures.split()
    assert (scene, int(allocated)) == ("Play", 0)
    assert int(frames) >= 99
