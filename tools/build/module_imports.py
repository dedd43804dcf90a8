"""Read the imports of a module from its source.

There are three kinds: imports at the top of the module, imports inside a function called `fetch`, and imports with the
comment `# stays`.
"""

import ast
import re
from collections.abc import Iterator

from tools.build.syntax import nodes, origin, parsed

PACKAGE = "lib/glowgrid/"
STAYS = "# stays"
_LANGUAGE = re.compile(r"^words\.[a-z]{2}(?=\.|$)")


class Imports:
    """The imports of one module. All names are relative to glowgrid, such as "games.quixo.Quixo"."""

    def __init__(self, path: str, content: bytes) -> None:
        self.name = module_name(path)
        self._is_package = path.endswith("/__init__.py")
        self.tree = parsed(content)
        self._nodes = nodes(content)
        self._lines = content.decode().split("\n")

    def top(self) -> Iterator[str]:
        """Yield the names that are imported when the module is loaded."""
        for node in self.tree.body:
            yield from self.names(node)

    def staying(self) -> Iterator[str]:
        """Yield the names in import statements with the comment `# stays`."""
        for node in self._nodes:
            lines = self._lines[node.lineno - 1 : node.end_lineno] if isinstance(node, ast.ImportFrom) else []
            if any(STAYS in line for line in lines):
                yield from self.names(node)

    def fetched(self) -> Iterator[tuple[str, bool]]:
        """Yield (name, is_unconditional) for each name that a function `fetch` imports to prepare a search.

        `is_unconditional` is False if the import is inside another statement, such as an `if`.
        """
        for node in self._nodes:
            if isinstance(node, ast.FunctionDef) and node.name == "fetch":
                for each in ast.walk(node):
                    yield from ((name, each in node.body) for name in self.names(each))

    def names(self, node: ast.AST) -> Iterator[str]:
        """Yield the names that `node` imports. If `node` is not a `from ... import` statement, yield nothing."""
        if isinstance(node, ast.ImportFrom):
            base = origin(node, f"glowgrid.{self.name}".rstrip("."), self._is_package)
            yield from (f"{base}.{each.name}".removeprefix("glowgrid.") for each in node.names)


def module_name(path: str) -> str:
    """Return a module's name, relative to glowgrid. Modules of words have the same name in every language.

    >>> module_name("lib/glowgrid/words/de/pause.py"), module_name("lib/glowgrid/saves/__init__.py")
    ('words.pause', 'saves')
    """
    name = path.removeprefix(PACKAGE).removesuffix(".py").replace("/", ".").removesuffix("__init__").rstrip(".")
    return _LANGUAGE.sub("words", name)
