"""Reading time: the time that imports and garbage collections take on the board. On a computer they take almost none.

The cost depends on the size of a module as it is deployed: without comments and docstrings, and with narrow
indentation. It is recorded as a debt and passes at the firmware's next hardware access. During the import itself the
firmware holds the interpreter's locks and must not be interrupted.

Imports only the standard library.
"""

import ast
import io
import tokenize
from collections.abc import Callable
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from host_sim.board.interpreter import is_library

US_A_BYTE = {"source": 23, "mpy": 7}
"""Measured on the board for source; derived for .mpy from how much sooner the first light comes with such files."""
COLLECT_US = 15_000


class Watched:
    """Finder for `sys.meta_path` that finds no modules, but charges the time of each import."""

    def __init__(self, owe: Callable[[float], None], us_a_byte: float) -> None:
        """Create the finder. `owe` is called with microseconds."""
        self._owe = owe
        self._us_a_byte = us_a_byte

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if is_library(name):
            spec = PathFinder.find_spec(name, path, target)
            if spec and spec.origin:
                self._owe(stripped_bytes(Path(spec.origin)) * self._us_a_byte)
        return None


def collecting(collect: Callable[..., int], owe: Callable[[float], None]) -> Callable[..., int]:
    """Return a `gc.collect` that takes as long as on the board."""

    def collected(*generation: int) -> int:
        owe(COLLECT_US)
        return collect(*generation)

    return collected


@cache
def stripped_bytes(path: Path) -> int:
    """Return the approximate size of a module in bytes as it is deployed, or the file's size if it is not Python."""
    source = path.read_text(encoding="utf-8")
    try:
        return len(source.encode()) - _comments(source) - _docstrings(source) - _indentation(source)
    except (SyntaxError, tokenize.TokenError):
        return len(source.encode())


def _comments(source: str) -> int:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return sum(len(token.string.encode()) for token in tokens if token.type == tokenize.COMMENT)


def _indentation(source: str) -> int:
    """Return the bytes saved by indenting with one space per level."""
    return sum(len(line) - len(line.lstrip(" ")) for line in source.split("\n")) * 3 // 4


def _docstrings(source: str) -> int:
    total = 0
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
            first = node.body[0]
            total += len((ast.get_source_segment(source, first) or "").encode()) + first.col_offset
    return total
