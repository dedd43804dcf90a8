"""The fenced code blocks of the documentation, and the commands within its sentences."""

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TOP = "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"
PAGES = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^( *)```(.*)\n((?:.*\n)*?)\1```$", re.MULTILINE)
_SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
_PROGRAM = re.compile(r"(?:\.venv[/\\]\w+[/\\])?(?:make|python3?|py|pip|pytest|circup|sudo|mkdocs) ")


class Block(NamedTuple):
    """A piece of code in the documentation."""

    place: str  # page:line
    kind: str  # the first word behind the fence, "" if there is none
    path: str  # the second word: the file of which the block is an excerpt, "" if there is none
    code: str


def blocks() -> list[Block]:
    """Return the fenced code blocks of all pages."""
    return [block for page in PAGES for block in of_text(_name(page), page.read_text(encoding="utf-8"))]


def of_text(name: str, text: str) -> list[Block]:
    """Return the fenced code blocks in `text`, which is the page `name`."""
    found = []
    for match in _BLOCK.finditer(text):
        kind, _, path = match[2].strip().partition(" ")
        code = dedent(match[3]) if match[1] else match[3]
        found.append(Block(f"{name}:{text.count(chr(10), 0, match.start()) + 1}", kind, path, code))
    return found


def commands_in_sentences() -> list[Block]:
    """Return the commands in the sentences and tables of all pages, such as `make play`, as blocks of the kind sh."""
    found = {}
    for page in PAGES:
        text = _BLOCK.sub("", page.read_text(encoding="utf-8"))
        if page.name == "CHANGELOG.md":
            text = "".join(text.split("\n## ")[:2])  # older versions had other commands
        for code in _SPAN.findall(text):
            command = " ".join(code.split())
            if _PROGRAM.match(command):
                found[command] = Block(f"{_name(page)}: {command}", "bat" if "\\" in command else "sh", "", command)
    return list(found.values())


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
