"""`make docs` builds the documentation site without a warning, and the site loads nothing from another host."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("mkdocs", reason="mkdocs is not installed: make docs")
site = pytest.importorskip("tools.build.docs_site", reason="griffe is not installed: make docs")
ROOT = Path(__file__).resolve().parent.parent.parent


def page(place):
    return SimpleNamespace(file=SimpleNamespace(src_uri=place))


def test_every_module_has_a_page_except_private_ones_and_translations():
    pages = site.modules()
    assert pages["glowgrid.engine.game"] == "api/engine/game.md" and pages["glowgrid.engine"] == "api/engine/index.md"
    assert "glowgrid.words.en.pause" in pages and "glowgrid.words.de.pause" not in pages
    assert "glowgrid.__main__" not in pages


def test_a_package_is_a_section_that_starts_with_its_own_page():
    pages = {
        "glowgrid": "api/index.md",
        "glowgrid.engine": "api/engine/index.md",
        "glowgrid.engine.rng": "api/engine/rng.md",
    }
    assert site.navigation(pages) == ["api/index.md", {"engine": ["api/engine/index.md", {"rng": "api/engine/rng.md"}]}]


@pytest.mark.parametrize(
    ("place", "link", "becomes"),
    [
        ("developers/new-bot.md", "[a](../../lib/glowgrid/bots/random.py)", "[a](../api/bots/random.md)"),
        ("developers/new-bot.md", "[a](../../CONTRIBUTING.md#the-map)", "[a](../contributing.md#the-map)"),
        ("contributing.md", "[a](docs/developers/new-game.md)", "[a](developers/new-game.md)"),
        ("contributing.md", "[a](setup.py)", "a"),
        ("players/index.md", "[a](https://example.org/b)", "[a](https://example.org/b)"),
        ("players/index.md", "[a](no-such-page.md)", "[a](no-such-page.md)"),
    ],
)
def test_a_link_to_a_file_of_the_repository_leads_to_its_page_on_the_site(place, link, becomes):
    assert site.on_page_markdown(link, page(place)) == becomes


def test_code_blocks_keep_their_links():
    text = "```\n[a](setup.py)\n```\n"
    assert site.on_page_markdown(text, page("contributing.md")) == text


def test_the_file_of_a_code_block_becomes_its_title():
    text = "```python lib/glowgrid/games/nim.py\nx = 1\n```\n\ntext\n\n```sh\nmake play\n```\n"
    titled = text.replace("lib/glowgrid/games/nim.py", 'title="lib/glowgrid/games/nim.py"')
    assert site.on_page_markdown(text, page("developers/new-game.md")) == titled


def test_a_page_that_loads_from_another_host_is_refused():
    site.on_post_page('<a href="https://example.org">x</a><script src="app.js"></script>', page("index.md"))
    with pytest.raises(site.PluginError, match=r"index\.md loads from another host"):
        site.on_post_page('<script src="https://example.org/app.js"></script>', page("index.md"))


def test_docstring_examples_become_code_blocks():
    assert site.fenced("Add.\n\n>>> 1 + 1\n2\n\nMore.") == "Add.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."


@pytest.mark.slow(weekly=True)
def test_the_site_builds_without_a_warning(tmp_path):
    line = [str(Path(sys.executable).parent / "mkdocs"), "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(line, cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    text = (tmp_path / "api" / "engine" / "game.html").read_text(encoding="utf-8")
    assert "without checking it" in text
