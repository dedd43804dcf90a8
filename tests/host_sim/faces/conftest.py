"""Fixtures for tests of the window: a person without a display, for modules that import at_window, and a display."""

import shutil

import pytest
from virtual_display import Server  # before a simulator runs: its time would be the simulated one

from host_sim.simulator import Simulator


@pytest.fixture
def person(drive, tmp_path):
    """Return a person at the window of a board that prints the keys it sees."""
    from at_window import Person, pygame

    from host_sim.dropped_files import open_in_new_window
    from host_sim.faces.window import Window

    with Simulator(root=drive()) as sim:
        person = Person(Window(sim, pictures=tmp_path, dropped=open_in_new_window))
        person.wait()
        yield person
    pygame.quit()


@pytest.fixture
def player(tmp_path):
    """Return a person at the window of Glowgrid, in its menu."""
    from at_window import Person, pygame

    from host_sim.faces.window import Window

    with Simulator(seed=1) as sim:
        person = Person(Window(sim, pictures=tmp_path))
        person.wait(130)
        yield person
    pygame.quit()


@pytest.fixture(scope="module")
def server():
    """Return a display without a screen. Skip the test if there is no Xvfb."""
    if not shutil.which("Xvfb"):
        pytest.skip("there is no Xvfb here, which is a display without a screen")
    server = Server()
    yield server
    server.close()
