"""What all tests share."""

import gc
import os
import re
import sys
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parent.parent)

# the repo's root goes to the end: its code.py must not hide the standard library's `code` (pdb's)
sys.path[:] = [entry for entry in sys.path if entry not in ("", ROOT)] + [ROOT]

os.environ["LANGUAGE"] = "en"  # whatever this computer speaks


def pytest_addoption(parser):
    parser.addoption("--game", help="run only what is tested for every game, for the game of this key")
    parser.addoption("--slow", action="store_true", help="run all cases of the tests marked slow, not a tenth")


def pytest_configure(config):
    key = config.getoption("--game")
    if key is None:
        return
    sys.path.insert(0, ROOT + "/lib")
    from glowgrid import games

    keys = [row[0] for row in games.CATALOGUE]
    if key not in keys:
        told = " ".join([f"There is no game {key!r}; there are {', '.join(keys)}.", *games.FAULTS])
        raise pytest.UsageError(told)


def of_game(items, key):
    """Return the cases that name the game `key` among their parameters, whatever else they name, and its own tests."""
    from glowgrid import games

    row = next(row for row in games.CATALOGUE if row[0] == key)
    return [
        item
        for item in items
        if {row[0], row[2]} & set(re.split(r"[][\- ,]", item.nodeid.partition("[")[2]))
        or item.path.name == f"test_games_{key}.py"
    ]


def pytest_collection_modifyitems(config, items):
    """Keep the cases of one game where one is asked for, else every tenth of each slow test, its first among them; one
    that counts its own cases stays, and one that has none runs only with --slow."""
    if config.getoption("--game"):
        chosen = of_game(items, config.getoption("--game"))
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen
        return
    if config.getoption("--slow"):
        return
    seen: dict = {}
    kept, left = [], []
    for item in items:
        number = 0
        if item.get_closest_marker("slow") and "cases" not in item.fixturenames:
            name = item.nodeid.partition("[")[0]
            number = seen[name] = seen.get(name, -1) + 1
            if not hasattr(item, "callspec"):
                number = 1
        (left if number % 10 else kept).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)


@pytest.fixture(scope="session")
def cases(request):
    """For a slow test that counts its own cases: `cases(1000)` is how many of 1,000 are to run now."""
    return lambda count: count if request.config.getoption("--slow") else max(1, count // 10)


@pytest.fixture(scope="module", autouse=True)
def frozen():
    """Have the firmware's collections, one at each change of scene, not go through what the tests hold."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
