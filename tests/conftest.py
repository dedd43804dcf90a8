"""Options, case selection and fixtures for all tests."""

import gc
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest

DEFAULT, REST = 20, 5  # one case of so many of a slow test runs by default, and with --rest

ROOT = str(Path(__file__).resolve().parent.parent)

# put the repository's root last, so that our code.py does not hide the standard library's `code`, which pdb imports
sys.path[:] = [entry for entry in sys.path if entry not in ("", ROOT)] + [ROOT]

os.environ["LANGUAGE"] = "en"  # whatever the language of this computer
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # otherwise SDL catches SIGTERM while a window is open
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # keep the tree clean, but let all processes share what one compiles
    os.environ.setdefault("PYTHONPYCACHEPREFIX", ROOT + "/build/bytecode")
    sys.dont_write_bytecode, sys.pycache_prefix = False, os.environ["PYTHONPYCACHEPREFIX"]
gc.set_threshold(50_000, 20, 50)  # by default, garbage collections take a quarter of the time to collect the tests
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # a shell starts background processes this way
    signal.signal(signal.SIGINT, signal.default_int_handler)  # lets Ctrl-C end the processes that tests start


def pytest_addoption(parser):
    parser.addoption("--game", help="run only what is tested for every game, for the game of this key (or KEY,KEY)")
    parser.addoption("--slow", action="store_true", help="run all cases, and every broker, not a share of them")
    parser.addoption("--rest", action="store_true", help="run a fifth of the slow cases, none that runs without it")


def pytest_configure(config):
    chosen = config.getoption("--game")
    if chosen is None:
        return
    sys.path.insert(0, ROOT + "/lib")
    from glowgrid import games

    keys = [row[0] for row in games.CATALOGUE]
    for key in chosen.split(","):
        if key in keys:
            continue
        told = " ".join([f"There is no game {key!r}; there are {', '.join(keys)}.", *games.FAULTS])
        raise pytest.UsageError(told)


def pytest_unconfigure(config):
    """Remove what was compiled in temporary folders."""
    if str(sys.pycache_prefix).startswith(ROOT) and not hasattr(config, "workerinput"):
        shutil.rmtree(str(sys.pycache_prefix) + tempfile.gettempdir(), ignore_errors=True)


def of_game(items, key):
    """Return the tests of the game `key`: cases with the game among their parameters, and those in its own file."""
    from glowgrid import games

    row = next(row for row in games.CATALOGUE if row[0] == key)
    return [
        item
        for item in items
        if {row[0], row[2]} & set(re.split(r"[][\- ,]", item.nodeid.partition("[")[2]))
        or item.path.name == f"test_games_{key}.py"
    ]


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Collect without garbage collections, which would take more than half of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config, items):
    """Keep the cases that the options select: one game's, all, the default selection, or the rest."""
    if config.getoption("--game"):
        chosen = set().union(*(of_game(items, key) for key in config.getoption("--game").split(",")))
    elif config.getoption("--slow"):
        chosen = set(items)
    else:
        chosen = rest(items) if config.getoption("--rest") else kept(items)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = long_ones_first([item for item in items if item in chosen])


def long_ones_first(items):
    """Return the cases in an order in which each process of pytest-xdist begins with tests that take minutes, so that
    none of them runs alone at the end. At first, each process has an equal part of the list."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    long = sorted((item for item in items if minutes(item)), key=minutes, reverse=True)
    others = [item for item in items if not minutes(item)]
    share = -(-len(others) // processes)
    return [
        item
        for process in range(processes)
        for item in long[process::processes] + others[process * share : (process + 1) * share]
    ]


def minutes(item):
    """Return about how many minutes a case takes, if it is marked so."""
    return slow_options(item).get("minutes", 0)


def by_test(items):
    """Return lists of cases, one for each test."""
    tests: dict = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return tests.values()


def rest(items):
    """Return the cases that --rest runs: every fifth case of a slow test, and none of the default run.

    A slow test that uses the fixture `cases` runs again, with a higher count. Of a test that runs with every broker,
    these are the cases that the default run leaves out. Tests marked slow(weekly=True) run with --slow only.
    """
    default, chosen = kept(items), set()
    for its in by_test(items):
        left = [item for item in its if item not in default]
        if not is_slow(its[0]):
            chosen.update(left)
        elif not slow_options(its[0]).get("weekly"):
            chosen.update((its if "cases" in its[0].fixturenames else left)[::REST])
    return chosen


def kept(items):
    """Return the cases of the default run.

    A slow test contributes every twentieth case, starting with the first, or nothing if it has no cases or is marked
    slow(whole=True) or slow(weekly=True). A slow test that uses the fixture `cases` runs with a lower count. A test
    that runs with every broker contributes the cases of one broker, a different one from test to test.
    """
    chosen, turn = set(), 0
    for its in by_test(items):
        brokers = list(dict.fromkeys(map(broker_of, its)))
        if is_slow(its[0]) and "cases" not in its[0].fixturenames:
            whole = {"whole", "weekly"} & set(slow_options(its[0]))
            its = [] if whole or not hasattr(its[0], "callspec") else its[::DEFAULT]
        elif len(brokers) > 1:
            its, turn = [item for item in its if broker_of(item) == brokers[turn % len(brokers)]], turn + 1
        chosen.update(its)
    return chosen


def slow_options(item):
    """Return the arguments of the marker slow of a case, or {} if it is not marked so."""
    marker = item.get_closest_marker("slow")
    return marker.kwargs if marker else {}


def is_slow(item):
    return item.get_closest_marker("slow") is not None


def broker_of(item):
    """Return the broker among the parameters of a case, or None."""
    return re.search(r"\b(mosquitto|nats-server)\b|$", item.nodeid.partition("[")[2])[1]


@pytest.fixture(scope="session")
def cases(request):
    """Return a function for slow tests that count their own cases: `cases(1000)` is the share of 1,000 to run now."""
    share = 1 if request.config.getoption("--slow") else REST if request.config.getoption("--rest") else DEFAULT
    return lambda count: max(1, count // share)


@pytest.fixture(scope="session")
def built(request, tmp_path_factory):
    """Return a function for folders that all workers share.

    `built("drive", build)` calls `build` with the path of a new folder, once in a run, and returns the path.
    """
    base = tmp_path_factory.getbasetemp()
    base = base.parent if hasattr(request.config, "workerinput") else base

    def share(name, build):
        folder, building = base / name, base / f"{name}-building"
        while not folder.exists():
            try:
                building.mkdir()
            except FileExistsError:  # another worker builds it
                time.sleep(0.05)
                continue
            try:
                build(building / name)
                (building / name).rename(folder)
            finally:
                shutil.rmtree(building)
        return folder

    return share


def pytest_xdist_auto_num_workers(config):
    """Use more workers than processors, because workers wait for browsers, brokers and other processes.

    The tests of --rest wait longer. To collect the tests and build the drive takes each worker some 18 s of processor
    time.
    """
    count = os.cpu_count() or 1
    return 2 * count if config.getoption("--rest") else count + 1


@pytest.fixture(scope="module", autouse=True)
def frozen():
    """Keep the firmware's garbage collections, one per change of scene, from scanning the tests' own objects.

    Objects stay frozen until the run ends, so each module's collection scans only what is new: it takes a few
    milliseconds instead of a second.
    """
    gc.collect()
    gc.freeze()
