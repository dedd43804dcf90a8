"""The page that the simulator serves, in a real browser: one plays, another looks on."""

import threading

import pytest
from visitor import Visitor

from host_sim import ROOT
from host_sim.faces.page import Page
from host_sim.simulator import Simulator


@pytest.fixture
def served():
    with Simulator(seed=1) as sim:
        found, stop = Page(sim, ROOT / "web" / "page"), threading.Event()
        living = threading.Thread(target=found.run, args=(stop,))
        living.start()
        yield found
        stop.set()
        living.join(10)


def test_one_plays_and_another_sees_the_same_light(served, browser):
    contexts = [browser.new_context(has_touch=True) for _ in range(2)]
    player, looker = (Visitor(context, served.address) for context in contexts)
    player.open(f"?plays={served.right}")
    looker.open()
    looker.hears("You are watching")
    player.hears("# starts at once")
    looker.press("6")  # nobody hears it
    player.press("Enter")
    player.hears("Player 1 (X) to move.")
    player.touch(3, 3)
    looker.hears("plays b2.")
    assert "Connect X" not in looker.said()
    looker.page.wait_for_function("glowgrid.panel().data.some((part) => part)")
    assert player.errors == looker.errors == []
    assert not player.page.locator("nav").is_visible()
    for context in contexts:
        context.close()
