"""A simulator page whose board runs, for tests with network clients."""

import threading
from contextlib import contextmanager

from host_sim import ROOT
from host_sim.faces.page import Page
from host_sim.simulator import Simulator


@contextmanager
def running_page(settings=None, **options):
    """Serve a running board, and check that its thread ends with the block."""
    with Simulator(settings=settings, seed=1) as sim:
        found, stop = Page(sim, ROOT / "web" / "page", **options), threading.Event()
        living = threading.Thread(target=found.run, args=(stop,))
        living.start()
        yield found
        stop.set()
        living.join(10)
        assert not living.is_alive()
