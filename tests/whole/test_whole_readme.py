"""The README is short, and the pages that it links to contain the details."""

import re
from pathlib import Path

from glowgrid import bots, games

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLAYING = (ROOT / "docs" / "players" / "playing.md").read_text(encoding="utf-8")


def test_every_link_in_the_readme_leads_somewhere():
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", README)
    assert links and all((ROOT / link).exists() for link in links)


def test_the_readme_has_at_most_120_lines():
    assert len(README.splitlines()) <= 120


def test_the_players_page_lists_every_game_and_every_bot():
    assert [row[1] for row in games.CATALOGUE if f"| {row[1]} |" not in PLAYING] == []
    assert [row[0] for row in bots.CATALOGUE if f"| {row[0]} |" not in PLAYING] == []
