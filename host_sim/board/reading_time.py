"""Make imports and garbage collections as slow as on the board. On a computer they take almost no time.

The time of an import depends on the size of the module as it is deployed: without comments and docstrings, and with
narrow indentation. An import holds locks of the Python interpreter, and the firmware must not be interrupted while it
holds these locks. So virtual time stands still during the import. Instead, the firmware's next hardware access takes
longer by the time of the import. This is called charging the time.
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
"""Microseconds per byte of a module. The value for "source" was measured on the board. The value for "mpy" was derived
from the time to the first light, which is shorter with compiled files."""
COLLECT_US = 15_000


class ImportCharge:
    """Finder for `sys.meta_path` that charges the time of each import. It never finds a module itself."""

    def __init__(self, charge: Callable[[float], None], us_a_byte: float) -> None:
        """`charge` is called with the time of an import in µs. `us_a_byte` is the import time per byte, in µs."""
        self._charge = charge
        self._us_a_byte = us_a_byte

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if is_library(name):
            spec = PathFinder.find_spec(name, path, target)
            if spec and spec.origin:
                self._charge(stripped_bytes(Path(spec.origin)) * self._us_a_byte)
        return None


def charged_collect(collect: Callable[..., int], charge: Callable[[float], None]) -> Callable[..., int]:
    """Return a replacement for `gc.collect` that takes as long as a collection on the board.

    `collect` is the original function. `charge` is called with the microseconds that a collection takes.
    """

    def collected(*generation: int) -> int:
        charge(COLLECT_US)
        return collect(*generation)

    return collected


@cache
def stripped_bytes(path: Path) -> int:
    """Return the approximate size in bytes that a module has when it is deployed.

    For a file that is not Python, return the size of the file.
    """
    source = path.read_text(encoding="utf-8")
    try:
        return len(source.encode()) - _comments(source) - _docstrings(source) - _indentation(source)
    except (SyntaxError, tokenize.TokenError):
        return len(source.encode())


def _comments(source: str) -> int:
    """Return the number of bytes that the comments in `source` take."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return sum(len(token.string.encode()) for token in tokens if token.type == tokenize.COMMENT)


def _indentation(source: str) -> int:
    """Return how many bytes are saved if each level of `source` is indented by one space instead of four."""
    return sum(len(line) - len(line.lstrip(" ")) for line in source.split("\n")) * 3 // 4


def _docstrings(source: str) -> int:
    """Return the number of bytes that the docstrings in `source` take."""
    total = 0
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, clean=False):
            first = node.body[0]
            total += len((ast.get_source_segment(source, first) or "").encode()) + first.col_offset
    return total
