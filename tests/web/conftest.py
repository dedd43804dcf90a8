"""Fixtures for the built page in Chromium. Tests are skipped without a browser or playwright."""

import threading

import pytest
from brokers import web_broker as web_broker
from visitor import Visitor

from lab.web_bench import BROWSER
from tools import vm32
from tools.build import serve
from tools.build import web_page as web

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def site(built):
    """Return the folder of a site built from this tree."""
    if not web.is_there():
        pytest.skip(vm32.NEEDS_NODE)
    return built("site", web.write)


@pytest.fixture(scope="module")
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
    """Serve the site. Yield a server with an `address`."""
    server = serve.server(site)
    server.address = f"http://127.0.0.1:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(browser, serving):
    """Return a function that opens the page for a first visit and returns a Visitor."""
    contexts = []

    def opened(address="", before="", **options):
        context = browser.new_context(**{"viewport": PHONE, "has_touch": True} | options)
        contexts.append(context)
        return Visitor(context, serving.address, before).open(address)

    yield opened
    for context in contexts:
        context.close()
