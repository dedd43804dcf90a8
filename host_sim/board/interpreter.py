"""The firmware's view of Python: its own modules, paths, settings and console.

It is put in place for each turn of the firmware and removed afterwards. The surrounding program, and other simulators
in the same process, never see it.

Imports only the standard library.
"""

import importlib
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

CORE = Path(__file__).resolve().parent / "core"

BUILT_IN = frozenset(path.stem for path in CORE.glob("*.py"))

_OWN = BUILT_IN | {"__main__", "code", "boot"}
_LIBRARIES = ("adafruit_", "glowgrid", "neopixel")  # prefixes of the modules in the drive's lib folder
_shared: set[str] = set()  # modules known to be shared with the rest of the process


class Interpreter:
    """A fresh interpreter from the firmware's point of view: this process with other modules and values."""

    def __init__(self, root: Path, replacements: list[tuple[object, str, Any]]) -> None:
        """Prepare the interpreter.

        `replacements` are attributes, as (owner, name, value), that have another value inside the interpreter.
        """
        self._modules: dict[str, ModuleType] = {}
        self._values: list[tuple[object, str, Any]] = [
            (sys, "path", [str(CORE), str(root / "lib"), *_path_behind(root)]),
            (sys, "argv", ["code.py"]),
            *replacements,
        ]
        importlib.invalidate_caches()

    def enter(self) -> None:
        """Put this interpreter in place, and store the outer one."""
        outside = _take_own_modules()
        sys.modules.update(self._modules)
        self._modules = outside
        self._values = [_exchange(*value) for value in self._values]

    leave = enter  # the same exchange restores the outer one

    def module(self, name: str) -> ModuleType:
        """Return a module that the firmware has imported, or raise KeyError. For use between the firmware's turns."""
        return self._modules[name]


def _exchange(owner: object, name: str, value: Any) -> tuple[object, str, Any]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    return owner, name, before


def entropy(seed: int | None) -> Callable[[int], bytes]:
    """Return an `os.urandom` that repeats with a seed and is random without one."""
    if seed is None:
        return os.urandom
    chance = random.Random(seed)
    return lambda size: bytes(chance.getrandbits(8) for _ in range(size))


def _path_behind(root: Path) -> list[str]:
    """Return the import path with the root last, where `code.py` shadows nothing."""
    rest = [entry for entry in sys.path if Path(entry or ".").resolve() not in (root, root / "lib")]
    return [*rest, str(root)]


def _take_own_modules() -> dict[str, ModuleType]:
    taken = {}
    for name in sys.modules.keys() - _shared:
        if _is_own(name):
            taken[name] = sys.modules.pop(name)
        else:
            _shared.add(name)
    return taken


def is_library(name: str) -> bool:
    """Return whether a module belongs to the drive's libraries, wherever this computer keeps it."""
    return name.startswith(_LIBRARIES) and name not in BUILT_IN


def _is_own(name: str) -> bool:
    return name.partition(".")[0] in _OWN or is_library(name)
