"""The page as the simulator's display: one person plays, others watch, and nobody else can control the board."""

import http.client
import json
from urllib.parse import urlsplit

import pytest
from running_page import running_page

from host_sim import cli
from host_sim.faces import page as page_of_simulator
from host_sim.faces import page_requests


@pytest.fixture
def page():
    """Return a page with a running board, until the test is over."""
    with running_page() as found:
        yield found


class Reader:
    """A page's end of the event stream."""

    def __init__(self, page, right="", who="somebody"):
        self.line = http.client.HTTPConnection(urlsplit(page.address).netloc, timeout=20)
        self.line.request("GET", f"/board?plays={right}&who={who}")
        self.answer = self.line.getresponse()

    def next(self, kind):
        """Return the data of the next event of this kind."""
        while True:
            head, data = self.answer.readline().decode(), self.answer.readline().decode()
            if head.startswith("event"):
                self.answer.readline()
            if head == f"event: {kind}\n":
                return data.removeprefix("data: ").rstrip("\n")
            assert head, f"no {kind} came"

    def hears(self, text):
        while text not in self.next("said"):
            pass


def ask(page, method, path, body=None):
    """Return (status, body) of the response to a request."""
    line = http.client.HTTPConnection(urlsplit(page.address).netloc, timeout=20)
    line.request(method, path, body)
    answer = line.getresponse()
    return answer.status, answer.read().decode()


def tap(page, key, who="player"):
    row, column = divmod("123A456B789C*0#D".index(key), 4)
    for what in ("down", "up"):
        assert ask(page, "POST", f"/keys?plays={page.secret}&who={who}", f"{what} {row} {column}")[0] == 204


def test_a_player_with_the_token_plays_and_all_others_see_and_hear_it(page):
    player, looker = Reader(page, page.secret, "player"), Reader(page)
    assert json.loads(player.next("board"))["PLAYS"] and not json.loads(looker.next("board"))["PLAYS"]
    looker.hears(": # starts")
    tap(page, "#")
    looker.hears("Player 1 (X) to move.")
    player.hears("Player 1 (X) to move.")
    assert len(looker.next("light")) == len(player.next("light")) == 256  # 192 bytes as base64


def test_nobody_without_the_token_can_press_a_key(page):
    Reader(page, page.secret, "player").next("board")
    for given in ("", "?plays=guessed&who=player", f"?plays={page.secret}&who=another", f"?plays={page.secret}"):
        status, said = ask(page, "POST", "/keys" + given, "down 3 2")
        assert status == 403 and "can only watch" in said
    assert page.requests.empty()


def test_the_newest_page_with_the_token_plays_and_the_older_one_is_notified(page):
    older = Reader(page, page.secret, "older")
    older.next("board")
    Reader(page, page.secret, "newer").next("board")
    older.next("watch")
    tap(page, "6", "newer")
    assert ask(page, "POST", f"/keys?plays={page.secret}&who=older", "down 0 0")[0] == 403


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    ["", "down", "down x y", "down 99 0", "down 0 0 0", "touch", "touch 9999", "touch -1", "jump 1", "é"]
    + ["select", "select 999", "select -1", "choose", "choose 1", "choose 99 99", "choose -1 -1"],
)
def test_a_meaningless_request_does_nothing(page, line):
    looker = Reader(page, page.secret, "player")
    looker.hears(": # starts")
    assert ask(page, "POST", f"/keys?plays={page.secret}&who=player", line.encode())[0] == 204
    tap(page, "6")
    looker.hears("Connect X")


def test_a_long_request_is_refused(page):
    assert ask(page, "POST", f"/keys?plays={page.secret}&who=player", "down 0 0" * 100)[0] == 413


@pytest.mark.parametrize("path", ["/VERSION/../../../settings.toml", "/settings.toml", "/VERSION/%2e%2e", "/x"])
def test_only_the_page_itself_is_served(page, path):
    assert ask(page, "GET", path)[0] == 404


@pytest.mark.parametrize(("network", "shown"), [("192.168.7.5", "192.168.7.5"), ("", "127.0.0.1")])
def test_for_everybody_in_the_network_the_links_name_an_address_that_others_can_open(monkeypatch, network, shown):
    monkeypatch.setattr(page_of_simulator, "network_address", lambda: network)
    with running_page(host="0.0.0.0") as page:
        parts = urlsplit(page.address)
        assert parts.hostname == shown and page.players_address == f"{page.address}?plays={page.secret}"


def test_the_page_gets_the_boards_address_and_loads_no_vm(page):
    status, text = ask(page, "GET", "/")
    assert status == 200 and page_requests.SIMULATED in text and "wasm" not in text
    assert ask(page, "GET", "/VERSION/main.js")[0] == 200


def test_clients_beyond_the_limit_are_refused_with_a_message(page, monkeypatch):
    monkeypatch.setattr(page_requests, "SPECTATORS", 1)
    Reader(page).next("board")
    status, said = ask(page, "GET", "/board")
    assert status == 503 and "1 pages watch already" in said


def test_wrong_options_give_a_sentence(capsys):
    assert cli.main(["--web", "--face", "window"]) == 2
    assert "--web cannot be combined with --face" in capsys.readouterr().err
    assert cli.main(["--web", "--fresh", "--host", "256.1.1.1"]) == 2
    assert "cannot be used" in capsys.readouterr().err
