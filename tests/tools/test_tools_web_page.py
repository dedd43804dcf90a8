"""The content of the built page, without a browser."""

import json
import re
import struct

import pytest

from tools import vm32
from tools.build import payload, serve
from tools.build import web_page as web

pytestmark = pytest.mark.skipif(not web.is_there(), reason=vm32.NEEDS_NODE)


@pytest.fixture(scope="module")
def site():
    return web.site()


def test_the_drive_can_be_unpacked_and_has_the_modules_of_a_board():
    files = {"/lib/a.mpy": b"\x00\x01", "/b": b"", "/c": "ä".encode()}
    packed = web.packed(files)
    (size,) = struct.unpack("<I", packed[:4])
    at, found = 4 + size, {}
    for path, length in json.loads(packed[4:at]):
        found[path], at = packed[at : at + length], at + length
    assert found == files and at == len(packed)
    there = {path.removeprefix("/") for path in web.drive()}
    assert set(payload.payload(payload.MPY)) <= there


def test_the_page_links_only_to_its_own_files(site):
    named = re.findall(r'(?:href|src)="([^"]+)"', site["index.html"].decode())
    assert set(named) <= set(site) and len(named) >= 6
    for path, content in site.items():
        if path.endswith((".js", ".html", ".css")):
            assert not re.search(rb"(?<!ws)(?<!wss)://", content) and b"VERSION" not in content, path


def test_modules_import_only_existing_files(site):
    for path, content in site.items():
        if path.endswith(".js"):
            folder = path.rpartition("/")[0]
            for name in re.findall(rb'from "\./([^"]+)"', content):
                assert f"{folder}/{name.decode()}" in site


def test_every_file_is_cached_for_offline_use(site):
    kept = json.loads(re.search(r"FILES = (\[.*?\]);", site["sw.js"].decode())[1])
    assert set(kept) == {"./", *site} - {"sw.js"}


def test_a_changed_content_gets_a_different_name(site, monkeypatch):
    monkeypatch.setattr(web, "drive", lambda: {"/else": b""})
    other = web.site()
    assert not {path for path in other if "/" in path} & set(site)
    assert other["sw.js"] != site["sw.js"]


def test_the_licences_of_other_authors_are_included(site):
    for program, licence in (("micropython.wasm", "micropython-licence.txt"), ("qr.mjs", "qr-licence.txt")):
        folder = next(path for path in site if path.endswith("/" + program)).rpartition("/")[0]
        told = site[f"{folder}/{licence}"].decode()
        assert "Copyright (c)" in told and "Permission is hereby granted" in told
    version = json.loads((vm32.PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    assert f"MicroPython {version.rpartition('.')[0]}," in (web.WEB / "licences" / "micropython.txt").read_text()


def test_the_page_can_be_installed(site):
    manifest = json.loads(site["manifest.webmanifest"])
    assert {icon["src"] for icon in manifest["icons"]} <= set(site)
    assert site["icon-192.png"].startswith(b"\x89PNG")


def test_serving_nothing_or_at_a_taken_port_gives_one_sentence(tmp_path, capsys):
    assert serve.main([str(tmp_path)]) == 1
    assert "make web" in capsys.readouterr().out
    (tmp_path / "index.html").write_text("")
    taken = serve.server(tmp_path)
    with taken:
        assert serve.main([str(tmp_path), "--port", str(taken.server_port)]) == 1
    assert "can't be had" in capsys.readouterr().out
