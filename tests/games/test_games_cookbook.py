"""docs/developers/new-game.md quotes files word for word, and shows the whole example game."""

import re
from pathlib import Path

from glowgrid import games

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "developers" / "new-game.md").read_text(encoding="utf-8")
GAME = "lib/glowgrid/games/domineering.py"
SHOWN = re.findall(r"^```(?:python|text) (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_page_shows_the_whole_game_in_order():
    shown = [code for path, code in SHOWN if path == GAME]
    assert "\n".join(shown) == (ROOT / GAME).read_text(encoding="utf-8")


def test_every_other_quotation_is_in_the_file_it_names():
    assert len({path for path, _ in SHOWN}) == 3
    for path, code in SHOWN:
        assert code in (ROOT / path).read_text(encoding="utf-8"), code


def test_the_icon_on_the_page_is_the_one_in_the_catalogue():
    drawn = re.search(r"```icon\n(.*?)```", PAGE, re.DOTALL).group(1).split()
    pixels, written = drawn[::2], drawn[1::2]
    icon = bytes(int(row.replace("#", "1").replace(".", "0"), 2) for row in pixels)
    assert icon == bytes.fromhex("".join(written))
    assert icon == next(row[4] for row in games.CATALOGUE if row[0] == "domineering")


def test_the_example_game_is_short():
    lines = len((ROOT / GAME).read_text(encoding="utf-8").splitlines())
    assert lines <= 97
    assert f"| the rules, {lines} lines" in PAGE


def test_every_method_in_the_table_is_a_method_of_game():
    from glowgrid.engine.game import Game

    named = re.findall(r"^\| (`.+?) \|", PAGE, re.MULTILINE)
    methods = [name for cell in named for name in re.findall(r"`(\w+)(?:\(\w*\))?`", cell)]
    assert len(methods) >= 9
    assert all(hasattr(Game, name) for name in methods)
