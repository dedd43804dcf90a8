"""Serving the built page on this computer: nothing outside its folder is served, and no request ends in a traceback."""

import gzip
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


def answer(address, path, headers):
    line = http.client.HTTPConnection(*address, timeout=20)
    line.request("GET", path, headers=headers)
    return line.getresponse()


def ask(address, path):
    """Return (status, body)."""
    found = answer(address, path, {})
    return found.status, found.read().decode()


@pytest.mark.parametrize("path", ["/", "/index.html", "/inner/a.js", "/linked.js?x"])
def test_the_files_of_the_folder_are_served(address, path):
    assert ask(address, path)[0] == 200


def test_a_browser_that_can_decompress_gets_less_and_later_only_what_has_changed(address, folder):
    (folder / "long.js").write_text("light " * 1000)
    packed = answer(address, "/long.js", {"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip" and packed.headers["Content-Type"] == "text/javascript"
    body = packed.read()
    assert len(body) < 200 and gzip.decompress(body) == b"light " * 1000
    again = {"Accept-Encoding": "gzip", "If-Modified-Since": packed.headers["Last-Modified"]}
    assert answer(address, "/long.js", again).status == 304
    assert ask(address, "/long.js") == (200, "light " * 1000)


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


@pytest.fixture
def class_server(folder, monkeypatch):
    """Serve for everybody in the network, whose address of this computer is 192.168.7.5. Return (server, lines)."""
    monkeypatch.setattr(serve, "network_address", lambda: "192.168.7.5")
    server = serve.server(folder, host="0.0.0.0")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server, serve.announced(server, "0.0.0.0")
    server.shutdown()
    server.server_close()


def test_a_class_gets_the_address_in_the_network_and_the_projector_shows_it_as_a_qr_code(class_server):
    server, lines = class_server
    address = f"http://192.168.7.5:{server.server_port}/"
    assert lines[0] == f"For everybody in this network: {address}"
    assert f"http://127.0.0.1:{server.server_port}/class" in lines[-2]
    status, page = ask(("127.0.0.1", server.server_port), "/class")
    assert status == 200 and address in page and "<svg" in page
    assert "Everybody plays on a board of their own." in page and 'lang="de"' in page and 'lang="es"' in page
    assert ask(("127.0.0.1", server.server_port), "/") == (200, "the page")


def test_the_qr_code_on_the_projector_is_the_address(class_server):
    server, _ = class_server
    segno = pytest.importorskip("segno")
    rows = [*segno.make_qr(f"HTTP://192.168.7.5:{server.server_port}/", error="m").matrix_iter(border=4)]
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    assert f'd="{path}"' in ask(("127.0.0.1", server.server_port), "/class")[1]


def test_a_page_for_this_computer_alone_has_no_page_for_a_class(address):
    assert ask(address, "/class")[0] == 404


def test_without_a_network_nobody_else_is_promised_the_page(folder, monkeypatch):
    monkeypatch.setattr(serve, "network_address", lambda: "")
    with serve.server(folder, host="0.0.0.0") as server:
        assert "has no network" in serve.announced(server, "0.0.0.0")[1]


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.9", "x" * 300])
def test_an_impossible_host_gives_one_sentence(folder, capsys, host):
    assert serve.main([str(folder), "--host", host, "--port", "0"]) == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1 and "can't be had" in said


@pytest.mark.parametrize("number", ["80000", "-1", "eight"])
def test_an_impossible_port_gives_one_sentence(folder, capsys, number):
    with pytest.raises(SystemExit):
        serve.main([str(folder), "--port", number])
    said = capsys.readouterr().err
    assert number in said.splitlines()[-1] and "Traceback" not in said
