"""The dialog "Put it on a board" on a page beside which the publisher has put CircuitPython."""

import shutil

import pytest
from starting import to_menu
from synthetic_firmware import firmware
from uf2_cases import PICO_W

from tools.build import page_firmware
from tools.build.uf2 import uf2_command

pytestmark = pytest.mark.slow(whole=True)


@pytest.fixture
def site(site, tmp_path):
    """Return the folder of a site with firmware for one board."""
    (tmp_path / "downloaded.uf2").write_bytes(firmware(PICO_W))
    folder = shutil.copytree(site, tmp_path / "site")
    page_firmware.add(folder, page_firmware.named([tmp_path / "downloaded.uf2"]))
    return folder


def test_the_file_is_made_without_a_download(visit, tmp_path):
    visitor = to_menu(visit())
    visitor.page.click("#about")
    visitor.page.click("#about-board-file")
    visitor.page.locator("#firmware-download").wait_for()
    visitor.page.locator("[name=board]").select_option(PICO_W)
    visitor.page.locator("#firmware-beside").wait_for()
    assert not visitor.page.locator("#firmware-download").is_visible()
    visitor.page.check("[name=drive][value=keep]")
    with visitor.page.expect_download() as download:
        visitor.page.click("#board-file-form button:not([type=button])")
    download.value.save_as(tmp_path / "page.uf2")
    line = ["--firmware", str(tmp_path / "downloaded.uf2"), "--output", str(tmp_path / "tool.uf2"), "--keep"]
    assert uf2_command.main(line) == 0
    assert (tmp_path / "page.uf2").read_bytes() == (tmp_path / "tool.uf2").read_bytes()
    assert not visitor.page.locator("#about-dialog").is_visible() and visitor.errors == []
