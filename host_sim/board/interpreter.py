"""What the firmware sees of Python: its own modules, paths, settings and console, while it runs.

Part of the room host_sim.board; imports the standard library only. At each of the firmware's turns its interpreter is
put in place and taken out again after it, so the program around it, and other simulators in the same process, never
see it.
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
_LIBRARIES = ("adafruit_", "glowgrid", "neopixel")  # how the names begin of what lies in a drive's lib
_shared: set[str] = set()  # names of modules known to belong to everybody


class Interpreter:
    """A fresh interpreter as far as the firmware can tell: this process with other modules and values."""

    def __init__(self, root: Path, replacements: list[tuple[object, str, Any]]) -> None:
        """`replacements` are attributes, as (owner, name, value), that have another value in it."""
        self._modules: dict[str, ModuleType] = {}
        self._values: list[tuple[object, str, Any]] = [
            (sys, "path", [str(CORE), str(root / "lib"), *_path_behind(root)]),
            (sys, "argv", ["code.py"]),
            *replacements,
        ]
        importlib.invalidate_caches()

    def enter(self) -> None:
        """Put this interpreter in place; the other is kept."""
        outside = _take_own_modules()
        sys.modules.update(self._modules)
        self._modules = outside
        self._values = [_exchange(*value) for value in self._values]

    leave = enter  # the same exchange takes it out again

    def module(self, name: str) -> ModuleType:
        """Return a module that the firmware has imported, for whoever looks between its turns; KeyError for others."""
        return self._modules[name]


def _exchange(owner: object, name: str, value: Any) -> tuple[object, str, Any]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    return owner, name, before


def entropy(seed: int | None) -> Callable[[int], bytes]:
    """Return an `os.urandom`: repeatable with a seed, real without."""
    if seed is None:
        return os.urandom
    chance = random.Random(seed)
    return lambda size: bytes(chance.getrandbits(8) for _ in range(size))


def _path_behind(root: Path) -> list[str]:
    """Return the interpreter's path with the root last, where `code.py` shadows nothing."""
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


def is_librarys(name: str) -> bool:
    """Tell whether a module is of the drive's libraries, wherever this computer has it."""
    return name.startswith(_LIBRARIES) and name not in BUILT_IN


def _is_own(name: str) -> bool:
    return name.partition(".")[0] in _OWN or is_librarys(name)
