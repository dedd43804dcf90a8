"""CONTRIBUTING.md: its links, the map, the checks before a commit, and the public CI."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
PAGES = ["CONTRIBUTING.md", "CHANGELOG.md", "docs/developers/new-bot.md", "docs/developers/new-scene.md"]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https:)([^)#]+)", text)
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_the_tree_lists_every_package_of_the_board_and_no_other():
    board = re.search(r"^lib/glowgrid/.*?\n(.*?)^host_sim", PAGE, re.MULTILINE | re.DOTALL).group(1)
    listed = re.findall(r"^  ([\w/]+)/ ", board, re.MULTILINE)
    there = {path.name for path in (ROOT / "lib" / "glowgrid").iterdir() if (path / "__init__.py").exists()}
    assert {name.split("/")[0] for name in listed} == there


def test_every_path_and_function_of_the_page_exists():
    paths = set(re.findall(r"`((?:lib/glowgrid/|tools/|tests/)?[a-z_]+(?:/[a-z_]+)*\.py)`", PAGE))
    bases = ROOT, ROOT / "lib" / "glowgrid", ROOT / "lib" / "glowgrid" / "words" / "en", ROOT / "tools" / "vm"
    missing = [path for path in paths if not any((base / path).exists() for base in (*bases, ROOT / "tests"))]
    assert set(missing) <= {"games/own.py"}
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "lib").rglob("*.py"))
    for owner, function in re.findall(r"`([A-Z]\w+)\.(\w+)`", PAGE):
        assert f"class {owner}" in source and f"def {function}(" in source, f"{owner}.{function}"


def test_no_file_is_longer_than_300_lines():
    rooms = "lib", "host_common", "host_sim", "host_text", "web", "tools", "lab", "tests"
    paths = [path for room in rooms for path in (ROOT / room).rglob("*.py")]
    lines = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n") for path in paths}
    assert {path for path, count in lines.items() if count > 300} == set()


def test_the_checks_before_a_commit_are_those_of_make_lint():
    lint = re.findall(r"^\t\$\(BIN\)/(.+)$", MAKEFILE.partition("\nlint:")[2].partition("\n\n")[0], re.MULTILINE)
    hooks = re.findall(r"entry: (?:python -m )?(.+)$", HOOKS, re.MULTILINE)
    assert [line.replace("python -m ", "") for line in lint] == hooks


def test_the_public_ci_tests_three_operating_systems_from_the_oldest_supported_python_on():
    systems = re.search(r"test:.*?system: \[(.+?)\]", WORKFLOW, re.DOTALL).group(1).split(", ")
    pythons = re.search(r"python: \[(.+?)\]", WORKFLOW).group(1).replace('"', "").split(", ")
    assert systems == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert pythons == [f"3.{minor}" for minor in range(10, 15)]
    assert pythons[0] == re.search(r'requires-python = ">=(.+)"', PROJECT).group(1)


def test_the_changelog_describes_the_current_version():
    version = re.search(r'^version = "(.+)"', PROJECT, re.MULTILINE).group(1)
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Not yet released" or headings[0].startswith(version)
    assert any(heading.startswith(version) for heading in headings)
