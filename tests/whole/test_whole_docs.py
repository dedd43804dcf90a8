"""All documentation: every link works, every page is in the navigation, everything public has a docstring."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
LIB = ROOT / "lib"
PAGES = sorted(DOCS.rglob("*.md"))
NAVIGATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
ALL = [*PAGES, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))]
FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
TRANSLATION = re.compile(r"glowgrid/words/(?!en\b)[a-z]{2}/")


def name_of(page):
    return page.relative_to(ROOT).as_posix()


def links(page):
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return re.findall(r"\]\((?!https?:)([^)\s]+)\)", text)


def anchors(page):
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_every_link_leads_somewhere(page):
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_the_navigation_lists_every_page_and_no_other():
    listed = re.findall(r"(\S+\.md)$", NAVIGATION, re.MULTILINE)
    pages = {page.relative_to(DOCS).as_posix() for page in PAGES}
    assert set(listed) - {"contributing.md", "changelog.md"} == pages
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("group", ["players", "builders", "operators", "developers"])
def test_the_first_page_of_a_group_links_to_each_of_its_pages(group):
    index = DOCS / group / "index.md"
    assert {page.name for page in (DOCS / group).glob("*.md")} - {"index.md"} <= set(links(index))
    assert f"{group}/index.md" in links(DOCS / "index.md")


# -- docstrings, from which the API pages are made


def is_public(name):
    return not any(part.startswith("_") and part != "__init__" for part in name.split("/"))


TREES = {
    name: ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(LIB.rglob("*.py"))
    if is_public(name := path.relative_to(LIB).with_suffix("").as_posix()) and not TRANSLATION.match(name)
}
CLASSES = {node.name: node for tree in TREES.values() for node in tree.body if isinstance(node, ast.ClassDef)}


def is_documented(method, owner):
    """Return whether a method has a docstring, or overrides one in a base class that has."""
    own = [node for node in ast.walk(owner) if isinstance(node, ast.FunctionDef) and node.name == method]
    bases = [CLASSES[name] for base in owner.bases if (name := ast.unparse(base)) in CLASSES]
    return any(ast.get_docstring(node) for node in own) or any(is_documented(method, base) for base in bases)


def undocumented(tree):
    """Yield the public names of a module that lack a docstring."""
    if not ast.get_docstring(tree):
        yield "the module"
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and is_public(node.name):
            methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
            missing = [
                name
                for name in (methods if isinstance(node, ast.ClassDef) else ())
                if not name.startswith("_") and not is_documented(name, node)
            ]
            yield from (f"{node.name}.{name}" for name in missing)
            if not (ast.get_docstring(node) or isinstance(node, ast.ClassDef) and is_documented("__init__", node)):
                yield node.name


def test_everything_public_has_a_docstring():
    assert {name: found for name, tree in TREES.items() if (found := list(undocumented(tree)))} == {}


def test_a_missing_docstring_is_detected():
    source = (
        '"""A module."""\nclass Thing:\n    """A thing."""\n    def act(self):\n        pass\ndef make():\n    pass\n'
    )
    assert list(undocumented(ast.parse(source))) == ["Thing.act", "make"]
