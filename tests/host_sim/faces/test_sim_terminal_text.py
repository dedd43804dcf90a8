"""Rules as a text, and large boards as a whole, in the terminal."""

import pytest

pytest.importorskip("textual")

from terminal_person import described, until, use  # noqa: E402

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


def test_menus_and_lists_are_shown_as_lines_and_up_and_down_go_through_them():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "› Tic-tac-toe" in shown(app, "items"))
        assert "Minesweeper …" in shown(app, "items")  # as many games as fit
        await pilot.press("down")
        await until(pilot, lambda: "› Connect X" in shown(app, "items"))
        await press_until(pilot, sim, "Setup", "5")
        await until(pilot, lambda: "› Amber ‹ Person ›" in shown(app, "items"))
        await press_until(pilot, sim, "Menu", "backspace")
        await press_until(pilot, sim, "Play", "enter")
        await until(pilot, lambda: shown(app, "items") == "")
        await press_until(pilot, sim, "Pause", "a")
        await until(pilot, lambda: "This game › Resume" in shown(app, "items"))
        await pilot.press("up")
        await until(pilot, lambda: "› Menu" in shown(app, "items"))
        assert "…" in shown(app, "items")

    use(ROOT, person, size=(80, 24))


def test_keys_typed_quickly_mean_what_they_mean_on_the_screen_that_they_lead_to():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "› Tic-tac-toe" in shown(app, "items"))
        await press_until(pilot, sim, "Play", "enter")
        await pilot.press("5")
        await pilot.press("backspace", "up", "enter", "enter")  # pause, the last item, "Menu", and the question
        await until(pilot, lambda: "Menu" in str(sim.describe()))
        await pilot.press("down", "5", "down", "right", "enter")  # Connect X, its setup, the opponent
        await until(pilot, lambda: "Connect X · Your turn" in str(app.query_one("#status").render()))
        await until(pilot, lambda: "Medium bot" in str(sim.describe()))

    use(ROOT, person, size=(80, 24))


def test_a_value_that_has_no_room_beside_its_name_has_a_line_of_its_own():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "› Tic-tac-toe" in shown(app, "items"))
        await pilot.press("down")
        await until(pilot, lambda: "› Connect X" in shown(app, "items"))
        await press_until(pilot, sim, "Setup", "5")
        await until(pilot, lambda: "Sparse board (saves memory) ‹ no ›" in shown(app, "items"))

    use(ROOT, person, size=(100, 34))


def test_a_click_selects_a_game_and_a_second_click_starts_it():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "› Tic-tac-toe" in shown(app, "items"))
        await until(pilot, lambda: app.query_one("#items").region.height > 4)  # the list has its place on the screen
        assert await pilot.click("#items", offset=(3, 4))
        await until(pilot, lambda: "› Othello" in shown(app, "items"))
        await pilot.pause(0.5)
        assert (await described(pilot, sim))["scene"] == "Menu"
        assert await pilot.click("#items", offset=(3, 4))
        await until(pilot, lambda: (sim.describe() or {"scene": ""})["scene"] == "Play")
        assert "Othello" in shown(app, "status")

    use(ROOT, person, size=(80, 24))


def test_s_changes_the_language_and_the_game_goes_on():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "Menu" in str(sim.describe()))
        await press_until(pilot, sim, "Play", "enter")
        assert "s Deutsch" in shown(app, "legend")
        await pilot.press("s")
        await until(pilot, lambda: "Du bist am Zug" in shown(app, "status"))
        assert "s Español" in shown(app, "legend")

    use(ROOT, person, size=(80, 24))


@pytest.mark.slow(whole=True)
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
