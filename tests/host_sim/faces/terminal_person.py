"""A person at the terminal, through Textual's pilot."""

import asyncio

from host_sim.faces.terminal import Terminal
from host_sim.simulator import Simulator


def use(root, person, size=(100, 34), colours="truecolor", **settings):
    """Let a person use the terminal. They wait for events, never for a time."""

    async def session():
        with Simulator(root=root, settings=settings) as sim:
            app = Terminal(sim, notice="No display here.", colours=colours)
            async with app.run_test(size=size) as pilot:
                await person(sim, app, pilot)

    asyncio.run(session())


async def until(pilot, condition):
    """Wait for something to become true; the test fails if it never does."""
    for _ in range(2000):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never happened")


async def described(pilot, sim):
    """Wait until it is known what the screen shows, and return it (see Simulator.describe)."""
    found = []
    await until(pilot, lambda: found.append(sim.describe()) or found[-1])
    return found[-1]


def labels(app):
    """Return the line that says what each key does, with ordinary spaces."""
    return str(app.query_one("#labels").render()).replace("\xa0", " ")
