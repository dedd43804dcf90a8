"""Letting modules go: what is imported when needed is worth its heap only until then. Imports nothing of glowgrid."""

import sys


def forget(package: str) -> None:
    """Let go of every module below `package`: the next import reads it anew, and who still uses one keeps it."""
    for name in [name for name in sys.modules if name.startswith(package + ".")]:
        forget_module(name)


def forget_module(name: str) -> None:
    """Let go of one module, if it was imported."""
    if name in sys.modules:
        parent, _, child = name.rpartition(".")
        del sys.modules[name]
        delattr(sys.modules[parent], child)
