"""The README is short, its example runs, and the pages that it links to contain the details."""

import doctest
import re
from pathlib import Path

import pytest

from glowgrid import bots, games

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAYING = (ROOT / "docs" / "players" / "playing.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_example_prints_the_output_in_the_readme():
    example = re.search(r"```python\n(.*?)```", README, re.S).group(1)
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 3 and results.failed == 0


def test_every_link_in_the_readme_leads_somewhere():
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", README)
    assert links and all((ROOT / link).exists() for link in links)


def test_the_readme_has_at_most_120_lines():
    assert len(README.splitlines()) <= 120


@pytest.mark.parametrize("page", [README, PLAYING], ids=["README.md", "playing.md"])
def test_every_make_target_in_the_readme_exists(page):
    targets = set(re.findall(r"(?:`|^)make (\w+)", page, re.MULTILINE))
    assert {"play"} <= targets <= set(re.findall(r"^(\w+):", MAKEFILE, re.MULTILINE))


def test_the_players_page_lists_every_game_and_every_bot():
    assert [row[1] for row in games.CATALOGUE if f"| {row[1]} |" not in PLAYING] == []
    assert [row[0] for row in bots.CATALOGUE if f"| {row[0]} |" not in PLAYING] == []
