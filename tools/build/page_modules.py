"""The modules with which the web page makes a board's UF2 file: `tools.build.uf2.page_request` and all that it imports.

They are compiled for MicroPython, and keep their names and folders.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.build import mpy
from tools.build.payload import ROOT
from tools.build.syntax import origin

START = "tools.build.uf2.page_request"


def modules(start: str = START) -> dict[str, Path]:
    """Return a dict from name to file of the module `start` and of all modules of the repository that it imports.

    A package's own file is included only if something is imported from it, because MicroPython does without.
    """
    found: dict[str, Path] = {}
    left = [start]
    while left:
        name = left.pop()
        path = _file(name)
        if name in found or path is None:
            continue
        found[name] = path
        left += _imported(name, path)
    return dict(sorted(found.items()))


def compiled() -> dict[str, bytes]:
    """Return a dict from path to content of the compiled modules, for the VM's folder of modules."""
    found = {}
    for name, path in modules().items():
        place = name.replace(".", "/") + ("/__init__" if path.name == "__init__.py" else "")
        found[f"/{place}.mpy"] = mpy.compiled(place + ".py", path.read_bytes(), mpy.MICROPYTHON)
    return found


def _file(name: str) -> Path | None:
    """Return the file of the module or package `name`, or None if the repository has none."""
    if not name:
        return None
    place = (ROOT / "lib" if name.split(".")[0] == "glowgrid" else ROOT) / name.replace(".", "/")
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None


def _imported(name: str, path: Path) -> Iterator[str]:
    """Yield the names that a module imports when it is loaded. Some are no modules, but functions."""
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ImportFrom):
            base = origin(node, name, path.name == "__init__.py")
            yield base
            yield from (f"{base}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
