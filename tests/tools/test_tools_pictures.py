"""The picture at the top of the README starts with light, shows every game, and loads quickly."""

from pathlib import Path

import pytest

Image = pytest.importorskip("PIL.Image")

from glowgrid import games  # noqa: E402
from tools.build import pictures  # noqa: E402

PICTURES = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"


def test_it_starts_with_a_lit_grid_and_is_no_larger_than_2_mb():
    path = PICTURES / "glowgrid.webp"
    assert path.stat().st_size < 2_000_000
    with Image.open(path) as picture:
        assert picture.n_frames > 100
        bright = sum(count for count, colour in picture.convert("RGB").getcolors(1 << 24) if max(colour) > 150)
        assert bright > 10_000


def test_it_shows_each_game_of_the_menu():
    story = (PICTURES / "glowgrid.txt").read_text(encoding="utf-8")
    assert [row[1] for row in games.CATALOGUE if f"expect {row[1]}\n" not in story] == []


def test_a_picture_contains_only_what_its_script_records(tmp_path):
    (tmp_path / "story.txt").write_text("wait 2500\nrecord on\nwait 1000\nrecord off\npress #\nwait 5000\n")
    with Image.open(pictures.make(tmp_path / "story.txt")) as picture:
        total = 0
        for number in range(picture.n_frames):
            picture.seek(number)
            picture.load()
            total += picture.info["duration"]
    assert 1000 <= total <= 2600


def test_an_unknown_name_gets_a_sentence(capsys):
    with pytest.raises(SystemExit) as end:
        pictures.main(["xiangqi"])
    assert end.value.code == 2 and "there is no script xiangqi; choose from " in capsys.readouterr().err
