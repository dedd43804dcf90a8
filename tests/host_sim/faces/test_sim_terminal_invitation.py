"""The terminal while the board invites an opponent: the code as text and as a QR code."""

import asyncio
import sys

import pytest

pytest.importorskip("textual")

from host_sim.faces.terminal import Terminal  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402

CODE, WATCHING = "2hrd-3g1y-y2kr-619d", "z77m-v8mk-65xn"
INVITED = f"Your invite code: {CODE}. Give it to your opponent. Spectators use {WATCHING}.\n"
# (upper, lower) half is dark, where all text is white on black
HALVES = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def use(root, person, size=(80, 24), colours="truecolor"):
    """Let a person use the terminal of a board that has just printed an invite code."""

    async def session():
        with Simulator(root=root) as sim:
            app = Terminal(sim, colours=colours)
            async with app.run_test(size=size, notifications=True) as pilot:
                sim.machine.serial.put(INVITED)
                await until(pilot, app, True)
                await person(sim, app, pilot)

    asyncio.run(session())


def card(app):
    return app.query_one("#invitation")


async def until(pilot, app, is_seen):
    for _ in range(500):
        if card(app).display == is_seen:
            return await pilot.pause()
        await pilot.pause(0.01)
    raise AssertionError("it never happened")


def strips(app):
    return [[*card(app).render_line(y)] for y in range(card(app).size.height)]


def text(app):
    return "\n".join("".join(segment.text for segment in strip) for strip in strips(app))


def modules(app, coloured):
    """Return the QR modules that a camera would see in the first 15 lines."""
    rows = []
    for strip in strips(app)[:15]:
        cells = [(char, segment.style) for segment in strip for char in segment.text][:29]
        pairs = [_dark(char, style) if coloured else HALVES[char] for char, style in cells]
        rows += [list(row) for row in zip(*pairs)]
    return rows[:29]


def _dark(char, style):
    above, below = style.color.triplet, style.bgcolor.triplet
    return int((above if char == "▀" else below) == (0, 0, 0)), int(below == (0, 0, 0))


@pytest.mark.parametrize("colours", ["truecolor", None])
def test_the_qr_code_contains_the_code_in_capitals(drive, colours):
    segno = pytest.importorskip("segno")

    async def person(sim, app, pilot):
        expected = segno.make_qr(CODE.upper(), error="m").matrix_iter(border=4)
        assert modules(app, bool(colours)) == [list(row) for row in expected]
        assert CODE in text(app) and WATCHING in text(app)

    use(drive(), person, colours=colours)


def test_it_is_visible_until_the_opponent_joins_and_shows_the_boards_messages(drive):
    async def person(sim, app, pilot):
        sim.machine.serial.put("The broker localhost does not answer.\n")
        for _ in range(500):
            if "does not answer" in text(app):
                break
            await pilot.pause(0.01)
        assert "The broker localhost does not answer." in text(app)
        sim.machine.serial.put("Your opponent is here.\n")
        await until(pilot, app, False)

    use(drive(), person)


def test_a_key_closes_it_and_i_shows_it_again(drive):
    async def person(sim, app, pilot):
        await pilot.press("5")
        await until(pilot, app, False)
        await pilot.press("i")
        await until(pilot, app, True)
        await pilot.press("escape")
        await until(pilot, app, False)
        assert "<*>" not in sim.serial
        await pilot.press("i")
        await until(pilot, app, True)
        await pilot.press("f5")  # a power cycle
        await until(pilot, app, False)
        await pilot.press("i")
        for _ in range(500):
            if app.query("Toast"):
                break
            await pilot.pause(0.01)
        assert "There is no invite code" in str(app.query_one("Toast").render()) and not card(app).display

    use(drive(), person)


@pytest.mark.parametrize("lacks", ["room", "segno"])
def test_without_a_qr_code_the_code_is_shown_as_text(drive, lacks, monkeypatch):
    if lacks == "segno":
        monkeypatch.setitem(sys.modules, "segno", None)

    async def person(sim, app, pilot):
        assert CODE in text(app) and "▀" not in text(app)
        assert card(app).size.height < 10

    use(drive(), person, size=(80, 18) if lacks == "room" else (80, 24))
