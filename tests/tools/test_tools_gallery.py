"""The gallery of the docs shows each game and each screen, and is made from the program."""

import pytest
from PIL import Image

from glowgrid import games
from tools.build import gallery

KEYS = [row[0] for row in games.CATALOGUE]


def test_the_page_in_the_docs_is_what_the_command_writes():
    assert gallery.PAGE.read_text(encoding="utf-8") == gallery.text()


@pytest.mark.parametrize("name", [*(f"{key}.webp" for key in KEYS), "window.webp", "terminal.svg", "page.webp"])
def test_the_docs_have_a_picture_of_each_game_and_each_screen(name):
    assert f"(../pictures/gallery/{name})" in gallery.text()
    assert (gallery.PICTURES / name).stat().st_size > 1000


def test_a_picture_in_the_docs_is_what_the_simulator_shows(tmp_path, monkeypatch):
    in_docs = gallery.PICTURES / "tictactoe.webp"
    monkeypatch.setattr(gallery, "PICTURES", tmp_path)
    with Image.open(in_docs) as kept, Image.open(gallery.of_game("tictactoe")) as made:
        assert kept.size == made.size
        assert kept.tobytes() == made.tobytes()


def test_the_picture_of_the_terminal_loads_nothing_from_elsewhere():
    assert "url(http" not in (gallery.PICTURES / "terminal.svg").read_text(encoding="utf-8")


def test_an_unknown_name_gets_a_sentence(capsys):
    with pytest.raises(SystemExit):
        gallery.main(["xiangqi"])
    assert "there is no picture xiangqi" in capsys.readouterr().err
