"""MkDocs hooks for `make docs`: add generated pages, resolve links, and reject pages that load files from other hosts.

mkdocs.yml names this file twice: as hooks of MkDocs, and as an extension of Griffe. Griffe reads the docstrings of
lib/glowgrid for the API pages without importing the modules.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
LIB = ROOT / "lib"
ROOT_PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Page at the top of the repository -> its path on the site."""
_LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")
_FENCE = re.compile(r"(^ *```.*?^ *```)", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"^( *```\w+) (\S+)$", re.MULTILINE)
_EXAMPLE = re.compile(r"^(?:>>> .*\n?(?:(?!\n).+\n?)*)+", re.MULTILINE)
_LOADED = re.compile(
    r"<(?:script|img|iframe|source|link(?! rel=\"canonical\"))\b[^>]*?(?:src|href)=\"?(https?:)?//", re.I
)


def modules() -> dict[str, str]:
    """Return a dict from module name to the path of its API page. Private modules and translations have no page."""
    found = {}
    for path in sorted(LIB.rglob("*.py")):
        parts = path.relative_to(LIB).with_suffix("").parts
        is_translation = parts[1] == "words" and len(parts) > 3 and parts[2] != "en"
        if not is_translation and not any(part.startswith("_") and part != "__init__" for part in parts):
            below = [*parts[1:-1], "index" if parts[-1] == "__init__" else parts[-1]]
            found[".".join(part for part in parts if part != "__init__")] = "/".join(["api", *below]) + ".md"
    return found


def navigation(pages: dict[str, str]) -> list[Any]:
    """Return the navigation of the API pages in MkDocs' format.

    Each package is a section, which begins with the page of the package itself.

    `pages`: the dict that `modules` returns.
    """
    top: list[Any] = []
    sections = {"glowgrid": top}
    for name, page in pages.items():
        parent, _, last = name.rpartition(".")
        if page.endswith("/index.md"):
            section = top if name == "glowgrid" else sections.setdefault(name, [])
            section.insert(0, page)
            if section is not top:
                sections[parent].append({last: section})
        else:
            sections[parent].append({last: page})
    return top


# -- events of MkDocs, in the order in which they happen


def on_config(config: Any) -> None:
    """Add the API pages to the site's navigation."""
    config.nav.append({"API": navigation(modules())})


def on_files(files: Any, config: Any) -> None:
    """Add the API pages to the site, and the pages from the top of the repository, such as CONTRIBUTING.md."""
    for name, page in modules().items():
        files.append(File.generated(config, page, content=f"::: {name}\n"))
    for source, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Return the page's Markdown, changed to fit the site.

    Links to files of the repository become links within the site. The path of a file above a code block, as in
    "```python code.py", becomes the title of the block.
    """
    parts = _FENCE.split(markdown)
    parts[1::2] = [_NAMED.sub(r'\1 title="\2"', part) for part in parts[1::2]]
    parts[::2] = [_LINK.sub(lambda found: _resolved(found, page.file.src_uri), part) for part in parts[::2]]
    return "".join(parts)


def on_post_page(output: str, page: Any, **_: Any) -> None:
    """Raise a PluginError if the page loads a script, an image or any other file from another host."""
    found = _LOADED.search(output)
    if found:
        raise PluginError(f"{page.file.src_uri} loads from another host: {output[found.start() :][:120]}")


def _resolved(found: re.Match[str], page: str) -> str:
    """Return the Markdown of one link, changed to fit the site.

    `found`: the match of _LINK. `page`: the path of the page that contains the link. If the target of the link is in
    the repository but not on the site, return only the link's text.
    """
    text, link, anchor = found[1], found[2], found[3] or ""
    sources = {on_site: source for source, on_site in ROOT_PAGES.items()}
    target = posixpath.normpath(posixpath.join(posixpath.dirname(sources.get(page, f"docs/{page}")), link))
    on_site = _site_path(target)
    if on_site:
        return f"[{text}]({posixpath.relpath(on_site, posixpath.dirname(page) or '.')}{anchor})"
    return text if (ROOT / target).exists() else found[0]


def _site_path(target: str) -> str:
    """Return the path of the page or file on the site that shows `target`, which is a path in the repository.

    Return "" if the site has no such page or file.
    """
    if target.startswith("docs/"):
        return target.removeprefix("docs/") if (ROOT / target).is_file() else ""
    if target.startswith("lib/"):
        return modules().get(target.removeprefix("lib/").removesuffix(".py").replace("/", "."), "")
    return {**ROOT_PAGES, "README.md": "index.md"}.get(target, "")


# -- an extension of griffe


class Examples(griffe.Extension):
    """Griffe extension that puts doctest examples into code fences.

    Without the fences, Markdown shows `>>>` as a quotation.
    """

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put fences around the examples in the docstring of one module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Return a docstring with a code fence around each doctest example."""
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text).rstrip()
