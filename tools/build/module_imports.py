"""Read from a module's source what it imports: at its top, in functions, and in statements marked `# stays`."""

import ast
import re
from collections.abc import Iterator

PACKAGE = "lib/glowgrid/"
STAYS = "# stays"
_LANGUAGE = re.compile(r"^words\.[a-z]{2}(?=\.|$)")


class Imports:
    """The imports of a module: at its top, and in its functions."""

    def __init__(self, path: str, content: bytes) -> None:
        self.name = module_name(path)
        self._is_package = path.endswith("/__init__.py")
        self.tree = ast.parse(content)
        self._lines = content.decode().split("\n")

    def top(self) -> Iterator[str]:
        """Yield the full names that are imported when the module is loaded."""
        for node in self.tree.body:
            yield from self.names(node)

    def staying(self) -> Iterator[str]:
        """Yield the full names in import statements marked `# stays`."""
        for node in ast.walk(self.tree):
            lines = self._lines[node.lineno - 1 : node.end_lineno] if isinstance(node, ast.ImportFrom) else []
            if any(STAYS in line for line in lines):
                yield from self.names(node)

    def fetched(self) -> Iterator[tuple[str, bool]]:
        """Yield the names that functions called `fetch` import for a search, with True if unconditional."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef) and node.name == "fetch":
                for each in ast.walk(node):
                    yield from ((name, each in node.body) for name in self.names(each))

    def names(self, node: ast.AST) -> Iterator[str]:
        """Yield the full names that a statement imports, below glowgrid."""
        if isinstance(node, ast.ImportFrom):
            package = self.name if self._is_package else self.name.rpartition(".")[0]
            parts = ["glowgrid", *filter(None, package.split("."))]
            above = parts[: len(parts) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{base}.{each.name}".removeprefix("glowgrid.") for each in node.names)


def module_name(path: str) -> str:
    """Return the name below glowgrid of the module in a file. For words it is the same in each language.

    >>> module_name("lib/glowgrid/words/de/menus.py"), module_name("lib/glowgrid/saves/__init__.py")
    ('words.menus', 'saves')
    """
    name = path.removeprefix(PACKAGE).removesuffix(".py").replace("/", ".").removesuffix("__init__").rstrip(".")
    return _LANGUAGE.sub("words", name)
