"""What importing a module and collecting garbage cost: on the board they take time, and here they would take none.

Part of the room host_sim.board; imports the standard library only. The cost goes by the bytes of a module's source,
about as it is deployed: without comments and docstrings, and with narrow indentation. It is owed, and paid when the
firmware next touches the hardware: whoever imports holds locks of the interpreter, and must not be interrupted.
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

from host_sim.board.interpreter import is_librarys

US_A_BYTE = {"source": 23, "mpy": 7}
"""Measured on the board for source; for .mpy by how much sooner a drive of such files comes to its first light."""
COLLECT_US = 15_000


class Watched:
    """A finder for `sys.meta_path` that finds nothing: it sees what is imported, and has it cost."""

    def __init__(self, owe: Callable[[float], None], us_a_byte: float) -> None:
        """`owe` takes the microseconds."""
        self._owe = owe
        self._us_a_byte = us_a_byte

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if is_librarys(name):
            spec = PathFinder.find_spec(name, path, target)
            if spec and spec.origin:
                self._owe(stripped_bytes(Path(spec.origin)) * self._us_a_byte)
        return None


def collecting(collect: Callable[..., int], owe: Callable[[float], None]) -> Callable[..., int]:
    """Return a `gc.collect` that takes the board's time."""

    def collected(*generation: int) -> int:
        owe(COLLECT_US)
        return collect(*generation)

    return collected


@cache
def stripped_bytes(path: Path) -> int:
    """Return about how many bytes a module has as it is deployed; as many as it has if it is no Python."""
    source = path.read_text(encoding="utf-8")
    try:
        return len(source.encode()) - _comments(source) - _docstrings(source) - _indentation(source)
    except (SyntaxError, tokenize.TokenError):
        return len(source.encode())


def _comments(source: str) -> int:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return sum(len(token.string.encode()) for token in tokens if token.type == tokenize.COMMENT)


def _indentation(source: str) -> int:
    """Return what indenting by one space a level saves."""
    return sum(len(line) - len(line.lstrip(" ")) for line in source.split("\n")) * 3 // 4


def _docstrings(source: str) -> int:
    total = 0
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
            first = node.body[0]
            total += len((ast.get_source_segment(source, first) or "").encode()) + first.col_offset
    return total
