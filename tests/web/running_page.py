"""A simulator page whose board runs, for tests with network clients."""

import os
import threading
import time
from contextlib import contextmanager

from host_sim import ROOT
from host_sim.faces.page import Page
from host_sim.simulator import Simulator


@contextmanager
def running_page(settings=None, **options):
    """Serve a running board, and check that its thread ends with the block. In a fixture, the board begins to run when
    the fixtures are ready and the test itself begins."""
    with Simulator(settings=settings, seed=1) as sim:
        found, stop = Page(sim, ROOT / "web" / "page", **options), threading.Event()
        living = threading.Thread(target=run, args=(found, stop))
        living.start()
        yield found
        stop.set()
        living.join(10)
        assert not living.is_alive()


def run(page, stop):
    """Run the board of `page` until `stop` is set. Wait first for pytest, which replaces `sys.stdout` between fixtures
    and test. If the board's thread did the same at that moment, the board would print on the wrong one."""
    while "(setup)" in os.environ.get("PYTEST_CURRENT_TEST", "") and not stop.is_set():
        time.sleep(0.01)
    page.run(stop)
