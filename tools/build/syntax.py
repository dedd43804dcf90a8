"""Syntax trees of sources, shared by the steps of a build, so that each source is parsed and walked only once."""

import ast
import functools
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import resolve_name

KEPT = 600
"""Number of trees to keep. The drive has fewer modules, so each step of a build finds the trees of the step before."""


@functools.lru_cache(KEPT)
def parsed(source: str | bytes) -> ast.Module:
    """Return the syntax tree of a source. All callers get the same tree, so they must not change it."""
    with without_collections():
        return ast.parse(source)


@functools.lru_cache(KEPT)
def nodes(source: str | bytes) -> list[ast.AST]:
    """Return all nodes of the syntax tree of a source, in the order of `ast.walk`."""
    return list(ast.walk(parsed(source)))


def origin(node: ast.ImportFrom, importer: str, is_package: bool) -> str:
    """Return the absolute name of the module or package from which `node` imports.

    `importer`: the absolute name of the module that contains `node`. `is_package`: whether this module is a package.

    >>> origin(ast.parse("from ..engine import seat").body[0], "glowgrid.scenes.play", False)
    'glowgrid.engine'
    """
    package = importer if is_package else importer.rpartition(".")[0]
    return resolve_name("." * node.level + (node.module or ""), package)


@contextmanager
def without_collections() -> Iterator[None]:
    """Context manager that pauses the garbage collector, which would otherwise take four fifths of the parsing time.

    The pause costs no memory, because a syntax tree contains no garbage.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
