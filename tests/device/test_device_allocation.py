"""A game at rest allocates nothing, so a board's heap does not fill while people think."""

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


@pytest.mark.slow(whole=True)
@needs_vm
@pytest.mark.parametrize("how", ["cable", "network"])
def test_an_online_match_at_rest_allocates_little_and_nothing_in_most_rounds(how):
    """Otherwise garbage would be collected every other second, and a frame would be late each time."""
    said = vm.run(HERE / "linked_allocation.py", how, path=[vm.LIB, HERE, vm.SCRIPTS], heap="8M").split()
    scene, is_played, allocated, nothing = said[0], said[1], int(said[2]), int(said[3])
    assert (scene, is_played) == ("Play", "True")
    assert nothing > 3400 and allocated / 20 < 5000 * vm.BOARD_TO_VM  # of 4,000 rounds, in 20 s
