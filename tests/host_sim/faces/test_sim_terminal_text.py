"""Rules as a text, and large boards as a whole, in the terminal."""

import pytest

pytest.importorskip("textual")

from terminal_person import until, use  # noqa: E402

from glowgrid import games  # noqa: E402
from host_sim import ROOT  # noqa: E402
from host_sim.faces.terminal_lights import LightsWidget  # noqa: E402


def shown(app, name):
    """Return the text of the part called `name`, or "" if it is hidden."""
    part = app.query_one("#" + name)
    return " ".join(str(part.render()).split()) if part.display else ""


async def press_until(pilot, sim, scene, *keys):
    for key in keys:
        await pilot.press(key)
        await pilot.pause(0.2)
    await until(pilot, lambda: (sim.describe() or {"scene": ""})["scene"] == scene)


def test_the_rules_are_a_text_that_can_be_read_whole():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "Menu" in str(sim.describe()))
        assert shown(app, "text") == ""
        await press_until(pilot, sim, "Rules", "7")
        await until(pilot, lambda: "A full row" in shown(app, "text"))
        assert games.load("tictactoe").rules.split()[-1] in shown(app, "text")
        await press_until(pilot, sim, "Menu", "backspace")
        await until(pilot, lambda: shown(app, "text") == "")

    use(ROOT, person, size=(80, 24))


def test_a_board_larger_than_the_grid_can_be_shown_whole_with_g():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "Menu" in str(sim.describe()))
        await press_until(pilot, sim, "Play", *"666", "enter")
        await until(pilot, lambda: "g Show the whole board" in shown(app, "labels"))
        await pilot.press("g")
        await until(pilot, lambda: len(app.query_one(LightsWidget).frame) == 16)
        await until(pilot, lambda: (sim.describe() or {"scene": ""})["scene"] == "Play")
        await until(pilot, lambda: "g Show" not in shown(app, "labels"))

    use(ROOT, person, size=(80, 24))
