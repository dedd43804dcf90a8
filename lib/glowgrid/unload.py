"""Imports a module for one use. Going away: a function imports what it needs, and app/loader.py unloads it."""

import sys

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator
    from types import ModuleType


def fetching(names: str) -> "Generator[None, None, list]":
    """Import the modules `names` that are not there yet, one a step: a generator that yields after each, and returns
    the names of those."""
    fetched = []
    for name in names.split():
        if "glowgrid." + name not in sys.modules:
            __import__("glowgrid." + name)
            fetched.append(name)
            yield
    return fetched


def borrow(name: str) -> "ModuleType":
    """Import a module for one use and return it, unloaded already: it lives as long as the caller holds it. One that
    was there before stays there."""
    whole = "glowgrid." + name
    stays = whole in sys.modules
    __import__(whole)
    module = sys.modules[whole]
    if not stays:
        forget(name)
    return module


def borrowing(name: str) -> "Generator[None, None, ModuleType]":
    """Borrow a module in a step of its own: a generator that yields after the import and returns the module."""
    module = borrow(name)
    yield
    return module


def forget(name: str) -> None:
    """Unload one module."""
    name = "glowgrid." + name
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        sys.modules[name] = None  # type: ignore[assignment]  # what is deleted stays in its slot of a board's dict
        del sys.modules[name]
        package = sys.modules.get(parent)
        if hasattr(package, child):
            setattr(package, child, None)
            delattr(package, child)
