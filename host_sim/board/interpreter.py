"""Give the firmware its own modules, import path and values in this Python process.

The firmware's modules, path and values are in use only while it is the firmware's turn to run. After each turn, the
simulator's own modules, path and values are restored. So neither this simulator nor other simulators in the same
process ever use the firmware's modules, path and values.
"""

import functools
import importlib
import itertools
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
_LIBRARIES = ("adafruit_", "glowgrid", "neopixel")  # how the names of modules in the drive's lib folder begin


class Interpreter:
    """The interpreter that the firmware sees: this process, with some modules and values replaced."""

    def __init__(self, root: Path, replacements: list[tuple[object, str, Any]]) -> None:
        """Prepare an interpreter that has no modules of its own yet.

        `replacements` are attributes that have a different value while the firmware runs, as (owner, name, value).
        """
        self._modules: dict[str, ModuleType] = {}
        self._values: list[tuple[object, str, Any]] = [
            (sys, "path", [str(CORE), str(root / "lib"), *_path_with_root_last(root)]),
            (sys, "argv", ["code.py"]),
            *replacements,
        ]
        importlib.invalidate_caches()

    def enter(self) -> None:
        """Replace the simulator's modules and values with those of the firmware. `leave` undoes this."""
        self._modules = _own_modules.exchange(self._modules)
        self._values = [_exchange(*value) for value in self._values]

    leave = enter  # exchanging once more restores the simulator's modules and values

    def module(self, name: str) -> ModuleType:
        """Return the module `name`. Raise KeyError if the firmware has not imported this module.

        Call this only between turns of the firmware.
        """
        return self._modules[name]


def _exchange(owner: object, name: str, value: Any) -> tuple[object, str, Any]:
    """Set the attribute `name` of `owner`. Return (owner, name, previous value)."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    return owner, name, before


def random_source(seed: int | None) -> Callable[[int], bytes]:
    """Return a replacement for `os.urandom`. The replacement returns the same bytes in each run.

    If `seed` is None, return `os.urandom` itself.
    """
    if seed is None:
        return os.urandom
    chance = random.Random(seed)
    return lambda size: bytes(chance.getrandbits(8) for _ in range(size))


def _path_with_root_last(root: Path) -> list[str]:
    """Return the import path with `root` at its end, so that `code.py` does not hide the standard library's `code`."""
    rest = [entry for entry in sys.path if Path(entry or ".").resolve() not in (root, root / "lib")]
    return [*rest, str(root)]


class _Exchange:
    """Puts the firmware's modules into `sys.modules` when the firmware's turn begins.

    When that turn ends, this class puts the simulator's modules back. Modules that the firmware shares with the
    simulator stay in `sys.modules`.
    """

    def __init__(self) -> None:
        self._shared: set[str] = set()  # names of loaded modules that the firmware shares with the rest of the process
        self._put: list[str] = []  # modules that the last exchange put at the end of `sys.modules`
        self._count = 0  # number of modules in `sys.modules` after the last exchange

    def exchange(self, modules: dict[str, ModuleType]) -> dict[str, ModuleType]:
        """Put `modules` into `sys.modules`. They replace the modules of which each interpreter has its own copy.

        Return the replaced modules, as a dict from name to module.
        """
        taken = {name: sys.modules.pop(name) for name in self._own_names()}
        sys.modules.update(modules)
        self._put, self._count = [*modules], len(sys.modules)
        return taken

    def _own_names(self) -> list[str]:
        """Return the names of the loaded modules of which each interpreter has its own copy.

        If nothing was imported or removed since the last exchange, these are the modules that the last exchange put
        into `sys.modules`.
        """
        last = list(itertools.islice(reversed(sys.modules), len(self._put)))
        if len(sys.modules) == self._count and last == self._put[::-1]:
            return self._put
        own = [name for name in sys.modules if name not in self._shared and _is_own(name)]
        self._shared.update(sys.modules.keys() - own)
        return own


_own_modules = _Exchange()


def is_library(name: str) -> bool:
    """Return whether the module `name` belongs to one of the libraries on the drive."""
    return name.startswith(_LIBRARIES) and name not in BUILT_IN


@functools.cache
def _is_own(name: str) -> bool:
    """Return whether each interpreter has its own copy of the module `name`."""
    return name.partition(".")[0] in _OWN or is_library(name)
