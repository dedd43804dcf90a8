"""The README is short, and the pages that it links to contain the details."""

import re
import subprocess
import sys
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


def test_the_python_of_the_example_finds_its_own_module_code_and_not_the_boards():
    """Since 3.13, Python needs this module to read what is typed."""
    (options,) = re.findall(r"In `\.venv/bin/python(.*?)`", README)
    statements = "import code, glowgrid.games.connectx; code.InteractiveConsole"
    subprocess.run([sys.executable, *options.split(), "-c", statements], cwd=ROOT, check=True)


def test_the_players_page_lists_every_game_and_every_bot():
    assert [row[1] for row in games.CATALOGUE if f"| {row[1]} |" not in PLAYING] == []
    assert [row[0] for row in bots.CATALOGUE if f"| {row[0]} |" not in PLAYING] == []
