"""The built page in Debian's Chromium, or any: what needs it is skipped where there is no browser or no playwright."""

import threading

import pytest

from tools import serve, vm32, web
from tools.web_bench import BROWSER

SAID = "[...document.querySelectorAll('#log li')].map((line) => line.textContent).join('\\n')"
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """Return the folder of a site built from this tree."""
    if not vm32.is_there():
        pytest.skip(vm32.NEEDS_NODE)
    folder = tmp_path_factory.mktemp("web") / "site"
    web.write(folder)
    return folder


@pytest.fixture(scope="session")
def browser():
    playwright = pytest.importorskip("playwright.sync_api", reason="the page needs playwright: pip install -e .[web]")
    if BROWSER is None:
        pytest.skip("the page's tests need a browser: chromium")
    with playwright.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def serving(site):
    """Serve the site; yields a server with an `address`."""
    server = serve.server(site)
    server.address = f"http://127.0.0.1:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(browser, serving):
    """Return a function that opens the page as one who never was there, and gives a Visitor."""
    contexts = []

    def opened(address="", before="", **options):
        context = browser.new_context(**{"viewport": PHONE, "has_touch": True} | options)
        contexts.append(context)
        return Visitor(context, serving.address, before).open(address)

    yield opened
    for context in contexts:
        context.close()


class Visitor:
    """Somebody who looks at the page."""

    def __init__(self, context, home, before=""):
        self.home = home
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        if before:
            self.page.add_init_script(before)

    def open(self, address=""):
        self.page.goto(self.home + address)
        self.page.wait_for_function("document.documentElement.dataset.firstFrame")
        self.heard = 0
        return self

    def scene(self):
        return self.page.evaluate("glowgrid.place()")

    def until(self, scene):
        self.page.wait_for_function("scene => glowgrid.place() === scene", arg=scene)

    def press(self, *keys):
        """Type at the computer's keyboard, as slowly as a person."""
        for key in keys:
            self.page.keyboard.press(key, delay=40)
            self.page.wait_for_timeout(120)

    def said(self):
        return self.page.evaluate(SAID)

    def hears(self, text):
        """Wait until something more is said that has this text."""
        self.page.wait_for_function(
            f"([text, from]) => {SAID}.indexOf(text, from) >= 0", arg=[text, self.heard]
        )
        self.heard = self.said().index(text, self.heard) + len(text)

    def touch(self, x, y):
        """Touch the light of a cell of the canvas."""
        point = self.page.evaluate(
            """([x, y]) => { const panel = glowgrid.panel(), box = panel.canvas.getBoundingClientRect();
            const cell = box.width / (panel.columns + 1);
            return [box.left + (x + 1) * cell, box.top + (y + 1) * cell]; }""",
            [x, y],
        )
        self.page.touchscreen.tap(*point)
        self.page.wait_for_timeout(60)

    def duties(self):
        """Return what each cell of the light is sent, row by row."""
        return self.page.evaluate(
            "glowgrid.panel().wire.map((_, cell) => glowgrid.panel().duty(cell))"
        )
