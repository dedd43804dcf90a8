"""What was typed under "Online" is still there later, and a broker can be built into the page."""

import shutil
import threading

import pytest
from starting import to_menu
from visitor import Visitor

from tools.build import serve
from tools.build import web_page as web

pytestmark = pytest.mark.slow

FIELDS = {
    "#join [name=code]": "abcd-efgh-ijkl-mnop",
    "#broker [name=address]": "ws://127.0.0.1:9/mqtt",
    "#broker [name=user]": "anna",
    "#broker [name=password]": "secret",
}


def dialog(visitor):
    """Open the dialog and all its parts."""
    visitor.page.click("#online")
    visitor.page.evaluate("document.querySelectorAll('#online-dialog details').forEach((each) => (each.open = true))")
    return visitor.page


def typed(page):
    return {field: page.input_value(field) for field in FIELDS}


def type_all(page):
    for field, value in FIELDS.items():
        page.fill(field, value)
    page.select_option("#invite [name=game]", "quixo")


def test_what_was_typed_is_still_there_after_closing_an_error_and_a_reload(visit):
    visitor = to_menu(visit())
    page = dialog(visitor)
    type_all(page)
    page.fill("#broker [name=address]", "127.0.0.1")
    page.click("#join button")
    assert "wss://" in page.inner_text("#online-message")
    page.keyboard.press("Escape")
    dialog(visitor)
    assert typed(page) == FIELDS | {"#broker [name=address]": "127.0.0.1"}
    page.fill("#broker [name=address]", FIELDS["#broker [name=address]"])
    visitor.reload()
    to_menu(visitor)
    dialog(visitor)
    assert typed(page) == FIELDS and page.input_value("#invite [name=game]") == "quixo"


def test_an_invite_code_survives_saving_a_broker_that_does_not_answer(visit):
    visitor = to_menu(visit())
    page = dialog(visitor)
    type_all(page)
    page.click("#broker button")
    to_menu(visitor)
    dialog(visitor)
    assert typed(page) == FIELDS
    page.click("#join button")
    page.wait_for_function("location.hash.startsWith('#join=')")
    page.wait_for_function("document.documentElement.dataset.firstFrame && globalThis.glowgrid?.scene() !== 'Splash'")
    dialog(visitor)
    assert typed(page) == FIELDS


@pytest.fixture
def with_broker(site, tmp_path, browser):
    """Return a visitor of a page into which the address of a broker was built."""
    shutil.copytree(site, tmp_path / "site")
    (tmp_path / "site" / "index.html").write_bytes(web.site("wss://built.example/mqtt")["index.html"])
    server = serve.server(tmp_path / "site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context()
    yield Visitor(context, f"http://127.0.0.1:{server.server_port}/").open()
    context.close()
    server.shutdown()
    server.server_close()


def test_a_broker_is_built_into_the_page_until_the_user_enters_another_one(with_broker):
    page = dialog(to_menu(with_broker))
    assert page.input_value("#broker [name=address]") == "wss://built.example/mqtt"
    page.fill("#broker [name=address]", "ws://127.0.0.1:9/mqtt")
    page.click("#broker button")
    with_broker.reload()
    dialog(to_menu(with_broker))
    assert page.input_value("#broker [name=address]") == "ws://127.0.0.1:9/mqtt"


@pytest.mark.parametrize("address", ["example.org", "mqtt://example.org", "wss://", "wss://a b"])
def test_a_wrong_broker_is_refused_in_a_sentence(address, capsys):
    with pytest.raises(SystemExit):
        web.main(["--broker", address])
    assert "is not a broker's address for a page, such as wss://example.org/mqtt" in capsys.readouterr().err


def test_a_password_that_was_typed_for_one_broker_is_not_offered_to_another_one_of_a_link(visit):
    visitor = to_menu(visit())
    page = dialog(visitor)
    type_all(page)
    visitor.page.goto("about:blank")
    visitor.open("#broker=ws://127.0.0.1:10/mqtt")
    dialog(to_menu(visitor))
    assert page.input_value("#broker [name=address]") == "ws://127.0.0.1:10/mqtt"
    assert page.input_value("#broker [name=password]") == page.input_value("#broker [name=user]") == ""
