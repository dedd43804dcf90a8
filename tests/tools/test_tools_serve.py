"""Serving the built page on this computer: nothing outside its folder is served, and no request ends in a traceback."""

import http.client
import threading

import pytest
from http_corpus import HOST, requests, send

from tools.build import serve


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "site"
    (folder / "inner").mkdir(parents=True)
    (folder / "index.html").write_text("the page")
    (folder / "inner" / "a.js").write_text("a module")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "secret.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "out").symlink_to(tmp_path)
    (folder / "round").symlink_to(folder / "round")
    (folder / "linked.js").symlink_to(folder / "inner" / "a.js")
    (folder / "other").mkdir()
    (folder / "other" / "index.html").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.fixture
def address(folder):
    server = serve.server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address
    server.shutdown()
    server.server_close()


def ask(address, path):
    """Return (status, body)."""
    line = http.client.HTTPConnection(*address, timeout=20)
    line.request("GET", path)
    answer = line.getresponse()
    return answer.status, answer.read().decode()


@pytest.mark.parametrize("path", ["/", "/index.html", "/inner/a.js", "/linked.js?x"])
def test_the_files_of_the_folder_are_served(address, path):
    assert ask(address, path)[0] == 200


OUTSIDE = "/secret.txt", "/out/secret.txt", "/out/", "/other/", "/round", "/inner/", "/%2e%2e/"


@pytest.mark.parametrize("path", OUTSIDE)
def test_links_are_not_followed_and_folders_are_not_listed(address, path):
    status, said = ask(address, path)
    assert status == 404 or said == "the page"  # a path that leads up ends at the top
    assert "secret" not in said.replace(path, "")


@pytest.mark.parametrize("path", ["/%00", "/%ed%a0%80", "/" + "x" * 5000])
def test_an_impossible_path_is_not_found(address, path):
    assert send(address, b"GET " + path.encode() + b" HTTP/1.1\r\n" + HOST + b"\r\n").split(b" ")[1] == b"404"


def test_no_request_ends_in_a_traceback_and_the_server_continues(address, capfd, cases):
    for number, request in enumerate(requests(2, cases(2000))):
        send(address, request, reset=number % 5 == 0)
    assert ask(address, "/") == (200, "the page")
    assert capfd.readouterr().err == ""
