"""A page of the simulator whose board lives, for those who look at it over the network."""

import threading
from contextlib import contextmanager

from host_sim import ROOT
from host_sim.faces.page import Page
from host_sim.simulator import Simulator


@contextmanager
def living_page(settings=None, **options):
    """Serve a board that lives until the end; then nothing of it goes on."""
    with Simulator(settings=settings, seed=1) as sim:
        found, stop = Page(sim, ROOT / "web" / "page", **options), threading.Event()
        living = threading.Thread(target=found.run, args=(stop,))
        living.start()
        yield found
        stop.set()
        living.join(10)
        assert not living.is_alive()
