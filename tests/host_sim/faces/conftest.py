"""What tests of the window share: somebody at one, for a module that imports at_window."""

import pytest

from host_sim.simulator import Simulator


@pytest.fixture
def person(drive, tmp_path):
    """Somebody at the window of a board that tells which keys it sees."""
    from at_window import Person, pygame

    from host_sim.faces.window import Window

    with Simulator(root=drive()) as sim:
        person = Person(Window(sim, pictures=tmp_path))
        person.wait()
        yield person
    pygame.quit()


@pytest.fixture
def player(tmp_path):
    """Somebody at the window of a Glowgrid, at its menu."""
    from at_window import Person, pygame

    from host_sim.faces.window import Window

    with Simulator(seed=1) as sim:
        person = Person(Window(sim, pictures=tmp_path))
        person.wait(130)
        yield person
    pygame.quit()
