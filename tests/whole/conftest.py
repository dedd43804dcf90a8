"""What the tests of the whole firmware share."""

import gc

import pytest


@pytest.fixture(scope="module", autouse=True)
def frozen():
    """Have the firmware's collections, one at each change of scene, not go through what the tests hold."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
