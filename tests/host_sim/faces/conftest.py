"""Fixtures for tests of the window, for modules that import at_window."""

import pytest

from host_sim.simulator import Simulator


@pytest.fixture
def person(drive, tmp_path):
    """Return a person at the window of a board that prints the keys it sees."""
    from at_window import Person, pygame

    from host_sim.faces.window import Window

    with Simulator(root=drive()) as sim:
        person = Person(Window(sim, pictures=tmp_path))
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
