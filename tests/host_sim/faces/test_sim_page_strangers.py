"""The page's server among hostile clients: no request ends in a traceback, and nobody can take the player's place."""

import http.client
import socket
from urllib.parse import urlsplit

import pytest
from http_corpus import CORPUS, HOST, requests, send
from running_page import running_page
from test_sim_page import Reader, ask

from host_sim import cli
from host_sim.faces import page_requests, web_server
from host_sim.faces.web_server import is_for_us, own_names


def address_of(page):
    parts = urlsplit(page.address)
    return parts.hostname, parts.port


def asked_as(page, host):
    """Return (status, body) for a browser that reaches this server by the name `host`."""
    line = http.client.HTTPConnection(*address_of(page), timeout=20)
    line.request("GET", "/", headers={"Host": host})
    answer = line.getresponse()
    return answer.status, answer.read().decode()


@pytest.fixture
def page():
    with running_page() as found:
        yield found


def test_no_request_ends_in_a_traceback_and_the_server_continues(page, capfd, cases):
    for number, request in enumerate(requests(1, cases(2000))):
        send(address_of(page), request, reset=number % 5 == 0)
    assert ask(page, "GET", "/")[0] == 200
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (CORPUS[0], b"400"),
        (CORPUS[1], b"413"),
        (CORPUS[2], b"404"),
        (b"BREW / HTTP/1.1\r\n" + HOST + b"\r\n", b"501"),
        (b"GET / HTTP/1.1\r\nHost: evil.example:80\r\n\r\n", b"421"),
        (b"GET /board HTTP/1.1\r\n\r\n", b"421"),
    ],
)
def test_malformed_requests_get_a_status(page, request_, status):
    assert send(address_of(page), request_).split(b" ")[1] == status


def test_an_unknown_host_name_is_refused_in_a_sentence_and_an_allowed_one_is_not():
    with running_page(names=["Board.LAN"]) as page:
        status, said = asked_as(page, "evil.example:80")
        assert status == 421 and "Start it with --host-name evil.example" in said
        assert asked_as(page, "board.lan:80")[0] == 200


def test_the_names_and_addresses_of_this_computer_are_allowed():
    names = own_names()
    ours = "localhost:8000", "LOCALHOST.", "127.0.0.1", "[::1]:8000", "10.1.2.3:80", "0.0.0.0", socket.gethostname()
    for asked in ours:
        assert is_for_us(asked, names, "10.1.2.3"), asked
    for asked in (None, "", "evil.example", "localhost.evil.example", "10.9.9.9", "[", "[]", "127.0.0.1.evil.example"):
        assert not is_for_us(asked, names, "10.1.2.3"), asked


def test_the_players_place_is_reserved_while_others_watch(page, monkeypatch):
    monkeypatch.setattr(page_requests, "SPECTATORS", 2)
    watching = [Reader(page), Reader(page)]
    assert [each.answer.status for each in watching] == [200, 200] and Reader(page).answer.status == 503
    assert Reader(page, page.secret, "player").answer.status == 200


def test_one_address_cannot_take_every_place(page, monkeypatch):
    monkeypatch.setattr(page_requests, "FROM_ONE", 2)
    watching = [Reader(page), Reader(page)]
    assert [each.answer.status for each in watching] == [200, 200]
    status, said = ask(page, "GET", "/board")
    assert status == 503 and "2 pages watch from your address" in said


def test_silent_connections_are_limited_for_each_address(page, monkeypatch):
    monkeypatch.setattr(web_server, "MOST_PER_ADDRESS", 0)
    assert send(address_of(page), b"GET / HTTP/1.1\r\n" + HOST + b"\r\n") == b""


def test_a_whole_class_can_connect_at_once():
    assert web_server.WebServer.request_queue_size >= 64


def test_an_invalid_host_name_is_reported_like_other_invalid_options(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--web", "--host-name=--"])
    assert "expected one argument" in capsys.readouterr().err
