"""Syntax trees of sources, shared by the steps of a build, so that each source is parsed and walked only once."""

import ast
import functools
import gc
from collections.abc import Iterator
from contextlib import contextmanager

KEPT = 256
"""At least the number of the drive's modules, so that a step finds the trees of the step before."""


@functools.lru_cache(KEPT)
def parsed(source: str | bytes) -> ast.Module:
    """Return the tree of a source. Callers share it and must not change it."""
    with without_collections():
        return ast.parse(source)


@functools.lru_cache(KEPT)
def nodes(source: str | bytes) -> list[ast.AST]:
    """Return every node of a source, as `ast.walk` yields them."""
    return list(ast.walk(parsed(source)))


@contextmanager
def without_collections() -> Iterator[None]:
    """Pause the garbage collector: trees hold no garbage, and its scans take four fifths of the time of parsing."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
