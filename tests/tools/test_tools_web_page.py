"""The content of the built page, without a browser."""

import io
import json
import re
import struct
import sys

import pytest
from PIL import Image
from synthetic_firmware import firmware

from tools import vm32
from tools.build import page_choices, page_firmware, payload, serve
from tools.build import web_page as web
from tools.build.uf2 import page_request
from tools.build.uf2.flash_layouts import LAYOUTS

LINK = b"https://circuitpython.org/board/"  # visitors may follow it; the page loads nothing from there

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
    drive = web.drive()
    assert set(payload.payload(payload.MPY)) <= {path.removeprefix("/") for path in drive}
    assert page_request.drive(web.packed(drive)) == payload.payload(payload.MPY)


def test_the_page_links_only_to_its_own_files(site):
    named = re.findall(r'(?:href|src)="([^"]+)"', site["index.html"].decode())
    assert set(named) <= set(site) and len(named) >= 6
    for path, content in site.items():
        if path.endswith((".js", ".html", ".css")):
            content = content.replace(LINK, b"")
            assert not re.search(rb"(?<!ws)(?<!wss)://", content) and b"VERSION" not in content, path


def test_modules_import_only_existing_files(site):
    for path, content in site.items():
        if path.endswith(".js"):
            folder = path.rpartition("/")[0]
            for name in re.findall(rb'from "\./([^"]+)"', content):
                assert f"{folder}/{name.decode()}" in site


def test_every_file_is_cached_for_offline_use(site):
    kept = json.loads(re.search(r"FILES = (\[.*?\]);", site["sw.js"].decode())[1])
    assert set(kept) == {"./", *site} - {"sw.js", "preview.png"}


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


def test_the_dialog_for_a_board_offers_all_values_of_its_settings(site):
    page = site["index.html"].decode()
    for name in ("GRID_CORNER", "GRID_ORDER", "GRID_WIRING", "GRID_ROTATION", "PIXEL_ORDER"):
        (field,) = re.findall(rf'<select name="{name}">(.*?)</select>', page, re.S)
        found = [value or text for value, text in re.findall(r'<option(?: value="([^"]*)"[^>]*)?>([^<]*)<', field)]
        assert found == page_choices.allowed(name)
    assert [key for key in LAYOUTS if f'<option value="{key}">' in page] == list(LAYOUTS)


def test_what_only_the_dialog_for_a_board_needs_is_not_preloaded(site):
    page = site["index.html"].decode()
    names = {path.rpartition("/")[2] for path in site}
    assert set(web.OF_BOARD_FILE) <= names and not [name for name in web.OF_BOARD_FILE if name in page]


def test_firmware_is_put_beside_the_page_under_the_name_of_its_board(tmp_path):
    (tmp_path / "download.uf2").write_bytes(firmware("raspberry_pi_pico_w"))
    page_firmware.add(tmp_path / "site", page_firmware.named([tmp_path / "download.uf2"]))
    assert (tmp_path / "site/firmware/raspberry_pi_pico_w.uf2").read_bytes() == firmware("raspberry_pi_pico_w")


def test_a_file_that_cannot_be_put_beside_the_page_gives_one_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(web.vm32, "install", lambda: "")
    (tmp_path / "one.uf2").write_bytes(firmware("raspberry_pi_pico"))
    (tmp_path / "no.uf2").write_bytes(b"no")
    for names, said in (
        (["no.uf2"], "is not a UF2 file."),
        (["nowhere"], "cannot be read: No such file or directory."),
        (["one.uf2", "one.uf2"], "is for the same board as another file."),
    ):
        options = [option for name in names for option in ("--firmware", str(tmp_path / name))]
        assert web.main([str(tmp_path / "site"), *options]) == 1
        assert capsys.readouterr().out == f"The page is not built: {tmp_path / names[-1]} {said}\n"
    assert not (tmp_path / "site").exists()


def test_without_npm_the_command_says_how_to_get_what_the_page_needs(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(vm32, "npm", list)
    monkeypatch.setattr(vm32, "PACKAGE", tmp_path / "nowhere")
    assert web.main([str(tmp_path / "site")]) == 1
    said = capsys.readouterr().out
    assert said.startswith("The page is not built: it needs the VM that npm brings. There is no npm.")
    assert f'run: {sys.executable} -m pip install -e ".[node]"' in said and "tests" not in said


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


def test_the_preview_shows_a_lit_board_in_both_players_colours(site):
    picture = Image.open(io.BytesIO(site["preview.png"])).convert("RGB")
    colours = [picture.getpixel((x, y)) for x in range(300, 900, 8) for y in range(20, 610, 8)]
    amber = [colour for colour in colours if colour[0] > 180 and colour[2] < 120]
    blue = [colour for colour in colours if colour[2] > 180 and colour[0] < 150]
    assert len(amber) > 50 and len(blue) > 50
    assert len(site["preview.png"]) < 300_000


def test_the_command_needs_no_addresses(monkeypatch, tmp_path):
    monkeypatch.setattr(web.vm32, "install", lambda: "")
    written = []
    monkeypatch.setattr(web, "write", lambda *arguments: written.append(arguments) or {})
    assert web.main([str(tmp_path)]) == 0
    assert written == [(tmp_path, "", "", "", "")]


def test_addresses_given_to_the_command_are_in_the_page_and_others_are_refused(capsys):
    page = web.site("", "https://example.org/play", "https://example.org/docs/", 'https://example.org/?a="b')["index.html"]
    assert b'content="https://example.org/play/preview.png"' in page
    assert b'href="https://example.org/docs/"' in page and b"a=&quot;b" in page
    with pytest.raises(SystemExit):
        web.main(["--source", "javascript:alert(1)"])
    assert "javascript:alert(1) is not an address" in capsys.readouterr().err


@pytest.mark.parametrize(("folder", "shown"), [([], ""), (["site"], " site")])
def test_the_command_says_how_to_see_the_page_with_the_python_that_runs_it(folder, shown, capsys, monkeypatch):
    monkeypatch.setattr(web, "write", lambda *arguments: {})
    monkeypatch.setattr(web.vm32, "install", lambda: "")
    assert web.main(folder) == 0
    assert capsys.readouterr().out.endswith(f"\nTo see it: {sys.executable} -m tools.build.serve{shown}\n")


def test_the_first_sentence_of_the_page_is_the_one_that_the_script_writes(site):
    (sentence,) = re.findall(r'about_glowgrid: "(.*)",', (web.WEB / "page" / "texts_en.js").read_text(encoding="utf-8"))
    assert f'<p id="detail" data-text="about_glowgrid">{sentence}</p>' in site["index.html"].decode()
