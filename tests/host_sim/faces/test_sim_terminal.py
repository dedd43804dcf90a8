"""The terminal, through Textual's pilot."""

import pytest

pytest.importorskip("textual")

from terminal_person import labels, until, use  # noqa: E402

from glowgrid import games  # noqa: E402
from host_sim import ROOT  # noqa: E402
from host_sim.faces.terminal import Terminal  # noqa: E402
from host_sim.faces.terminal_key_button import KeyButton  # noqa: E402
from host_sim.faces.terminal_lights import GUTTER, LightsWidget  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402


def test_keys_reach_the_firmware_as_taps(drive):
    async def person(sim, app, pilot):
        for name, key in [("5", "5"), ("up", "2"), ("enter", "#"), ("backspace", "*"), ("a", "A")]:
            await pilot.press(name)
            await until(pilot, lambda key=key: sim.serial.endswith(f"<{key}>\n<>\n"))

    use(drive(), person)


def test_h_holds_the_next_key_longer(drive):
    async def person(sim, app, pilot):
        await until(pilot, lambda: "<>" in sim.serial)
        moments = []
        sim.machine.serial.listeners.append(lambda text: moments.append((text, sim.machine.now_us)))
        for keys in (["5"], ["h", "5"]):
            await pilot.press(*keys)
            await until(pilot, lambda: sim.serial.endswith("<5>\n<>\n") and not sim.machine.switches.down)
            times_up = len(keys)
            await until(pilot, lambda n=times_up: sum(text == "<>" for text, _ in moments) == n)
        times = [at for text, at in moments if text.strip()]
        tap, hold = times[1] - times[0], times[3] - times[2]
        assert tap == pytest.approx(60_000, abs=5000)
        assert hold == pytest.approx(800_000, abs=5000)

    use(drive(), person)


def test_a_button_is_down_while_the_mouse_is_and_a_right_click_latches_it(drive):
    async def person(sim, app, pilot):
        down = sim.machine.switches.down
        seven, one = (next(b for b in app.query(KeyButton) if b.key == key) for key in "71")
        await pilot.mouse_down(seven)
        await until(pilot, lambda: "<7>" in sim.serial and seven.has_class("down"))
        await pilot.mouse_up(seven)
        await until(pilot, lambda: not down)
        await pilot.mouse_down(one, button=3)
        await pilot.mouse_up(one)
        await until(pilot, lambda: "<1>" in sim.serial)
        assert down == {"1"}
        await pilot.mouse_down(one, button=3)
        await pilot.mouse_up(one)
        await until(pilot, lambda: not down)

    use(drive(), person)


TOUCHED = """
    import microcontroller
    while True:
        light = microcontroller.touched()
        if light is not None:
            print(light)
        microcontroller.delay_us(1000)
"""


@pytest.mark.parametrize(("size", "at"), [((100, 38), (22, 7)), ((60, 12), (6, 1))])
def test_a_click_on_a_pixel_touches_it(drive, size, at):
    async def person(sim, app, pilot):
        await pilot.mouse_down(app.query_one(LightsWidget), offset=at)
        await until(pilot, lambda: sim.serial == "19\n")
        assert sim.finger == (3, 2)
        await pilot.mouse_up(app.query_one(LightsWidget), offset=at)
        await until(pilot, lambda: sim.finger is None)

    use(drive(TOUCHED), person, size=size)


@pytest.mark.parametrize(("size", "scale"), [((100, 38), 3), ((80, 24), 2), ((60, 17), 1), ((60, 12), 0)])
def test_pixels_are_as_large_as_the_terminal_allows(drive, size, scale):
    async def person(sim, app, pilot):
        await pilot.pause()
        panel = app.query_one(LightsWidget)
        assert panel.scale == scale
        sim.machine.strip.write(bytes((0, 90, 0)))
        panel.redraw()
        first = list(panel.render_line(0))[1]
        colour = first.style.bgcolor if scale else first.style.color
        red, green, _ = colour.triplet
        assert red > 200 > green
        assert sum(len(segment.text) for segment in panel.render_line(0)) == (16 * scale or 8) + 2 * GUTTER

    use(drive(), person, size)


def test_the_caption_is_the_boards_last_message(drive):
    async def person(sim, app, pilot):
        caption = app.query_one("#caption")
        assert "No display here." in str(caption.render())
        await until(pilot, lambda: "It is your turn." in str(caption.render()))

    code = "import microcontroller\nmicrocontroller.delay_us(300_000)\nprint('It is your turn.')"
    use(drive(code + "\nwhile True: microcontroller.delay_us(1000)"), person)


def test_speed_power_and_quitting_work(drive):
    async def person(sim, app, pilot):
        await pilot.press("+", "+", "-")
        assert app.pace.speed == 2
        await until(pilot, lambda: sim.machine.uptime_us > 500_000)
        await pilot.press("f5")
        await until(pilot, lambda: sim.serial.count("<>") == 2)
        await pilot.press("ctrl+q")
        assert not app.is_running

    use(drive(), person)


def row(panel, y):
    """Return the characters of a line of lights, without what is beside them."""
    return "".join(segment.text for segment in panel.render_line(y))[GUTTER:-GUTTER]


@pytest.mark.parametrize(
    ("colours", "size", "expected"),
    [
        (None, (80, 24), " G   r   .   .  "),
        (None, (60, 12), "▀▀······"),
        ("standard", (80, 24), "         ·   ·  "),
        ("256", (80, 24), " " * 32),
        ("truecolor", (80, 24), " " * 32),
    ],
)
def test_with_few_colours_there_are_letters_and_dots(drive, colours, size, expected):
    async def person(sim, app, pilot):
        await pilot.pause()
        panel = app.query_one(LightsWidget)
        sim.machine.strip.write(bytes((90, 0, 0, 0, 2, 0)))
        panel.redraw()
        middle = panel.scale // 2
        assert row(panel, middle).startswith(expected)
        if panel.scale and colours:
            light, dim, dark = [segment.style.bgcolor for segment in panel.render_line(middle)][1:4]
            assert len({light, dim, dark}) == 3

    use(drive(), person, size, colours)


def test_the_terminal_is_asked_for_its_own_colours(drive, monkeypatch):
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    sim = Simulator(root=drive())
    for term, colours in (("screen-256color", "256"), ("xterm", "standard"), ("dumb", None)):
        monkeypatch.setenv("TERM", term)
        assert Terminal(sim).colours == colours
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    assert Terminal(sim).colours is None


def test_a_refusal_stays_readable(drive):
    refusal = "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA even when dark: this grid needs 1346 or more."

    async def person(sim, app, pilot):
        caption = app.query_one("#caption")
        await until(pilot, lambda: "Code done running." in str(caption.render()))
        assert refusal in str(caption.render()).replace("\n", " ")
        assert caption.region.height == 3 and app.query_one("#legend").region.bottom <= 24

    use(drive(f"print({refusal!r})"), person, (80, 24))


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_help_at_the_bottom_fits_into_a_terminal_of_80_by_24(drive, language):
    async def person(sim, app, pilot):
        await pilot.pause()
        legend = app.query_one("#legend")
        assert (legend.region.height, legend.region.bottom <= 24) == (1, True)
        text = str(legend.render())
        assert "?" in text and "+Q" in text
        await pilot.press("?")
        await pilot.pause()
        assert (legend.region.height, legend.region.bottom <= 24) == (3, True)
        assert "F5" in str(legend.render()) and not app.query_one("#labels").display
        await pilot.press("?")
        await pilot.pause()
        assert legend.region.height == 1

    use(drive(), person, (80, 24), LANGUAGE=language)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_while_playing_a_terminal_of_80_by_24_shows_what_the_keys_do(language):
    async def person(sim, app, pilot):
        status = app.query_one("#status")
        await until(pilot, lambda: "# " in labels(app))
        sim.select([row[0] for row in games.CATALOGUE].index("othello"))
        await pilot.press("enter")
        await until(pilot, lambda: "Othello" in str(status.render()))
        await until(pilot, lambda: all(f"{key} " in labels(app) for key in "ACD0"))
        await pilot.pause()
        legend = app.query_one("#legend").region
        line = app.query_one("#labels")
        assert line.display and line.region.bottom <= legend.y and legend.bottom <= 24

    use(ROOT, person, (80, 24), LANGUAGE=language)


def test_ctrl_c_from_outside_ends_it(drive):
    async def person(sim, app, pilot):
        app._stop.set()
        await until(pilot, lambda: not app.is_running)

    use(drive(), person)


@pytest.mark.parametrize("size", [(80, 24), (60, 12)])
def test_it_works_if_colours_are_disabled(drive, monkeypatch, size):
    monkeypatch.setenv("NO_COLOR", "1")

    async def person(sim, app, pilot):
        await until(pilot, lambda: "<>" in sim.serial)
        assert app.is_running and app.return_code is None
        assert row(app.query_one(LightsWidget), 1)[1] in ".·"

    use(drive(), person, size, colours="auto")


def test_a_line_says_whose_turn_it_is_and_keys_without_a_job_are_dim():
    async def person(sim, app, pilot):
        await until(pilot, lambda: "# Start" in labels(app))
        await pilot.press("enter")
        await until(pilot, lambda: "Tic-tac-toe · Your turn" in str(app.query_one("#status").render()))
        idle = {button.key for button in app.query(KeyButton) if button.has_class("idle")}
        assert idle == {"#", "B"}

    use(ROOT, person)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [((80, 24), 2), ((60, 12), 0)])
def test_columns_and_rows_have_names_that_n_hides(size, scale):
    async def person(sim, app, pilot):
        panel = app.query_one(LightsWidget)
        await until(pilot, lambda: "# Start" in labels(app))
        sim.select([row[0] for row in games.CATALOGUE].index("othello"))
        await pilot.press("enter")
        await until(pilot, lambda: "Othello · Your turn" in str(app.query_one("#status").render()))

        def text(y):
            return "".join(segment.text for segment in panel.render_line(y))

        assert panel.scale == scale
        await until(pilot, lambda: text(8 * scale or 4).replace(" ", "") == "abcdefgh")
        names = [text(y)[:GUTTER].strip() for y in range(8 * scale or 4)]
        assert [name for name in names if name] == (list("12345678") if scale else list("1357"))
        await pilot.press("n")
        assert not text(8 * scale or 4).strip() and not text(1)[:GUTTER].strip()

    use(ROOT, person, size)
