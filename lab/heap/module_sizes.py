"""Bytes that each loaded module takes on the heap."""

import ast
from pathlib import Path

from lab.heap.evenings import orders
from tools import vm, vm32
from tools.build.joined import TARGETS


def _imports(path: Path, name: str) -> list[str]:
    """Return the glowgrid modules that a module imports at its top level."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            found += [base] + [f"{base}.{item.name}" for item in node.names]
    return found


def in_order(wanted_modules: list[str]) -> list[str]:
    """Return the modules in an order in which each follows its imports."""
    lib = vm.ROOT / "lib"
    files = {}
    for path in sorted((lib / "glowgrid").rglob("*.py")):
        files[".".join(path.relative_to(lib).with_suffix("").parts).removesuffix(".__init__")] = path
    order: list[str] = []

    def visit(name: str) -> None:
        if name in files and name not in order:
            for other in _imports(files[name], name):
                if other != name:
                    visit(other)
            order.append(name) if name not in order else None

    for name in wanted_modules:
        visit(name)
    return order


def _files(names: list[str]) -> list[str]:
    """Return the modules whose files on the drive have these modules, each after those that it imports."""
    moved = {f"glowgrid.{name}": f"glowgrid.{target}" for name, target in TARGETS.items()}
    files = [moved.get(name, name) for name in names]
    return list(dict.fromkeys(reversed(files)))[::-1]


def modules(folder: Path) -> list[tuple[str, int, int]]:
    """Return (module, its bytes without names, its new names) for all modules that an evening loads."""
    loaded = {name for row in vm32.run(folder, "loaded", ",".join(orders()[0]), "1") for name in row["modules"]}
    first = "adafruit_ticks", "adafruit_matrixkeypad", "neopixel", "glowgrid.config.settings"
    names = [*first, *_files(in_order(sorted(loaded)))]
    return [(row["name"], row["bytes"], row["strings"]) for row in vm32.run(folder, "modules", *names)]


def module_table(rows: list[tuple[str, int, int]]) -> str:
    """Return the modules as a Markdown table, the largest first."""
    lines = ["| module | bytes | new names |", "| --- | ---: | ---: |"]
    for name, size, names in sorted(rows, key=lambda row: -row[1]):
        lines.append(f"| {name.removeprefix('glowgrid.')} | {size:,} | {names} |")
    together = sum(size for _, size, _ in rows), sum(names for *_, names in rows)
    return "\n".join([*lines, f"| **together** | {together[0]:,} | {together[1]} |"])
