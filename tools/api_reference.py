"""Write docs/api.md, the API reference, from the docstrings of lib/glowgrid:

    python -m tools.api_reference

It reads the sources and imports none of them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).resolve().parent.parent
LIB = ROOT / "lib"
PAGE = ROOT / "docs" / "api.md"
HEAD = """# API reference

Made from the docstrings by `python -m tools.api_reference`; change those, not this page. A name with a leading
underscore is a room's own affair and not here. A method that only does what its base class says is doc there.
"""
# other languages have the same sentences as words.en
_OTHER_LANGUAGE = re.compile(r"glowgrid\.words\.(?!en\b)[a-z]{2}\b")


class Entry:
    def __init__(self, name: str, signature: str, doc: str | None, level: int) -> None:
        """Create an entry.

        `name` is the full dotted name; `level` is 2 for a module, 3 for its members, 4 for a method.
        """
        self.name = name
        self.signature = signature
        self.doc = doc
        self.level = level


class Source:
    """Source file of a module: its syntax tree, and the origins of the classes that it uses."""

    def __init__(self, path: Path, lib: Path) -> None:
        parts = path.relative_to(lib).with_suffix("").parts
        package = parts[:-1]
        self.name = ".".join(package if parts[-1] == "__init__" else parts)
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.origins = {node.name: f"{self.name}.{node.name}" for node in self.tree.body if _is_class(node)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.level:
                below = [*package[: len(package) - node.level + 1], *filter(None, [node.module])]
                self.origins.update({alias.name: ".".join([*below, alias.name]) for alias in node.names})


class Classes:
    """All classes of the package by dotted name, each with its source."""

    def __init__(self, sources: list[Source]) -> None:
        self._known = {
            f"{source.name}.{node.name}": (node, source)
            for source in sources
            for node in source.tree.body
            if _is_class(node)
        }

    def inherited(self, node: ast.ClassDef, source: Source, method: str) -> str | None:
        """Return the docstring of `method` in the nearest base class that has one, or None."""
        for base in node.bases:
            above = self._known.get(source.origins.get(ast.unparse(base), ""))
            if above is not None:
                own = [part for part in _methods(above[0]) + _for_checkers(above[0]) if part.name == method]
                doc = ast.get_docstring(own[0]) if own else None
                doc = doc or self.inherited(*above, method)
                if doc:
                    return doc
        return None


def entries(lib: Path = LIB) -> list[Entry]:
    """Return the public names below `lib`, module by module. `doc` is None if a docstring is missing."""
    sources = [Source(path, lib) for path in sorted(lib.rglob("*.py"))]
    classes = Classes(sources)
    found = []
    for source in sources:
        if _is_public(source.name) and not _OTHER_LANGUAGE.match(source.name):
            found.append(Entry(source.name, "", ast.get_docstring(source.tree), 2))
            for node in source.tree.body:
                found.extend(_members(node, source, classes))
    return found


def _is_class(node: ast.AST) -> TypeGuard[ast.ClassDef]:
    return isinstance(node, ast.ClassDef)


def _is_public(name: str) -> bool:
    return not any(part.startswith("_") for part in name.split("."))


def _members(node: ast.stmt, source: Source, classes: Classes) -> Iterator[Entry]:
    if not isinstance(node, (ast.ClassDef, ast.FunctionDef)) or not _is_public(node.name):
        return
    name = f"{source.name}.{node.name}"
    if isinstance(node, ast.FunctionDef):
        yield Entry(name, _signature(node), ast.get_docstring(node), 3)
        return
    yield Entry(name, _bases(node), _class_doc(node, classes.inherited(node, source, "__init__")), 3)
    for method in _methods(node):
        doc = ast.get_docstring(method)
        if _is_public(method.name) and (doc or not classes.inherited(node, source, method.name)):
            yield Entry(f"{name}.{method.name}", _signature(method, drop_first=True), doc, 4)


def _methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """Return the methods and properties of a class, without setters."""
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    return [part for part in methods if not any(ast.unparse(mark).endswith("setter") for mark in part.decorator_list)]


def _for_checkers(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """Return the methods that a class declares for type checkers only, in `if MYPY:`."""
    asked = [part for part in node.body if isinstance(part, ast.If) and ast.unparse(part.test) == "MYPY"]
    return [part for block in asked for part in block.body if isinstance(part, ast.FunctionDef)]


def _class_doc(node: ast.ClassDef, inherited: str | None) -> str | None:
    """Return the docstrings of a class and its constructor or, if it has neither, the inherited one."""
    begins = [method for method in _methods(node) if method.name == "__init__"]
    doc = [ast.get_docstring(node), *(ast.get_docstring(method) for method in begins)]
    return "\n\n".join(filter(None, doc)) or inherited


def _signature(node: ast.FunctionDef, drop_first: bool = False) -> str:
    if any(ast.unparse(mark) == "property" for mark in node.decorator_list):
        return ""
    static = any(ast.unparse(mark) == "staticmethod" for mark in node.decorator_list)
    arguments = ast.unparse(node.args)
    if drop_first and not static:
        arguments = arguments.partition(", ")[2]
    answer = f" -> {ast.unparse(node.returns)}" if node.returns and ast.unparse(node.returns) != "None" else ""
    return f"({arguments}){answer}"


def _bases(node: ast.ClassDef) -> str:
    begins = [method for method in _methods(node) if method.name == "__init__"]
    arguments = _signature(begins[0], drop_first=True) if begins else ""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    return arguments + (f", a {bases}" if bases else "")


def page(found: list[Entry]) -> str:
    """Return the reference as Markdown."""
    parts = [HEAD]
    for entry in found:
        shown = entry.name.rpartition(".")[2] if entry.level == 4 else entry.name
        parts.append(f"{'#' * entry.level} `{shown}{entry.signature}`\n")
        parts.append(f"{entry.doc or ''}\n")
    return "\n".join(parts)


def headings(text: str) -> list[str]:
    """Return the names that a reference documents, in order. Equal lists mean that no name has changed."""
    names: list[str] = []
    owner = ""
    for line in text.splitlines():
        if line.startswith(("## `", "### `", "#### `")):
            level, _, title = line.partition(" ")
            name = title.strip("`").partition("(")[0].partition(",")[0]
            owner = owner if len(level) == 4 else name
            names.append(f"{owner}.{name}" if len(level) == 4 else name)
    return names


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(entries()), encoding="utf-8")
    print(f"{PAGE.name}: {len(entries())} entries")


if __name__ == "__main__":
    main()
